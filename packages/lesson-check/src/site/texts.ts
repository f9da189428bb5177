import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceOr } from '@kurser/lesson-language/source/sourceText';
import type { Prose } from '../spelling/checkSpelling';

/**
 * The values in JSON that a reader meets: glossary terms and the category pages' texts. English
 * terms (`en`) are not among them.
 */
const readable = /("(?:sv|text|easy|label|description)"\s*:\s*")((?:[^"\\]|\\.)*)/g;

/** The prose of docs/glossary.json and every `_category_.json`, everything else blanked out. */
export function collectSiteTexts(root: string): Prose[] {
  const docs = join(root, 'docs');
  const categories = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('_category_.json'),
  );
  return [...categories.sort(), 'glossary.json']
    .filter((name) => existsSync(join(docs, name)))
    .map((name) => ({
      file: `docs/${name.replaceAll('\\', '/')}`,
      prose: maskJson(readSourceOr(join(docs, name), '')),
    }));
}

/**
 * Keeps the readable values where they are; all other characters become blanks, line breaks
 * excepted.
 */
export function maskJson(json: string): string {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  const prose: string[] = [];
  let from = 0;
  for (const match of json.matchAll(readable)) {
    const start = match.index + (match[1] ?? '').length;
    prose.push(blank(json.slice(from, start)), match[2] ?? '');
    from = start + (match[2] ?? '').length;
  }
  return [...prose, blank(json.slice(from))].join('');
}
