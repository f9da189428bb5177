/**
 * Lines of a printout without what cannot be seen: white space at the end of each, and empty lines
 * at the end. Line by line, for an expression that looks for blanks before an end tries each of a
 * run of them anew, and a run of some ten thousand makes the page stand still.
 */
export function trimmedLines(lines: readonly string[]): readonly string[] {
  const trimmed = lines.map((line) => line.trimEnd());
  let length = trimmed.length;
  while (length > 0 && trimmed[length - 1] === '') length -= 1;
  return trimmed.slice(0, length);
}
