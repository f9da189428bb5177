import type { SearchIndex, WeightedTerm, WordHits } from '../engine/searchIndex';
import type { Wanted } from './lookUp';

/** A page that answers a question, with the section of it that answers best. */
export interface RankedPage {
  readonly page: number;
  readonly section: number;
  readonly score: number;
}

/**
 * How many times over what is said of the page as a whole counts: title, keywords and description
 * say what it is about, a section may only mention it.
 */
const aboutPage = 2;
/** What a word counts for that stands on the page, but not in the section. */
const elsewhereOnPage = 0.35;
/** A page whose title has every word of the question is what was meant. */
const wholeTitle = 1.5;
/** What the page's other sections add. */
const otherSections = 0.1;
/** The page's beginning is where to go when it says so many times more than any section. */
const beginningFirst = 4;

/**
 * How much a word tells: much when few sections have it, nearly nothing when all do. Between 0 and
 * 1.
 */
function importance(sections: number, all: number): number {
  return Math.log(1 + all / sections) / Math.log(1 + all);
}

/**
 * Words that tell less than this share of the most telling one are not looked up: in `vad är en
 * klass` all pages have the first three. No word is left out by itself: `man` alone is the most
 * telling one.
 */
const leastImportance = 0.35;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/**
 * A word of the question: how much it tells, and where it was found; nowhere when it tells too
 * little.
 */
interface Word extends WordHits {
  readonly weight: number;
}

const scoreIn = ({ ratings, weight }: Word, section: number): number =>
  (ratings[section] ?? 0) * weight;

/** What the page's sections below its beginning say, together and in the one that answers best. */
interface BestSection {
  readonly section: number;
  /** What the section counts for, with what stands elsewhere on the page. */
  readonly value: number;
  /** What it says itself. */
  readonly own: number;
  /** What all sections say. */
  readonly all: number;
}

/** @param best the most that each word counts for in any section of the page */
function bestSection(
  words: readonly Word[],
  best: readonly number[],
  first: number,
  end: number,
): BestSection {
  let top = { section: first, value: 0, own: 0 };
  let all = 0;
  for (let section = first + 1; section < end; section += 1) {
    const scores = words.map((word) => scoreIn(word, section));
    const own = sum(scores);
    if (own === 0) continue;
    all += own;
    const value = sum(
      scores.map((score, word) => Math.max(score, elsewhereOnPage * (best[word] ?? 0))),
    );
    if (value > top.value) top = { section, value, own };
  }
  return { ...top, all };
}

function mostBelow({ ratings, weight }: Word, first: number, end: number): number {
  let most = 0;
  for (let section = first + 1; section < end; section += 1)
    most = Math.max(most, ratings[section] ?? 0);
  return most * weight;
}

/**
 * The page's rank, or undefined when no word of the question stands on it. Its first section is
 * what is said of it as a whole.
 */
function rankPage(
  page: number,
  words: readonly Word[],
  index: SearchIndex,
): RankedPage | undefined {
  const { first, end } = index.sectionsOfPage[page] ?? { first: 0, end: 0 };
  const wholes = words.map((word) => scoreIn(word, first));
  const best = words.map((word) => mostBelow(word, first, end));
  const found = words.filter((_, word) => (wholes[word] ?? 0) + (best[word] ?? 0) > 0);
  if (found.length === 0) return undefined;
  // The share of the question that the page has, the telling words first.
  const covered = sum(found.map(({ weight }) => weight)) / sum(words.map(({ weight }) => weight));
  const top = bestSection(words, best, first, end);
  const whole = sum(wholes);
  const said =
    aboutPage * whole + top.value + otherSections * Math.log2(1 + Math.max(0, top.all - top.own));
  const isTitle = words.every(({ titled }) => titled.has(first));
  return {
    page,
    section: whole > beginningFirst * top.own ? first : top.section,
    score: said * covered * (isTitle ? wholeTitle : 1),
  };
}

/**
 * The engine rates a rare spelling of a word higher than a common one. Here they are one word, so
 * all are rated as the commonest.
 */
function ratedAlike({ terms, sections }: Wanted, all: number): WeightedTerm[] {
  return terms.map((each) => ({
    ...each,
    weight: each.weight * Math.min(1, importance(sections, all) / importance(each.sections, all)),
  }));
}

/**
 * The words of a question that tell enough to be looked for. One that stands nowhere tells nothing,
 * and does not make the others tell less.
 * @param all how many sections there are
 */
export function tellingWords(wanted: readonly Wanted[], all: number): Wanted[] {
  const known = wanted.filter(({ terms }) => terms.length > 0);
  const weights = known.map(({ sections }) => importance(sections, all));
  const enough = Math.max(0, ...weights) * leastImportance;
  return known.filter((_, word) => (weights[word] ?? 0) >= enough);
}

function wordsOf(wanted: readonly Wanted[], index: SearchIndex): Word[] {
  const all = index.sections.length;
  const telling = new Set(tellingWords(wanted, all));
  return wanted.map((each) => ({
    weight: importance(each.sections, all),
    ...index.find(telling.has(each) ? ratedAlike(each, all) : []),
  }));
}

/**
 * The pages where the wanted words stand, the best first. Pages with more of the words come before
 * pages with fewer.
 */
export function rankPages(wanted: readonly Wanted[], index: SearchIndex): RankedPage[] {
  const words = wordsOf(wanted, index);
  return index.pages
    .map((_, page) => rankPage(page, words, index))
    .filter((ranked) => ranked !== undefined)
    .sort((a, b) => b.score - a.score);
}
