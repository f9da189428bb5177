/** How an answer stands. `marks` says it of every field, where there are several. */
export type Verdict =
  | { readonly kind: 'right' }
  | {
      readonly kind: 'nearly' | 'wrong';
      readonly reason?: string;
      readonly marks?: readonly Mark[];
    };

export type Mark = 'right' | 'wrong' | 'empty';

/** How an answer of any kind is told: the same sign and words wherever one is judged. */
export const verdictWords: Readonly<Record<Verdict['kind'], string>> = {
  right: '✓ Rätt.',
  nearly: '≈ Nästan.',
  wrong: '✗ Inte rätt än.',
};
