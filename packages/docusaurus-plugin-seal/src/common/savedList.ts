/** A file by its address, and how many bytes it has: 0 for the list itself, which cannot know. */
export type SizedAddress = readonly [address: string, bytes: number];

/** What an edition of the site takes to be read without a network, as the build lists it. */
export interface SavedList {
  /** Another one when anything in it is another. */
  readonly edition: string;
  /** The id of the key that opens it. */
  readonly keyId: string;
  /** SHA-256 of the page that every address begins with, in hex. */
  readonly page: string;
  /** What every page may ask for. */
  readonly shared: readonly SizedAddress[];
  /** What only pages of a group ask for. */
  readonly groups: Readonly<Record<string, readonly SizedAddress[]>>;
}

const isSized = (value: unknown): value is SizedAddress =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

const areSized = (value: unknown): value is readonly SizedAddress[] =>
  Array.isArray(value) && value.every(isSized);

/** @throws when the text is no such list */
export function parseSavedList(text: string): SavedList {
  const { edition, keyId, page, shared, groups } = JSON.parse(text) as Partial<
    Record<keyof SavedList, unknown>
  >;
  const isRight =
    [edition, keyId, page].every((value) => typeof value === 'string') &&
    areSized(shared) &&
    typeof groups === 'object' &&
    groups !== null &&
    Object.values(groups).every(areSized);
  if (!isRight) throw new Error('This is no list of what to keep');
  return { edition, keyId, page, shared, groups } as SavedList;
}
