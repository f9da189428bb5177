/** How many blocks of a page are its beginning, which is drawn before the rest: about what a large screen shows. */
export const beginningBlocks = 8;

/** Fewer than this are not worth drawing by themselves. */
export const leastRest = 5;
