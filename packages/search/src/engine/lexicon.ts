import SearchableMap from 'minisearch/SearchableMap';
import { fold } from '../text/tokens';
import { firstNotBefore } from './sorted';

/** A term of the index. */
export interface KnownTerm {
  readonly term: string;
  /** Its number in the list of terms. */
  readonly place: number;
  /** In how many sections it stands. */
  readonly sections: number;
}

/** A term that a misspelt word may have meant. */
export interface NearTerm {
  readonly known: KnownTerm;
  /** How many letters differ. */
  readonly wrong: number;
}

/**
 * The terms of the index by their folded form, for what is typed without accents, half or wrong.
 * Every argument is folded.
 */
export interface Lexicon {
  /** The terms that fold to this. */
  alike(folded: string): readonly KnownTerm[];
  /** The terms that begin so, in alphabetical order. */
  beginningWith(folded: string): readonly KnownTerm[];
  /** The terms with this in them, in alphabetical order. */
  containing(folded: string): readonly KnownTerm[];
  /** The terms with at most so many letters put in, left out or changed, in no promised order. */
  near(folded: string, wrong: number): readonly NearTerm[];
}

const termsAtOnce = 400;
const separator = '\n';

/**
 * All folded terms as one text, in which one search of the browser's own finds what is within them.
 */
function makeJoined(keys: readonly string[]): (folded: string) => number[] {
  const text = keys.join(separator);
  const ends = new Uint32Array(keys.length);
  let end = -1;
  keys.forEach((key, place) => {
    end += key.length + 1;
    ends[place] = end;
  });
  return (folded) => {
    if (folded === '' || folded.includes(separator)) return [];
    const places: number[] = [];
    let from = text.indexOf(folded);
    while (from !== -1) {
      const place = firstNotBefore(ends, from);
      places.push(place);
      from = text.indexOf(folded, (ends[place] ?? text.length) + 1);
    }
    return places;
  };
}

/**
 * The lexicon of terms that are sorted by their folded forms. Works in pieces with pauses between.
 * @param terms numbered as they stand
 */
export async function makeLexicon(terms: readonly KnownTerm[], pause: Pause): Promise<Lexicon> {
  const keys: string[] = [];
  const tree = new SearchableMap<KnownTerm[]>();
  for (const known of terms) {
    const key = fold(known.term);
    keys.push(key);
    const alike = tree.get(key);
    if (alike === undefined) tree.set(key, [known]);
    else alike.push(known);
    if (known.place % termsAtOnce === termsAtOnce - 1) await pause();
  }
  const placesWithin = makeJoined(keys);
  return {
    alike: (folded) => tree.get(folded) ?? [],
    beginningWith: (folded) =>
      terms.slice(firstNotBefore(keys, folded), firstNotBefore(keys, `${folded}\u{FFFF}`)),
    containing: (folded) =>
      placesWithin(folded)
        .map((place) => terms[place])
        .filter((known) => known !== undefined),
    near: (folded, most) =>
      [...tree.fuzzyGet(folded, most).values()].flatMap(([alike, wrong]) =>
        alike.map((known) => ({ known, wrong })),
      ),
  };
}

/**
 * Gives the browser a moment for other things; called between pieces of work that each take a few
 * milliseconds.
 */
export type Pause = () => Promise<void>;
