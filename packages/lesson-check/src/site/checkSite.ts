import type { Finding } from '../finding';
import { wordListFaults } from '../spelling/wordList';
import { categorySlugs } from './categories';
import type { Site } from './site';

/** What concerns the site as a whole: its categories, the glossary and the word list. */
export function checkSite(site: Site): Finding[] {
  return [...categoryFaults(site), ...glossaryFaults(site), ...wordFaults(site)];
}

function categoryFaults({ categories }: Site): Finding[] {
  const missing = categorySlugs.filter((slug) => !categories.has(slug));
  const extra = [...categories].filter((slug) => !categorySlugs.includes(slug));
  const at = (problem: string, expected: string): Finding => ({
    file: 'docs',
    line: 1,
    problem,
    expected,
  });
  return [
    ...missing.map((slug) =>
      at(`kategorisidan ${slug} saknas`, 'en _category_.json med den label som ger adressen'),
    ),
    ...extra.map((slug) =>
      at(`kategorisidan ${slug} är okänd`, `något av ${categorySlugs.join(', ')}`),
    ),
  ];
}

function glossaryFaults({ glossary }: Site): Finding[] {
  return (glossary?.faults ?? []).map((fault) => ({
    file: 'docs/glossary.json',
    line: 1,
    ...fault,
  }));
}

function wordFaults({ wordList }: Site): Finding[] {
  return wordListFaults(wordList).map((fault) => ({
    file: 'docs/ordlista.txt',
    ...fault,
  }));
}
