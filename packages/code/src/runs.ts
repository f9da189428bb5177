/** What a coloured piece of code is, by the letter that stands for it in a page. */
export const kinds = {
  c: 'comment',
  k: 'keyword',
  s: 'string',
  n: 'number',
  f: 'function',
  t: 'type',
  d: 'deleted',
} as const;

export type Kind = keyof typeof kinds;
export type KindName = (typeof kinds)[Kind];

/** A piece of code with a colour of its own. Lengths are in UTF-16 units. */
export interface Run {
  readonly kind: Kind;
  /** How much stands between the run before and this one, in the colour of the text. */
  readonly gap: number;
  readonly length: number;
}

const isKind = (letter: string): letter is Kind => Object.hasOwn(kinds, letter);

/**
 * Runs as the text that a page carries beside its code: `0k3 1f4` is a keyword of three letters, a
 * blank, and a function's name of four.
 */
export function writeRuns(runs: readonly Run[]): string {
  return runs.map(({ gap, kind, length }) => `${gap}${kind}${length}`).join(' ');
}

/** The runs that `writeRuns` has written; none for a text that is not its. */
export function readRuns(text: string): readonly Run[] {
  const runs: Run[] = [];
  if (text === '') return runs;
  for (const word of text.split(' ')) {
    const [, gap, kind = '', length] = /^(\d+)([a-z])(\d+)$/.exec(word) ?? [];
    if (!isKind(kind)) return [];
    runs.push({ kind, gap: Number(gap), length: Number(length) });
  }
  return runs;
}
