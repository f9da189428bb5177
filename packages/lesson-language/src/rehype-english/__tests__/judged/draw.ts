import { createHash } from 'node:crypto';
import { isEnglishCode } from '../../english';
import type { Words } from '../../words';
import type { Place } from './places';

/** A place and its page, as `3/m2`. */
export interface PagePlace extends Place {
  readonly page: string;
}

/**
 * What places are drawn from, each by itself: most words of a page are Swedish beyond doubt, and
 * would hide how often the doubtful ones are wrong.
 *
 * - `marked`: marked as English.
 * - `english`: not marked, though it looks English: only the English dictionary has the word, or
 *   code has an English name.
 * - `unknown`: not marked, and neither dictionary has the word.
 * - `both`: not marked, and both dictionaries have the word; but for the commonest such words, as
 *   "att" and "den", which would be half of the draw.
 */
export const kinds = ['marked', 'english', 'unknown', 'both'] as const;

type Kind = (typeof kinds)[number];

/** How many of each are drawn. */
export const drawn: Readonly<Record<Kind, number>> = {
  marked: 200,
  english: 75,
  unknown: 75,
  both: 150,
};

/** A word with more places than this is no question. */
const commonest = 200;

/** Decides which places are drawn. */
const seed = 'heard';

/** Of which kind a place is; undefined where only the Swedish dictionary has the word. */
function kindOf({ word, isCode, isEnglish }: Place, words: Words): Kind | undefined {
  if (isEnglish) return 'marked';
  if (isCode)
    return word.split(/[^A-Za-z]+/).some((name) => isEnglishCode(name, words))
      ? 'english'
      : undefined;
  // The marks leave shorter words to Swedish, which has hundreds of them on a page.
  if (word.length < 3) return undefined;
  const [isSwedish, isKnown] = [words.isSwedish, words.isEnglish].map(
    (has) => has(word.toLowerCase()) || has(word),
  );
  if (isSwedish === true) return isKnown === true ? 'both' : undefined;
  return isKnown === true ? 'english' : 'unknown';
}

/** What a place is known by, whatever stands elsewhere on its page. */
export const keyOf = ({ page, before, word, after }: PagePlace): string =>
  [page, before, word, after].join('\t');

/**
 * Draws places of each kind. A place's lot hangs on nothing but the seed and the place, so that a
 * change of a lesson changes no other part of the draw.
 */
export function draw(
  places: readonly PagePlace[],
  words: Words,
): Readonly<Record<Kind, { readonly of: number; readonly places: readonly PagePlace[] }>> {
  const counts = new Map<string, number>();
  for (const { word } of places) counts.set(word, (counts.get(word) ?? 0) + 1);
  const kinds = places.map((place) => ({ place, kind: kindOf(place, words) }));
  const drawOf = (wanted: Kind) => {
    const isAsked = ({ word }: Place): boolean =>
      wanted !== 'both' || (counts.get(word) ?? 0) <= commonest;
    const all = kinds.flatMap(({ place, kind }) =>
      kind === wanted && isAsked(place) ? [place] : [],
    );
    const lots = new Map(
      all.map((place) => {
        const lot = createHash('sha256')
          .update(`${seed}\t${keyOf(place)}`)
          .digest('hex');
        return [lot, place];
      }),
    );
    const first = [...lots].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, drawn[wanted]);
    return { of: all.length, places: first.map(([, place]) => place) };
  };
  return {
    marked: drawOf('marked'),
    english: drawOf('english'),
    unknown: drawOf('unknown'),
    both: drawOf('both'),
  };
}
