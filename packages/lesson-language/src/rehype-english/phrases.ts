import { readJsonFile } from '../source/readJson';

/**
 * The English of a glossary that is more than one word, in small letters.
 * @throws SourceFault when the file is not JSON
 */
export function englishPhrases(path: string): ReadonlySet<string> {
  const entries = Object.values(Object(readJsonFile(path)) as Record<string, unknown>);
  const written = entries.map((entry) => (entry as { readonly en?: unknown } | null)?.en);
  return new Set(
    written
      .flatMap((en) => (typeof en === 'string' ? en.toLowerCase().split(', ') : []))
      .filter((phrase) => phrase.includes(' ')),
  );
}
