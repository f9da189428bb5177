/** Every token that a style sheet asks for is there: a browser takes one that is not for nothing, without a word. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const used = /var\(\s*(--kurs-[\w-]+)/g;
const defined = /(--kurs-[\w-]+)\s*:/g;

/** The names that a pattern finds in style sheets, each once. */
const namesIn = (sheets: readonly string[], pattern: RegExp): ReadonlySet<string> =>
  new Set(sheets.flatMap((sheet) => [...sheet.matchAll(pattern)].map(([, name = '']) => name)));

const missingIn = (sheets: readonly string[]): readonly string[] => {
  const known = namesIn(sheets, defined);
  return [...namesIn(sheets, used)].filter((name) => !known.has(name));
};

it('style sheets ask for no token that there is not', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(`src/${name}`, 'utf8'));
  expect(namesIn(sheets, used).size).toBeGreaterThan(30);
  expect(missingIn(sheets)).toEqual([]);
});

it('finds one that is not there', () => {
  expect(missingIn([':root { --kurs-ink: black; }', 'p { color: var( --kurs-text); }'])).toEqual([
    '--kurs-text',
  ]);
});
