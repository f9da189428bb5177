/**
 * How long a text may be, in characters: far more than anybody needs, and so little that the page
 * is never busy with one for long. tests/unit/fieldLengths.test.ts sees to it that every field has
 * a limit.
 */

/** A line that is typed: an answer, a question, an expression. */
export const maxLineLength = 500;
/** Several lines that are typed: a printout, a text to take in. */
export const maxTextLength = 20_000;
/** A program in an editor. */
export const maxCodeLength = 40_000;
/** One value on the device or in a copy, as JSON. Two programs have room in it. */
export const maxStoredLength = 200_000;
