import type { Plant } from '../plant';

const unit = (file: string, title: string): Plant['test'] => ({
  level: 'unit',
  file: `${file}.test.ts`,
  title,
});

/** What a reader finds. */
export const search: readonly Plant[] = [
  {
    name: 'Search: the page that is about the question comes last',
    file: 'packages/search/src/query/rank.ts',
    find: '.sort((a, b) => b.score - a.score)',
    replace: '.sort((a, b) => a.score - b.score)',
    test: unit(
      'packages/search/src/query/__tests__/answer',
      'has the best first when there are courses to sort the rest into',
    ),
  },
  {
    name: 'Search: hints and solutions are found',
    file: 'packages/search/src/build/readPage.ts',
    find: "annotation details noscript'",
    replace: "annotation noscript'",
    test: unit('packages/search/src/build/__tests__/readPage', 'leaves out hints and solutions'),
  },
  {
    name: 'Search: a search without dots does not find words with dots',
    file: 'packages/search/src/text/tokens.ts',
    find: ".normalize('NFD')",
    replace: '',
    test: unit(
      'packages/search/src/text/__tests__/words',
      'drops accents and capitals, and nothing else',
    ),
  },
  {
    name: 'Search: the glossary’s other names are left out of the index',
    file: 'packages/search/src/build/makeIndex.ts',
    find: 'findOtherNames([section.heading, ...named])',
    replace: 'findOtherNames([])',
    test: unit(
      'packages/search/src/build/__tests__/concepts',
      'is found by everyday words where a title or a heading names it',
    ),
  },
  {
    name: 'Search: a name of two things stands for both',
    file: 'packages/search/src/build/concepts.ts',
    find: 'names.filter((name) => times.get(name) === 1)',
    replace: 'names',
    test: unit(
      'packages/search/src/build/__tests__/concepts',
      'is not taken for another thing of the same name',
    ),
  },
  {
    name: 'Search: a list of words loses the common ones',
    file: 'packages/search/src/query/questionWords.ts',
    find: ' || !asks',
    replace: '',
    test: unit(
      'packages/search/src/query/__tests__/questionWords',
      '"man 2 open" is left as it is',
    ),
  },
  {
    name: 'Search: a search is kept twice',
    file: 'packages/search/src/client/recent.ts',
    find: 'return [asked, ...others]',
    replace: 'return [asked, ...recent]',
    test: unit(
      'packages/search/src/client/__tests__/client',
      'are kept once each, the latest first, six of them',
    ),
  },
  {
    name: 'Search: a word that nearly every section has is looked up',
    file: 'packages/search/src/query/rank.ts',
    find: 'const leastImportance = 0.35;',
    replace: 'const leastImportance = 0;',
    test: unit(
      'packages/search/src/query/__tests__/rank',
      'when few sections have it, and not when nearly all do and another says more',
    ),
  },
];
