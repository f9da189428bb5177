/**
 * The lines of a program as a puzzle takes them. The build asks too (../live/plan), so nothing is
 * imported here.
 */

/** How many lines a puzzle may have: fewer is no task, more is a search. */
const fewestLines = 4;
const mostLines = 12;

/** Whether a line of a program says nothing. */
export function isEmpty(line: string): boolean {
  return line.trim() === '';
}

/** The lines of a program that are put in order: those that say something. */
export function linesToOrder(source: string): readonly string[] {
  return source
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => !isEmpty(line));
}

/** Why a program makes no puzzle, in Swedish; undefined when it does. */
export function whyNoPuzzle(source: string): string | undefined {
  const lines = linesToOrder(source);
  if (lines.length < fewestLines || lines.length > mostLines)
    return `blocket har ${lines.length} rader som inte är tomma; det ska ha ${fewestLines} till ${mostLines}`;
  if (new Set(lines).size === 1) return 'alla rader är lika';
  return undefined;
}
