import type { FileFault } from '../finding';

/** The project's own words, docs/ordlista.txt: one a line, `#` begins a comment. */
export interface WordList {
  accepts(word: string): boolean;
  /** First parts of compounds (written `hash+`) that the word begins with, longest first. */
  restsOf(word: string): string[];
}

/**
 * Reads a word list. A word in lower case may also begin a sentence; a word with capitals is
 * written just so. A genitive s needs no line of its own.
 */
export function parseWordList(text: string): WordList {
  const lines = toLines(text).map(({ word }) => word);
  const words = new Set(lines.map((line) => line.replace(/\+$/, '')));
  const prefixes = lines.filter((line) => line.endsWith('+')).map((line) => line.slice(0, -1));
  const has = (word: string) => words.has(word) || words.has(lowerFirst(word));
  return {
    accepts: (word) => has(word) || (word.endsWith('s') && has(word.slice(0, -1))),
    restsOf: (word) =>
      prefixes
        .filter((prefix) => word.startsWith(prefix) || lowerFirst(word).startsWith(prefix))
        .sort((a, b) => b.length - a.length)
        .map((prefix) => word.slice(prefix.length)),
  };
}

/** Lines that hold more than a word, stand twice or out of order. */
export function wordListFaults(text: string): FileFault[] {
  const compare = new Intl.Collator('sv').compare;
  const lines = toLines(text);
  return lines.flatMap(({ word, line }, index) => {
    const before = lines[index - 1]?.word;
    if (!/^[\p{L}\p{N}.'-]+\+?$/u.test(word))
      return [{ line, problem: `${word} är inte ett ord`, expected: 'ett ord per rad' }];
    if (before === word) return [{ line, problem: `${word} står två gånger`, expected: 'en gång' }];
    if (before === undefined || compare(before, word) <= 0) return [];
    return [{ line, problem: `${word} står efter ${before}`, expected: 'ord i bokstavsordning' }];
  });
}

function toLines(text: string): { word: string; line: number }[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ word: line.replace(/#.*/, '').trim(), line: index + 1 }))
    .filter(({ word }) => word !== '');
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLocaleLowerCase('sv') + word.slice(1);
}
