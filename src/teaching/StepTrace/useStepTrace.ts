import { useEffect, useReducer, type RefObject } from 'react';
import {
  advance,
  dwellMs,
  findKeyCommand,
  initialPlayer,
  type Command,
  type Player,
} from './player';
import type { Snapshot } from './snapshots';

export interface StepTraceVerbs {
  readonly index: number;
  readonly isPlaying: boolean;
  toggle(): void;
  step(): void;
  back(): void;
  start(): void;
  end(): void;
  jump(index: number): void;
}

function isOwnKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const { target } = event;
  // The slider moves by arrows, Home and End by itself; a button is pressed by the space bar.
  if (target instanceof HTMLInputElement) return event.key === ' ';
  if (target instanceof HTMLButtonElement) return event.key !== ' ';
  return true;
}

/** The player of the given steps; its keys work while the focus is anywhere inside `area`. */
export function useStepTrace(
  snapshots: readonly Snapshot[],
  area: RefObject<HTMLElement | null>,
): StepTraceVerbs {
  const count = snapshots.length;
  const [player, dispatch] = useReducer(
    (before: Player, command: Command) => advance(before, command, count),
    initialPlayer,
  );

  useEffect(() => {
    if (player.kind === 'paused') return undefined;
    const timer = window.setTimeout(
      () => {
        dispatch({ kind: 'tick' });
      },
      dwellMs(snapshots[player.index]?.explanation ?? ''),
    );
    return () => {
      window.clearTimeout(timer);
    };
  }, [player, snapshots]);

  useEffect(() => {
    const element = area.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = isOwnKey(event) ? findKeyCommand(event.key) : undefined;
      if (command === undefined) return;
      event.preventDefault();
      dispatch(command);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [area]);

  const verb = (kind: Exclude<Command['kind'], 'jump'>) => () => {
    dispatch({ kind });
  };
  return {
    index: player.index,
    isPlaying: player.kind === 'playing',
    toggle: verb('toggle'),
    step: verb('step'),
    back: verb('back'),
    start: verb('start'),
    end: verb('end'),
    jump: (index) => {
      dispatch({ kind: 'jump', index });
    },
  };
}
