import { readFileSync } from 'node:fs';

type Right = 'en' | 'sv';

/** Which language a word is to be said in, by somebody who has read its sentence. */
export interface Judgement {
  readonly right: Right;
  /** What the place is known by (`keyOf`). */
  readonly key: string;
}

export const judgementsFile = new URL('judged.tsv', import.meta.url);

/**
 * The judgements: a line each, with the right language, the page, what stands before the word, the
 * word, and what stands after it.
 * @throws at a line that has not been judged
 */
export function readJudgements(): readonly Judgement[] {
  const lines = readFileSync(judgementsFile, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [right, ...key] = line.split('\t');
      if (right !== 'en' && right !== 'sv') throw new Error(`not judged: ${line}`);
      return { right, key: key.join('\t') };
    });
}
