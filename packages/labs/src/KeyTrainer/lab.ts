import { defineLab } from '../kit/lab';
import { isSolved, type Exercise } from './core/exercise';
import { press } from '../helix/editor';
import type { Key } from '../helix/keys';
import type { Editor } from '../helix/state';
import type { KeySetup } from './settings';

/** One exercise in progress. */
export interface Trainer {
  readonly settings: KeySetup;
  readonly index: number;
  readonly exercise: Exercise;
  readonly editor: Editor;
  /** The keys since the start that did something, or tried to. */
  readonly pressed: readonly Key[];
  /** The solution has been played: what follows is no result of one's own. */
  readonly watched: boolean;
}

function opened(settings: KeySetup, index: number): Trainer | undefined {
  const exercise = settings.exercises[index];
  if (exercise === undefined) return undefined;
  return { settings, index, exercise, editor: exercise.start, pressed: [], watched: false };
}

/** The first exercise, untouched. Throws when there is none. */
function start(settings: KeySetup): Trainer {
  const first = opened(settings, 0);
  if (first === undefined) throw new Error('KeyTrainer: det finns ingen övning.');
  return first;
}

/** Keys until the goal is reached; what comes after it does not count. */
function pressKeys(trainer: Trainer, keys: readonly Key[], isFilm: boolean): Trainer {
  let { editor } = trainer;
  const pressed = [...trainer.pressed];
  for (const key of keys) {
    if (isSolved(trainer.exercise, editor)) break;
    editor = press(editor, key);
    pressed.push(key);
  }
  return { ...trainer, editor, pressed, watched: trainer.watched || isFilm };
}

export const keyTrainer = defineLab(start, {
  press: pressKeys,
  restart: (trainer) => opened(trainer.settings, trainer.index) ?? trainer,
  open: (trainer, index: number) => opened(trainer.settings, index) ?? trainer,
});

/** The fewest keys for each exercise; null where it is not solved. */
export type Best = readonly (number | null)[];

/** A stored list of results, or undefined when what is stored has another shape. */
export function parseBest(raw: unknown): Best | undefined {
  if (!Array.isArray(raw) || raw.length > 200) return undefined;
  const items: readonly unknown[] = raw;
  const isResult = (item: unknown): item is number | null =>
    item === null || (typeof item === 'number' && Number.isInteger(item) && item > 0);
  return items.every(isResult) ? items : undefined;
}

/** The results with a new one; a worse one than before changes nothing. */
export function withBest(best: Best, index: number, count: number): Best {
  const length = Math.max(best.length, index + 1);
  return Array.from({ length }, (_, at) => {
    const before = best[at] ?? null;
    if (at !== index) return before;
    return before === null ? count : Math.min(before, count);
  });
}
