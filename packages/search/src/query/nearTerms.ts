import type { KnownTerm, Lexicon } from '../engine/lexicon';
import type { WeightedTerm } from '../engine/searchIndex';
import { fold } from '../text/tokens';

const typoWeight = 0.5;
const most = 8;

/** How many wrong letters a word may have. A number is right or wrong. */
function tolerance(typed: string): number {
  if (typed.length < 4 || /\d/.test(typed)) return 0;
  return typed.length < 8 ? 1 : 2;
}

/** The word with each two neighbouring letters swapped. */
function swaps(text: string): string[] {
  return Array.from(
    { length: Math.max(0, text.length - 1) },
    (_, i) => text.slice(0, i) + (text[i + 1] ?? '') + (text[i] ?? '') + text.slice(i + 2),
  );
}

/** The terms, with how much their finds count. */
export const weigh = (terms: readonly KnownTerm[], weight: number): WeightedTerm[] =>
  terms.map((term) => ({ ...term, weight }));

function atDistance(forms: readonly string[], lexicon: Lexicon, distance: 1 | 2): WeightedTerm[] {
  return forms
    .flatMap((form) => lexicon.near(form, distance))
    .sort((a, b) => a.wrong - b.wrong)
    .slice(0, most)
    .flatMap(({ known, wrong }) => weigh([known], typoWeight / Math.max(1, wrong)));
}

/**
 * What may have been meant by a word that is nowhere: two letters in the wrong order, or as many
 * wrong letters as a word of its length may have.
 * @param forms the word as typed, and its inflections
 * @param most wrong letters at most
 */
export function nearTerms(forms: readonly string[], lexicon: Lexicon, most: 1 | 2): WeightedTerm[] {
  const folded = [...new Set(forms.map(fold))];
  if (tolerance(folded[0] ?? '') < most) return [];
  const swapped = folded.flatMap(swaps).flatMap((form) => lexicon.alike(form));
  return [...weigh(swapped, typoWeight), ...atDistance(folded, lexicon, most)];
}
