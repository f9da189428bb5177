/**
 * Lines and kinds of characters, as Helix counts them: a text that ends with a line break has one
 * more, empty line after it. Positions are gaps between characters; a character is one UTF-16 unit
 * (the exercises refuse texts where that is not so).
 */

export function lineOf(text: string, position: number): number {
  let line = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1))
    line += 1;
  return line;
}

export function lineCount(text: string): number {
  return lineOf(text, text.length) + 1;
}

/** Where the line begins; the text's end for a line after the last. */
export function lineStart(text: string, line: number): number {
  let start = 0;
  for (let passed = 0; passed < line; passed += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return start;
}

/** Where the line ends, before its line break. */
export function lineEnd(text: string, line: number): number {
  const end = text.indexOf('\n', lineStart(text, line));
  return end === -1 ? text.length : end;
}

/**
 * The last line that has anything in it: `ge` does not go to the empty one after the last line
 * break.
 */
export function lastLine(text: string): number {
  return Math.max(0, lineCount(text) - (text.endsWith('\n') || text === '' ? 2 : 1));
}

/**
 * The first character of the line that is neither blank nor tab nor line break; undefined when
 * there is none.
 */
export function firstNonBlank(text: string, line: number): number | undefined {
  const start = lineStart(text, line);
  const found = text.slice(start, lineEnd(text, line)).search(/\S/);
  return found === -1 ? undefined : start + found;
}

export type CharacterKind = 'eol' | 'blank' | 'word' | 'punctuation' | 'other';

const punctuation = /[\p{Po}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pc}\p{Pd}\p{Sm}\p{Sc}\p{Sk}]/u;

/** Words are letters, digits and underscore. Undefined beyond the text. */
export function kindOf(character: string): CharacterKind | undefined {
  if (character === '') return undefined;
  if (character === '\n') return 'eol';
  if (/\s/.test(character)) return 'blank';
  if (/[\p{Alphabetic}\p{N}_]/u.test(character)) return 'word';
  return punctuation.test(character) ? 'punctuation' : 'other';
}

/** A unit of indentation: the exercises are set as a file with four blanks. */
export const indentWidth = 4;

/** The indentation for a new line beside this one: as many whole units as it begins with. */
export function indentOf(text: string, line: number): string {
  const blanks =
    /^ */.exec(text.slice(lineStart(text, line), lineEnd(text, line)))?.[0].length ?? 0;
  return ' '.repeat(blanks - (blanks % indentWidth));
}
