import { isSolved, linesRight, type Puzzle } from './puzzle';

/**
 * How far a student has come with a puzzle. It is stored as it is. `tries` counts the orders that
 * have been checked.
 */
export type Play =
  | {
      readonly state: 'arranging';
      readonly tries: number;
      readonly order: readonly number[];
      /**
       * How many lines from the top were right at the last check; null when the order has changed
       * since.
       */
      readonly right: number | null;
    }
  | { readonly state: 'solved'; readonly tries: number }
  | { readonly state: 'shown'; readonly tries: number };

/** A puzzle that nobody has touched. */
export function newPlay({ start }: Puzzle): Play {
  return { state: 'arranging', tries: 0, order: start, right: null };
}

/** The play with the lines in another order. */
export function arranged(play: Play, order: readonly number[]): Play {
  return { state: 'arranging', tries: play.tries, order, right: null };
}

/** The play after the order has been checked; one that is over stays as it is. */
export function checked(puzzle: Puzzle, play: Play): Play {
  if (play.state !== 'arranging') return play;
  const tries = play.tries + 1;
  if (isSolved(puzzle, play.order)) return { state: 'solved', tries };
  return { ...play, tries, right: linesRight(puzzle, play.order) };
}

/** The play when the student has asked for the right order. */
export function shown({ tries }: Play): Play {
  return { state: 'shown', tries };
}

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}

function isCount(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0;
}

/** Whether a value is an order of `length` pieces: each index once. */
function isOrder(raw: unknown, length: number): raw is readonly number[] {
  return (
    Array.isArray(raw) &&
    raw.length === length &&
    raw.every((index) => isCount(index) && index < length) &&
    new Set(raw).size === length
  );
}

/** The play in a stored value; undefined when it has another shape or belongs to another puzzle. */
export function parsePlay({ lines }: Puzzle, raw: unknown): Play | undefined {
  if (!isObject(raw) || !isCount(raw['tries'])) return undefined;
  const { state, tries, order, right } = raw;
  if (state === 'solved' || state === 'shown') return { state, tries };
  if (state !== 'arranging' || !isOrder(order, lines.length)) return undefined;
  return { state, tries, order, right: isCount(right) && right < lines.length ? right : null };
}
