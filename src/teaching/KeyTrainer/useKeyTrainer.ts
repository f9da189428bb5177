import { useReducer } from 'react';
import { useStored } from '@site/src/components/deviceStore';
import { useTicker } from '@site/src/components/useTicker';
import { isSolved, type Exercise } from './exercise';
import { press } from './helix/editor';
import type { Key } from './helix/keys';
import type { Editor } from './helix/state';
import type { KeySetup } from './props';
import {
  createTrainer,
  parseBest,
  updateTrainer,
  withBest,
  type Best,
  type Trainer,
} from './trainer';

const filmStepMs = 900;

export interface KeyTraining {
  readonly exercise: Exercise;
  readonly trainer: Trainer;
  readonly editor: Editor;
  readonly solved: boolean;
  /** The fewest keys on this device, for each exercise. */
  readonly best: Best;
  readonly playing: boolean;
  readonly press: (keys: readonly Key[]) => void;
  readonly restart: () => void;
  readonly open: (index: number) => void;
  /** Plays the solution from the start, or stops it. */
  readonly toggleFilm: () => void;
}

const noBest: Best = [];

/** The exercises with the student's keys: facts to show and verbs for keys and buttons. */
export function useKeyTrainer({ exercises, storeKey }: KeySetup): KeyTraining {
  const [trainer, update] = useReducer(updateTrainer, exercises, createTrainer);
  const [best, setBest] = useStored(storeKey, parseBest, noBest);
  const exercise = exercises[trainer.index] ?? trainer.exercise;
  const { editor } = trainer;
  const solved = isSolved(exercise, editor);

  const play = (keys: readonly Key[], isFilm: boolean): void => {
    if (solved) return;
    update({ kind: 'press', keys, isFilm });
    // The same keys on the same editor: what the reducer will come to is known here already.
    const used = countUntilSolved(exercise, editor, keys);
    if (used !== undefined && !isFilm && !trainer.watched)
      setBest(withBest(best, trainer.index, trainer.pressed.length + used));
  };
  const ticker = useTicker(() => {
    const next = exercise.solution[trainer.pressed.length];
    if (next !== undefined) play([next], true);
    return trainer.pressed.length + 1 < exercise.solution.length;
  }, filmStepMs);
  const stopAnd = (action: () => void): void => {
    ticker.stop();
    action();
  };
  return {
    exercise,
    trainer,
    editor,
    solved,
    best,
    playing: ticker.running,
    press: (keys) => stopAnd(() => play(keys, false)),
    restart: () => stopAnd(() => update({ kind: 'restart' })),
    open: (index) => stopAnd(() => update({ kind: 'open', index, exercises })),
    toggleFilm: () => {
      if (ticker.running) ticker.stop();
      else {
        update({ kind: 'restart' });
        ticker.start();
      }
    },
  };
}

/** How many of the keys it takes to reach the goal; undefined when they do not reach it. */
function countUntilSolved(
  exercise: Exercise,
  editor: Editor,
  keys: readonly Key[],
): number | undefined {
  let now = editor;
  for (const [index, key] of keys.entries()) {
    now = press(now, key);
    if (isSolved(exercise, now)) return index + 1;
  }
  return undefined;
}
