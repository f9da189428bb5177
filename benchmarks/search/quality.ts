import type { SearchIndex } from '@kurser/search/engine/searchIndex';
import { answerQuestion } from '@kurser/search/query/answer';
import type { QueryCase } from './queries';

/** How many of the first answers count. */
const firstAnswers = 3;
/** The share of the table's questions that must be answered. */
export const leastHitRate = 0.95;

export interface Outcome {
  readonly query: string;
  readonly isHit: boolean;
  readonly missing: readonly string[];
  /** What stood first instead, in the order shown. */
  readonly found: readonly string[];
}

const routeOf = (address: string): string =>
  address.replace(/#.*$/, '').replace(/^\/courses\//, '');

/** The pages in the order in which the dialog shows them, groups and all. */
export function shownPages(query: string, index: SearchIndex): string[] {
  const { groups } = answerQuestion(query, index);
  return groups.flatMap(({ answers }) => answers.map(({ address }) => routeOf(address)));
}

export function judge({ query, pages, enough }: QueryCase, index: SearchIndex): Outcome {
  const found = shownPages(query, index).slice(0, firstAnswers);
  const missing = pages.filter((page) => !found.includes(page));
  const isHit = missing.length === 0 || (enough === 'one' && missing.length < pages.length);
  return { query, isHit, missing, found };
}

/** @throws on an empty list: nothing asked is nothing known */
export function hitRate(outcomes: readonly Outcome[]): number {
  if (outcomes.length === 0) throw new Error('No questions were asked');
  return outcomes.filter(({ isHit }) => isHit).length / outcomes.length;
}
