import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  byDay,
  leftOut,
  lessonsOf,
  night,
  rowAt,
  timeOfDay,
  waitingFiles,
  waitingTests,
} from '../support/night';

/** The names of a project's tests, as Playwright sees them: with their tags after them. */
const names = ['a screen', 'a screen @phone', `a row ${night.tag}`];

function runBy(...asked: Parameters<typeof leftOut>): readonly string[] {
  const { grepInvert } = leftOut(...asked);
  return names.filter((name) => grepInvert?.test(name) !== true);
}

/** How many tests of a file wait for the night whatever the day, and how many it has. */
function countTests(source: string): { readonly waiting: number; readonly all: number } {
  const count = (pattern: RegExp): number => source.match(pattern)?.length ?? 0;
  return { waiting: count(/(?:^\s*|, )night,/gm), all: count(/^\s*(?:test|readers)\(/gm) };
}

describe('the tests of the night', () => {
  it('are left out by day, and the phone’s run on the phone alone', () => {
    expect(runBy('here alone', true)).toEqual(['a screen', 'a screen @phone']);
    expect(runBy('also on a phone', true)).toEqual(['a screen']);
    expect(byDay(2, ['a', 'b', 'c'], true)).toEqual(['a', 'b']);
  });

  it('are run when it is not said to be day, as at night', () => {
    expect(timeOfDay('all')).toEqual({});
    expect(timeOfDay(undefined)).toEqual({ BROWSER_TESTS: 'day' });
    expect(timeOfDay('')).toEqual({ BROWSER_TESTS: 'day' });
    expect(runBy('here alone', false)).toEqual(names);
    expect(runBy('also on a phone', false)).toEqual(names);
    expect(byDay(2, ['a', 'b', 'c'], false)).toEqual(['a', 'b', 'c']);
  });

  it('are the programs of lessons that have not changed, where that is known', () => {
    expect(lessonsOf(undefined)).toEqual([]);
    expect(lessonsOf(['docs/3/m1.mdx'])).toEqual(['--changed', 'docs/3/m1.mdx']);
    expect(lessonsOf([])).toEqual(['--changed']);
  });

  it('are the files that wait for the night, as they are told of', () => {
    const { BROWSER_WAITING } = waitingTests(['tests/e2e/a.spec.ts', 'tests/e2e/b.spec.ts']);
    expect(waitingFiles(BROWSER_WAITING)).toEqual([
      '**/tests/e2e/a.spec.ts',
      '**/tests/e2e/b.spec.ts',
    ]);
    expect(waitingTests([])).toEqual({});
    expect(waitingFiles('')).toEqual([]);
  });

  it('are the rows of a table after its first', () => {
    expect([0, 1, 2].map(rowAt)).toEqual([{}, night, night]);
  });

  it('are never all of a file', () => {
    const files = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' });
    const specs = files.filter((name) => name.endsWith('.spec.ts') && !name.startsWith('pictures'));
    expect(specs.length).toBeGreaterThan(90);
    for (const name of specs) {
      const { waiting, all } = countTests(readFileSync(path.join('tests/e2e', name), 'utf8'));
      expect(waiting, name).toBeLessThan(all);
    }
    const planted =
      "test('a', night, async () => {});\ntest(\n  'b',\n  night,\n  async () => {},\n);";
    expect(countTests(planted)).toEqual({ waiting: 2, all: 2 });
  });
});
