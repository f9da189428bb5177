import { beforeAll, describe, expect, it } from 'vitest';
import { queryTable } from '@site/benchmarks/search/queries';
import { hitRate, judge, leastHitRate, shownPages } from '@site/benchmarks/search/quality';
import { readIndex } from '@kurser/search/engine/readIndex';
import type { SearchIndex } from '@kurser/search/engine/searchIndex';
import { openBuiltSearch } from '../support/builtSearch';
import { firstExercises } from '../support/firstExercises';

/** The search of the build that the browser tests run on. */
let index: SearchIndex;
beforeAll(async () => {
  const { index: text } = await openBuiltSearch('build');
  index = await readIndex(text, () => Promise.resolve());
});

const cases = Object.values(queryTable).flat();

describe('the search', () => {
  it('is asked at least five hundred questions, about pages that exist', () => {
    expect(cases.length).toBeGreaterThanOrEqual(500);
    const routes = new Set(index.pages.map(({ route }) => route));
    const unknown = cases.flatMap(({ pages }) =>
      pages.filter((page) => !routes.has(`/courses/${page}`)),
    );
    expect(unknown).toEqual([]);
  });

  it(`finds the right pages among the first three in ${leastHitRate * 100} % of them`, () => {
    const outcomes = cases.map((each) => judge(each, index));
    const missed = outcomes.filter(({ isHit }) => !isHit);
    const sentences = missed.map(
      ({ query, missing, found }) => `${query}: not ${missing.join(', ')}, but ${found.join(', ')}`,
    );
    expect(hitRate(outcomes), sentences.join('\n')).toBeGreaterThanOrEqual(leastHitRate);
  });

  it('would be red if it found the wrong pages', () => {
    const wrong = cases.map((each) => judge({ ...each, pages: ['finns/inte'] }, index));
    expect(hitRate(wrong)).toBe(0);
    expect(() => hitRate([])).toThrow('No questions');
  });

  it('finds every lesson by a word of its first exercise, or by the next one tried', async () => {
    const exercises = await firstExercises('docs');
    expect(exercises.length).toBeGreaterThan(60);
    const missed = exercises.filter(
      ({ route, words }) =>
        !words.some((word) => shownPages(word, index).includes(route.replace('/courses/', ''))),
    );
    expect(missed).toEqual([]);
  });
});
