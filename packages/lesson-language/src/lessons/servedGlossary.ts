import { readJsonFile } from '../source/readJson';

type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The glossary as its file says it; what the words are is looked at where they are shown. */
const wordsOf = (path: string): Words => readJsonFile(path) as Words;

/**
 * The glossary without what a page does not show at once, the everyday words of the search and the
 * easy sentences, which a half of it would be: every lesson that explains a word fetches it.
 * @throws SourceFault when it is not JSON
 */
export function servedGlossary(path: string): string {
  const served = Object.entries(wordsOf(path)).map(([id, { also: _, easy: __, ...word }]) => [
    id,
    word,
  ]);
  return JSON.stringify(Object.fromEntries(served));
}

/**
 * The easy sentence of each word that has one, which a tip fetches when it is opened.
 * @throws SourceFault when the glossary is not JSON
 */
export function easyWords(path: string): Readonly<Record<string, unknown>> {
  const written = Object.entries(wordsOf(path)).filter(([, { easy }]) => easy !== undefined);
  return Object.fromEntries(written.map(([id, { easy }]) => [id, easy]));
}
