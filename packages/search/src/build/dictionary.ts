import type { Dictionary } from '../text/compounds';
import { tokensOf } from '../text/tokens';
import { stemOf } from '../text/wordForms';

/**
 * On how many pages a word of so many letters must stand to count: short ones are often names,
 * abbreviations and examples.
 */
function pagesNeeded(letters: number): number {
  if (letters <= 3) return 4;
  return letters <= 5 ? 2 : 1;
}

/** The site's own words. @param texts the running text of each page */
export function makeDictionary(texts: readonly string[]): Dictionary {
  const pagesOfWord = new Map<string, number>();
  const pagesOfStem = new Map<string, number>();
  const count = (counts: Map<string, number>, keys: Iterable<string>): void => {
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const text of texts) {
    const words = new Set(
      tokensOf(text)
        .filter(({ kind }) => kind === 'word')
        .map((token) => token.text.toLowerCase()),
    );
    count(pagesOfWord, words);
    count(pagesOfStem, new Set([...words].map(stemOf)));
  }
  const isIn =
    (counts: ReadonlyMap<string, number>) =>
    (key: string): boolean =>
      (counts.get(key) ?? 0) >= pagesNeeded(key.length);
  return { hasWord: isIn(pagesOfWord), hasStem: isIn(pagesOfStem) };
}
