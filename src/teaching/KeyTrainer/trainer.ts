import { isSolved, type Exercise } from './exercise';
import { press } from './helix/editor';
import type { Key } from './helix/keys';
import type { Editor } from './helix/state';

/** One exercise in progress. */
export interface Trainer {
  readonly index: number;
  readonly exercise: Exercise;
  readonly editor: Editor;
  /** The keys since the start that did something, or tried to. */
  readonly pressed: readonly Key[];
  /** The solution has been played: what follows is no result of one's own. */
  readonly watched: boolean;
}

export type TrainerAction =
  | { readonly kind: 'press'; readonly keys: readonly Key[]; readonly isFilm: boolean }
  | { readonly kind: 'restart' }
  | { readonly kind: 'open'; readonly index: number; readonly exercises: readonly Exercise[] };

function fresh(exercise: Exercise, index: number): Trainer {
  return { index, exercise, editor: exercise.start, pressed: [], watched: false };
}

/** The first exercise, untouched. Throws when there is none. */
export function createTrainer(exercises: readonly Exercise[]): Trainer {
  const [first] = exercises;
  if (first === undefined) throw new Error('KeyTrainer: det finns ingen övning.');
  return fresh(first, 0);
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

/** The trainer after the action. Pure. */
export function updateTrainer(trainer: Trainer, action: TrainerAction): Trainer {
  switch (action.kind) {
    case 'press':
      return pressKeys(trainer, action.keys, action.isFilm);
    case 'restart':
      return fresh(trainer.exercise, trainer.index);
    case 'open': {
      const exercise = action.exercises[action.index];
      return exercise === undefined ? trainer : fresh(exercise, action.index);
    }
  }
}

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
