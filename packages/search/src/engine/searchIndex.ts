import type { Dictionary } from '../text/compounds';
import { fold } from '../text/tokens';
import { rememberTerms, type FindTerms } from '../text/terms';
import { makeLexicon, type KnownTerm, type Lexicon, type Pause } from './lexicon';
import { ratingScale, type IndexHead, type RatedTerm } from './shape';
import { firstNotBefore } from './sorted';

/** A term to look for and how much its finds count, 0 to 1. */
export interface WeightedTerm extends KnownTerm {
  readonly weight: number;
}

/** Where a word of the question was found. */
export interface WordHits {
  /**
   * How much the word counts in each section, by the section's number; 0 where it does not stand.
   */
  readonly ratings: Float64Array;
  /** The sections whose page has the word in its title. */
  readonly titled: ReadonlySet<number>;
}

/** The sections of one page: from the first one up to, but not including, `end`. */
export interface PageSections {
  readonly first: number;
  readonly end: number;
}

export interface SearchIndex {
  readonly pages: IndexHead['pages'];
  readonly sections: IndexHead['sections'];
  readonly sentenceWords: IndexHead['sentenceWords'];
  /** By the page's number. */
  readonly sectionsOfPage: readonly PageSections[];
  readonly lexicon: Lexicon;
  /** The term as the index has it, or undefined. */
  findTerm(term: string): KnownTerm | undefined;
  /** The words that the site knows, whole and as stems. */
  readonly dictionary: Dictionary;
  /** The terms of a word of a text, as they were found when the index was made. */
  readonly termsOf: FindTerms;
  /** Where any of the terms stands. */
  find(terms: readonly WeightedTerm[]): WordHits;
  /** Whether the term stands in one of the page's sections. */
  isOnPage(term: KnownTerm, page: PageSections): boolean;
}

/** A term's finds, unpacked. */
interface Finds {
  readonly sections: readonly number[];
  readonly ratings: readonly number[];
  readonly titled: readonly number[];
}

const nowhere: Finds = { sections: [], ratings: [], titled: [] };

function unpack(term: RatedTerm | undefined): Finds {
  if (term === undefined) return nowhere;
  const [, steps, ratings, titled = []] = term;
  let section = 0;
  const sections = steps.map((step) => (section += step));
  return { sections, ratings, titled };
}

/** Unpacks a term when it is first asked for: most never are. */
function rememberFinds(terms: readonly RatedTerm[]): (place: number) => Finds {
  const known = new Map<number, Finds>();
  return (place) => {
    const finds = known.get(place) ?? unpack(terms[place]);
    known.set(place, finds);
    return finds;
  };
}

function pagesFrom(sections: IndexHead['sections']): PageSections[] {
  const pages: { first: number; end: number }[] = [];
  sections.forEach(({ page }, section) => {
    const known = (pages[page] ??= { first: section, end: section });
    known.end = section + 1;
  });
  return pages;
}

/**
 * The index, ready to answer. Works in pieces with pauses between.
 * @param terms in the order of their folded forms
 */
export async function makeSearchIndex(
  { pages, sections, sentenceWords }: IndexHead,
  terms: readonly RatedTerm[],
  pause: Pause,
): Promise<SearchIndex> {
  const known = terms.map(([term, steps], place) => ({ term, place, sections: steps.length }));
  const lexicon = await makeLexicon(known, pause);
  const findsOf = rememberFinds(terms);
  const findTerm = (term: string): KnownTerm | undefined =>
    lexicon.alike(fold(term)).find((each) => each.term === term);
  const isTerm = (term: string): boolean => findTerm(term) !== undefined;
  const dictionary = { hasWord: isTerm, hasStem: isTerm };
  return {
    pages,
    sections,
    sentenceWords,
    sectionsOfPage: pagesFrom(sections),
    lexicon,
    findTerm,
    dictionary,
    termsOf: rememberTerms(dictionary),
    find(wanted) {
      const ratings = new Float64Array(sections.length);
      const titled = new Set<number>();
      for (const { place, weight } of wanted) {
        const finds = findsOf(place);
        finds.sections.forEach((section, i) => {
          const rating = (finds.ratings[i] ?? 0) / ratingScale;
          ratings[section] = (ratings[section] ?? 0) + weight * rating;
        });
        finds.titled.forEach((section) => titled.add(section));
      }
      return { ratings, titled };
    },
    isOnPage({ place }, { first, end }) {
      const found = findsOf(place).sections;
      return (found[firstNotBefore(found, first)] ?? end) < end;
    },
  };
}
