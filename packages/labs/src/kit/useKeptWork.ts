import { useEffect, useRef, useState } from 'react';
import { useStored } from '@kurser/device-store';
import { emptyHistory, redo, remember, undo, type History } from './history';
import type { Action, BoundVerbs, Work } from './lab';

export interface KeptWork<State, Verbs> {
  readonly state: State;
  /**
   * Each use of a verb is a step that undo takes back. One that returns the state itself is none.
   */
  readonly verbs: BoundVerbs<Verbs>;
  /**
   * Goes on with the step before, as a stroke does, and is taken back together with it; or does
   * what undo does not count.
   */
  extend(action: Action<Verbs>): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  /** Back to what the author set up; undo brings the student's own back. */
  startOver(): void;
}

/**
 * A student's work, kept on the device under `key`, with undo as long as the page is open. What is
 * on the device is what counts: it may have been changed in another tab. `start` must be stable.
 */
export function useKeptWork<State, Verbs>(
  work: Work<State, Verbs>,
  key: string,
  start: State,
): KeptWork<State, Verbs> {
  const [state, write] = useStored(key, work.parse, start);
  const [history, setHistory] = useState<History<State>>(emptyHistory);
  // A fast pointer sends several moves before the next drawing: each must go on from the one
  // before.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  const put = (next: State): void => {
    if (next === latest.current) return;
    latest.current = next;
    write(next);
  };
  const leave = (next: State): void => {
    const before = latest.current;
    if (next !== before) setHistory((kept) => remember(kept, before));
    put(next);
  };
  const travel = (way: typeof undo): void => {
    const result = way(history, latest.current);
    if (result === undefined) return;
    setHistory(result.history);
    put(result.present);
  };
  return {
    state,
    verbs: work.bind((action) => leave(work.reduce(latest.current, action))),
    extend: (action) => put(work.reduce(latest.current, action)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => travel(undo),
    redo: () => travel(redo),
    startOver: () => leave(start),
  };
}
