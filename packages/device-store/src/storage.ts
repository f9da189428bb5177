import { maxStoredLength } from '@kurser/shared/textLimits';

/** The part of the Web Storage interface that is used here. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Why something is kept in memory only: the browser stores nothing for this site, or has no more
 * room for it.
 */
export type StorageTrouble = 'none' | 'refused' | 'full';

/** What stands before the key of a value that is too long to be used and yet is not to be lost. */
export const asidePrefix = 'aside:';

/**
 * Is the text longer than anything that the site stores? Then no part is given it: it would be busy
 * with it for long.
 */
export function isTooLong(key: string, text: string): boolean {
  return text.length > maxStoredLength && !key.startsWith(asidePrefix);
}

/**
 * All names in a storage that begin with `start`; a copy, so that names can be removed on the way.
 */
export function namesIn(storage: StorageLike, start: string): string[] {
  const names = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  return names.filter((name) => name.startsWith(start));
}
