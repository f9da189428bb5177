import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { makeSearchIndex } from '../../engine/searchIndex';
import { formatVersion, ratingScale } from '../../engine/shape';
import { engineOptions, fieldWeights, type TermsOfSection } from '../options';
import { rateTerms } from '../rateTerms';

const noPause = (): Promise<void> => Promise.resolve();

function section(id: number, parts: Partial<Omit<TermsOfSection, 'id'>>): TermsOfSection {
  const none: readonly string[] = [];
  const empty = { title: none, titleParts: none, heading: none, keywords: none, otherNames: none };
  return { id, ...empty, text: none, parts: none, names: none, code: none, ...parts };
}

const sections = [
  section(0, { title: ['git', 'gren'], text: ['gren'] }),
  section(1, { heading: ['gren'], text: ['git', 'git', 'för'] }),
  section(2, { text: ['git', 'konflikt'], code: ['for'] }),
];

describe('the rated terms', () => {
  it('stand in the order of their folded forms', () => {
    expect(rateTerms(sections).map(([term]) => term)).toEqual([
      'for',
      'för',
      'git',
      'gren',
      'konflikt',
    ]);
  });

  it('say in which sections a term is a word of the title', () => {
    expect(rateTerms(sections).map(([, , , titled]) => titled)).toEqual([
      undefined,
      undefined,
      [0],
      [0],
      undefined,
    ]);
  });

  it('add up to what the engine itself would answer', async () => {
    const engine = new MiniSearch<TermsOfSection>(engineOptions);
    engine.addAll(sections);
    const weights = new Map([
      ['git', 1],
      ['gren', 0.5],
    ]);
    const expected = engine
      .search([...weights.keys()].join('\n'), {
        boost: fieldWeights,
        boostTerm: (term) => weights.get(term) ?? 0,
      })
      .map(({ id, score, queryTerms }) => [id as number, score / queryTerms.length] as const);
    const index = await makeSearchIndex(
      {
        version: formatVersion,
        pages: [],
        sections: sections.map(({ id }) => ({ page: id, anchor: '', heading: '' })),
        sentenceWords: { asking: [], carrying: [] },
      },
      rateTerms(sections),
      noPause,
    );
    const { ratings } = index.find(
      [...weights].map(([term, weight]) => ({
        ...(index.findTerm(term) ?? { term, place: -1, sections: 0 }),
        weight,
      })),
    );
    expect(expected).toHaveLength(3);
    for (const [id, score] of expected)
      expect(Math.abs((ratings[id] ?? 0) - score)).toBeLessThan(1.5 / ratingScale);
  });
});
