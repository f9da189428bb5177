import { readJsonFile } from '../source/readJson';

/**
 * The glossary without what only the search needs, the everyday words that a third of it would be:
 * every lesson that explains a word fetches it.
 * @throws SourceFault when it is not JSON; what the words are is looked at where they are shown
 */
export function servedGlossary(path: string): string {
  const read = Object.entries(readJsonFile(path) as Record<string, Record<string, unknown>>);
  return JSON.stringify(Object.fromEntries(read.map(([id, { also: _, ...word }]) => [id, word])));
}
