/**
 * The line in the browser's storage that says which courses are kept here and whose they are. It
 * costs a reader who keeps none one look. Part of the sign-in's program too, so it knows nothing
 * else of this room.
 */

/** The line's name. */
export const markItem = 'kurser-saved';

/** What the names of all caches of ours begin with; the edition's own comes after it. */
export const cachePrefix = 'kurser-saved:';

/** The worker's address. At the root: only there may it answer for all pages. */
export const workerAddress = '/offline.js';

export interface Mark {
  /** The account that keeps them. */
  readonly uid: string;
  /** Until when its sign-in lets it read, in milliseconds since 1970. */
  readonly until: number;
  /** The edition that is whole here; empty where none is yet. */
  readonly edition: string;
  /** The key that opens it. */
  readonly keyId: string;
  /** The courses that are to be kept. */
  readonly wanted: readonly string[];
  /** Those of them that are here. */
  readonly kept: readonly string[];
}

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** The mark in a stored text; undefined for whatever is none. */
export function parseMark(text: string | null): Mark | undefined {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<Record<keyof Mark, unknown>> | null;
    const { uid, until, edition, keyId, wanted, kept } = found ?? {};
    const isRight =
      [uid, edition, keyId].every((value) => typeof value === 'string') &&
      typeof until === 'number' &&
      areTexts(wanted) &&
      areTexts(kept);
    return isRight ? ({ uid, until, edition, keyId, wanted, kept } as Mark) : undefined;
  } catch {
    return undefined;
  }
}

/** The mark on this device. Never throws; undefined on the server too. */
export function readMark(): Mark | undefined {
  try {
    return parseMark(window.localStorage.getItem(markItem));
  } catch {
    return undefined;
  }
}
