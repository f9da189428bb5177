import type { Finding, Verdict } from '../finding';
import type { Page } from '../page/page';
import { lineAt, maskToProse } from '../page/prose';
import type { Speller } from './speller';

/** The misspelt words of a page's prose, each once, on its first line. `checked` is the number of words read. */
export async function checkSpelling(page: Page, speller: Speller): Promise<Verdict> {
  const prose = maskToProse(page.source, page.tree);
  const first = new Map<string, number>();
  for (const { word, offset } of await speller.check(prose)) {
    if (!first.has(word)) first.set(word, offset);
  }
  const findings: Finding[] = [];
  for (const [word, offset] of first) {
    const suggestions = await speller.suggest(word);
    findings.push({
      file: page.file,
      line: lineAt(page.source, offset),
      problem: `okänt ord: ${word}`,
      expected: `${suggestions.length === 0 ? '' : `${suggestions.join(', ')}? `}Rätta, skriv som kod eller lägg till i docs/ordlista.txt`,
    });
  }
  return { findings, skipped: [], checked: prose.match(/\p{L}+/gu)?.length ?? 0 };
}
