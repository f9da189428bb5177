import { parseJson } from '@kurser/lesson-language/source/readJson';

const collator = new Intl.Collator('sv');

/**
 * The glossary's text with its ids in the order of the Swedish alphabet.
 * @throws an Error that names the line when it is no JSON, or what it should be when it is no
 * object
 */
export function sortedGlossary(text: string): string {
  const parsed = parseJson(text);
  if (parsed.kind === 'fault') {
    const { line, problem, expected } = parsed;
    throw new Error(`docs/glossary.json:${String(line)}  ${problem}  ${expected}`);
  }
  const glossary = parsed.value;
  if (typeof glossary !== 'object' || glossary === null || Array.isArray(glossary))
    throw new Error('docs/glossary.json ska vara ett objekt: {"term": {"sv": …}}');
  const entries = Object.entries(glossary).sort(([a], [b]) => collator.compare(a, b));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/**
 * The word list's text with its words sorted and each standing once; comment lines (`#`) stay
 * first, in their order.
 */
export function sortedWordList(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const comments = lines.filter((line) => line.startsWith('#'));
  const words = [...new Set(lines.filter((line) => !line.startsWith('#')))].sort(collator.compare);
  return `${[...comments, ...words].join('\n')}\n`;
}
