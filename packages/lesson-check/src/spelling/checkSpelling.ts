import type { Finding, Verdict } from '../finding';
import { lineAt } from '../page/prose';
import type { Speller } from './speller';

/** A file and what of it is prose: `prose` has the offsets of the file's text. */
export interface Prose {
  readonly file: string;
  readonly prose: string;
}

/**
 * The misspelt words of a file's prose, each once, on its first line. `checked` is the number of
 * words read.
 */
export async function checkSpelling({ file, prose }: Prose, speller: Speller): Promise<Verdict> {
  const first = new Map<string, number>();
  for (const { word, offset } of await speller.check(prose)) {
    if (!first.has(word)) first.set(word, offset);
  }
  const findings: Finding[] = [];
  for (const [word, offset] of first) {
    const suggestions = await speller.suggest(word);
    findings.push({
      file,
      line: lineAt(prose, offset),
      problem: `okänt ord: ${word}`,
      expected: `${suggestions.length === 0 ? '' : `${suggestions.join(', ')}? `}Rätta, skriv som kod eller lägg till i docs/ordlista.txt`,
    });
  }
  return { findings, skipped: [], checked: prose.match(/\p{L}+/gu)?.length ?? 0 };
}
