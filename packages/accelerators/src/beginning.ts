/**
 * How many blocks of a page are its beginning, which is drawn before the rest: about what a large
 * screen shows.
 */
export const beginningBlocks = 8;

/** Fewer than this are not worth drawing by themselves. */
const leastRest = 5;

/**
 * Whether a page of so many blocks is drawn in two steps: after a click, and as the copy that a
 * returning member reads.
 */
export function hasRest(blocks: number): boolean {
  return blocks >= beginningBlocks + leastRest;
}
