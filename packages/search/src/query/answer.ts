import type { SearchIndex, WeightedTerm } from '../engine/searchIndex';
import { lookUp } from './lookUp';
import { rankPages, tellingWords, type RankedPage } from './rank';
import { makeIsFound, markText, snippetOf, type Segment } from './snippet';

/** A page in the list of answers. */
export interface FoundAnswer {
  /** The address, down to the section that answers best. */
  readonly address: string;
  readonly title: readonly Segment[];
  /** From the course down to the section's heading; the page's own title is not in it. */
  readonly trail: readonly string[];
  readonly heading: readonly Segment[];
  /** The number of the section that answers best. */
  readonly section: number;
  /** The terms that were found on the page. */
  readonly terms: ReadonlySet<string>;
}

/** Answers under one heading: first the best of all, then what is left, course by course. */
export interface AnswerGroup {
  readonly name: string;
  readonly answers: readonly FoundAnswer[];
}

export interface Answer {
  readonly question: string;
  /** The best answers first, in the groups and among them. */
  readonly groups: readonly AnswerGroup[];
  /** How many pages have something of what was asked for, shown or not. */
  readonly pages: number;
}

const mostAnswers = 12;
/** Pages that have less than this share of the best one's score are not worth a line. */
const leastShare = 0.05;
const noCourse = 'Kurser';
export const bestName = 'Bästa träffar';
/**
 * So many answers come first, whichever course they are from: sorted into courses, the second best
 * could stand last.
 */
const bestAnswers = 3;

/** The terms to mark: those that stand on the page. */
function termsOnPage(
  page: number,
  terms: readonly WeightedTerm[],
  index: SearchIndex,
): Set<string> {
  const sections = index.sectionsOfPage[page] ?? { first: 0, end: 0 };
  return new Set(terms.filter((term) => index.isOnPage(term, sections)).map(({ term }) => term));
}

function describe(
  { page, section }: RankedPage,
  telling: readonly WeightedTerm[],
  index: SearchIndex,
): FoundAnswer | undefined {
  const found = index.pages[page];
  const place = index.sections[section];
  if (found === undefined || place === undefined) return undefined;
  const terms = termsOnPage(page, telling, index);
  const isFound = makeIsFound(terms, index.termsOf);
  return {
    address: place.anchor === '' ? found.route : `${found.route}#${place.anchor}`,
    title: markText(found.title, isFound),
    trail: found.trail,
    heading: markText(place.heading, isFound),
    section,
    terms,
  };
}

function groupByCourse(answers: readonly FoundAnswer[]): AnswerGroup[] {
  const groups = new Map<string, FoundAnswer[]>();
  for (const answer of answers) {
    const [course = noCourse] = answer.trail;
    groups.set(course, [...(groups.get(course) ?? []), answer]);
  }
  return [...groups].map(([name, inCourse]) => ({ name, answers: inCourse }));
}

/** Courses alone where there is one course, or too little to have a best. */
function group(answers: readonly FoundAnswer[]): AnswerGroup[] {
  const courses = groupByCourse(answers);
  if (courses.length < 2 || answers.length <= bestAnswers) return courses;
  const best = { name: bestName, answers: answers.slice(0, bestAnswers) };
  return [best, ...groupByCourse(answers.slice(bestAnswers))];
}

/** What the search answers to a question; without snippets, which take longer than all the rest. */
export function answerQuestion(question: string, index: SearchIndex): Answer {
  const wanted = lookUp(question, index);
  const telling = tellingWords(wanted, index.sections.length).flatMap(({ terms }) => terms);
  const ranked = rankPages(wanted, index);
  const least = (ranked[0]?.score ?? 0) * leastShare;
  const worthy = ranked.filter(({ score }) => score > least);
  const answers = worthy
    .slice(0, mostAnswers)
    .map((each) => describe(each, telling, index))
    .filter((answer) => answer !== undefined);
  return { question, groups: group(answers), pages: worthy.length };
}

/**
 * The stretch of the answer's section that says most of what was asked for.
 * @param texts the sections' texts
 */
export function snippetOfAnswer(
  { section, terms }: FoundAnswer,
  index: SearchIndex,
  texts: readonly string[],
): Segment[] {
  return snippetOf(texts[section] ?? '', terms, makeIsFound(terms, index.termsOf));
}
