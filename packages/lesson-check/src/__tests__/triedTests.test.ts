import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPage, type Page, parsePage, readPage } from '../page/page';
import { planOf } from '../run/checkLive';

const root = join(import.meta.dirname, '../../../..');

const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => `docs/${name}`);

/** The exercises that a page judges with a test that no wrong or no other right program has met. */
function untriedTests(page: Page): string[] {
  return planOf(page).exercises.flatMap(({ kind, exercise: { title, wrong, also } }) =>
    kind === 'here' && (wrong.length === 0 || also.length === 0) ? [title] : [],
  );
}

describe('a test that the page judges with', () => {
  it.each(pages)('is tried in %s', (file) => {
    const page = readPage(root, join(root, file));
    expect(isPage(page) ? untriedTests(page) : page).toEqual([]);
  });

  it.each([
    ['', ['Ett']],
    ['```python wrong="noll"\nett = 0\n```\n\n', ['Ett']],
    ['```python wrong="noll"\nett = 0\n```\n\n```python also\nett = 2 - 1\n```\n\n', []],
  ])('is told of when only %j stands beside it', (trials, untried) => {
    const page = parsePage(
      'docs/ett.mdx',
      join(root, 'docs/ett.mdx'),
      [
        '<Exercise title="Ett" stars={1}>',
        '<Solution>\n\n```python\nett = 1\n```\n\n</Solution>',
        '```python test\nassert ett == 1\n```',
        `${trials}</Exercise>\n`,
      ].join('\n\n'),
    );
    expect(isPage(page) ? untriedTests(page) : page).toEqual(untried);
  });
});
