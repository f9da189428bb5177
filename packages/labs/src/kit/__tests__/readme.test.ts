import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
const page = read('packages/labs/src/kit/README.md');

/** Code on the page that does not stand so in the file that it names. */
const strangeCode = (text: string): readonly string[] =>
  [...text.matchAll(/```tsx?\n\/\/ (\S+)\n(.*?)```/gs)]
    .filter(([, path = '', code = '']) => !read(path).includes(code.trimEnd()))
    .map(([, , code = '']) => code);

it('shows the smallest lab as it is', () => {
  expect(page.match(/```tsx?\n/g)).toHaveLength(5);
  expect(strangeCode(page)).toEqual([]);
});

it('would see code that has changed', () => {
  expect(strangeCode(page.replace('verbs.roll(1000)', 'verbs.roll(100)'))).toHaveLength(1);
});

it('has a row for each row of the test, and no other', () => {
  const tested = read('src/parts/__tests__/spoken.test.tsx').matchAll(/^ {2}'([^']+)': \{/gm);
  const told = page.matchAll(/^\| ([A-Z]\w+ [a-z][^|]*?) +\|/gm);
  const named = (found: Iterable<RegExpMatchArray>) => Array.from(found, ([, name]) => name);
  expect(named(told)).toEqual(named(tested));
});
