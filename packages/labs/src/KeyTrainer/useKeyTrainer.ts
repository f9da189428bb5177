import { useStored } from '@kurser/device-store';
import { useJudgedPart } from '@kurser/shared/judgedPart';
import { useTicker } from '@kurser/shared/useTicker';
import { useLab } from '../kit/useLab';
import { isSolved } from './core/exercise';
import type { Key } from '../helix/keys';
import type { KeySetup } from './settings';
import { keyTrainer, parseBest, withBest, type Best } from './lab';

const filmStepMs = 900;

const noBest: Best = [];

/** The exercises with the student's keys: facts to show and verbs for keys and buttons. */
export function useKeyTrainer(setup: KeySetup) {
  const { state: trainer, verbs } = useLab(keyTrainer, setup);
  /** The fewest keys on this device, for each exercise. */
  const [best, setBest] = useStored(setup.storeKey, parseBest, noBest);
  const isDone = (of: Best): boolean => setup.exercises.every((_, at) => of[at] != null);
  const tellVerdict = useJudgedPart(setup.storeKey, () => isDone(best));
  const { exercise, editor } = trainer;
  const solved = isSolved(exercise, editor);

  const play = (keys: readonly Key[], isFilm: boolean): void => {
    if (solved) return;
    verbs.press(keys, isFilm);
    // The same keys on the same editor: what the reducer will come to is known here already.
    const next = keyTrainer.reduce(trainer, ['press', keys, isFilm]);
    if (!isSolved(exercise, next.editor) || next.watched) return;
    const bettered = withBest(best, trainer.index, next.pressed.length);
    setBest(bettered);
    if (isDone(bettered)) tellVerdict(true);
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
    trainer,
    solved,
    best,
    playing: ticker.running,
    press: (keys: readonly Key[]) => stopAnd(() => play(keys, false)),
    restart: () => stopAnd(verbs.restart),
    open: (index: number) => stopAnd(() => verbs.open(index)),
    /** Plays the solution from the start, or stops it. */
    toggleFilm: () => {
      if (!ticker.running) verbs.restart();
      ticker.toggle();
    },
  };
}

export type KeyTraining = ReturnType<typeof useKeyTrainer>;
