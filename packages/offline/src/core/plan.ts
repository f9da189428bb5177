import type { SavedList, SizedAddress } from 'docusaurus-plugin-seal/common';

/** The name in the build of the list of what each course takes, which is sealed. */
export const savedFilesName = 'saved-files.json';

/** Where the page that every address begins with lies in a cache. */
export const pageAddress = '/';

/**
 * Whether a file's address tells it from what it holds after the next deployment, so that any copy
 * of it is good.
 */
export function isNamedByContent(address: string): boolean {
  return /^\/(?:sealed\/[^/]+\/)?assets\/|^\/pyodide\//.test(address);
}

/** All files that some courses take, what every page may ask for among them. */
export function filesOf(list: SavedList, courses: readonly string[]): readonly SizedAddress[] {
  if (courses.length === 0) return [];
  return [...list.shared, ...courses.flatMap((course) => list.groups[course] ?? [])];
}

/** How many bytes files have. */
export function bytesOf(files: readonly SizedAddress[]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** What is to be done so that a cache holds exactly some files. */
export interface Change {
  readonly missing: readonly SizedAddress[];
  readonly extra: readonly string[];
}

/** @param held the addresses of what the cache holds */
export function changeTo(files: readonly SizedAddress[], held: readonly string[]): Change {
  const has = new Set(held);
  const wanted = new Set([pageAddress, ...files.map(([address]) => address)]);
  return {
    missing: files.filter(([address]) => !has.has(address)),
    extra: held.filter((address) => !wanted.has(address)),
  };
}

/** How much is left free beside the files: a cache has an entry for each. */
const margin = 1.1;

/**
 * Whether a browser says that there is no room for so many bytes; one that says nothing may have
 * it.
 */
export function isTooMuch(bytes: number, { quota, usage }: StorageEstimate): boolean {
  return quota !== undefined && bytes * margin > quota - (usage ?? 0);
}
