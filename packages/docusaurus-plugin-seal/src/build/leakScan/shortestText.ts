/**
 * The shortest text that is looked for anywhere: sixteen letters or digits are about three words.
 * Shorter ones (`default value`, `@contextmanager`) stand in scripts that have nothing to do with
 * the lessons. Titles, labels and headings that are shorter are looked for as whole quoted strings
 * instead.
 */
export const shortestText = 16;
