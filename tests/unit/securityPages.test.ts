import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { recentKey } from '../../packages/search/src/client/recent';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

/**
 * Chapters of the ASVS that a table has no verdict for, and requirements that are said not to be
 * met without a reason below it.
 */
function asvsFaults(text: string): string[] {
  const rows = text.split('\n').filter((line) => /^\| V\d+ /.test(line));
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  const judged = cells.map(([, chapter = '', verdict = '', by = '', unmet = '']) => ({
    chapter: /^V\d+/.exec(chapter)?.[0] ?? '',
    isClear:
      (/^(?:does not apply|nothing asked)$/.test(verdict) && by === '' && unmet === '') ||
      (verdict === 'met' && by !== '' && unmet === '') ||
      (verdict === 'partly' && by !== '' && unmet !== ''),
    unmet: unmet === '' ? [] : unmet.split(', '),
  }));
  const reasons = [...text.matchAll(/^- \*\*([\d., ]+)\*\*: \S/gm)].flatMap(([, numbers = '']) =>
    numbers.split(', '),
  );
  const chapters = Array.from({ length: 17 }, (_, index) => `V${String(index + 1)}`);
  const unmet = judged.flatMap((row) => row.unmet);
  return [
    ...chapters.filter((chapter) => !judged.some((row) => row.chapter === chapter && row.isClear)),
    ...unmet.filter((number) => !reasons.includes(number)),
    ...reasons.filter((number) => !unmet.includes(number)),
  ];
}

/** What the page says of a level: its table, and the reasons below it. */
function levelOf(text: string, level: number): string {
  return text.split(/^## /m).find((part) => part.startsWith(`Level ${String(level)}`)) ?? '';
}

describe('the tables of the ASVS', () => {
  const text = read('ASVS.md');

  it.each([1, 2])(
    'have a verdict on each chapter, and a reason for all that is not met: level %i',
    (level) => {
      expect(asvsFaults(levelOf(text, level))).toEqual([]);
    },
  );

  it('would be found out', () => {
    const first = levelOf(text, 1);
    expect(asvsFaults(first.replace(/^\| V9 .*\n/m, ''))).toEqual(['V9']);
    expect(asvsFaults(first.replace(/^(\| V8 [^|]*\|) met /m, '$1 partly '))).toEqual(['V8']);
    expect(asvsFaults(first.replace(/^- \*\*6\.2\.1\*\*/m, '- 6.2.1'))).toEqual(['6.2.1']);
    expect(asvsFaults(first.replace(/, 6\.2\.4 /, ' '))).toEqual(['6.2.4']);
    expect(asvsFaults(levelOf(text, 3)).length).toBeGreaterThan(0);
  });
});

/** The names under which the site keeps things on the device, as they begin. */
function keptNames(): readonly string[] {
  const patterns = [
    ...read('packages/student-work/src/progress/stored.ts').matchAll(/^ {2}\[\/\^(.+?)\/, '/gm),
  ];
  const names = patterns.flatMap(([, pattern = '']) => {
    const [, alternatives, rest = ''] = /^\(\?:(.+)\)(:?)/.exec(pattern) ?? [];
    return alternatives === undefined
      ? [pattern]
      : alternatives.split('|').map((name) => `${name}${rest}`);
  });
  return [...names.map((name) => name.replace(/\$$/, '')), recentKey];
}

describe('what stays on the device, in SECURITY.md', () => {
  const [, section = ''] = /### What stays on the device\n([^#]*)/.exec(read('SECURITY.md')) ?? [];
  const untold = (text: string): string[] =>
    keptNames().filter((name) => !text.includes(`\`${name}\``));

  it('names everything that is kept', () => {
    expect(keptNames()).toContain('last-lesson');
    expect(keptNames().length).toBeGreaterThan(15);
    expect(untold(section)).toEqual([]);
  });

  it('would be found out', () => {
    expect(untold(section.replace('`pyrun:`', ''))).toEqual(['pyrun:']);
  });
});

describe('the comparison in SECURITY.md', () => {
  it('is ten lines at most', () => {
    const [, section = ''] = /## Beside other ways[^\n]*\n+([^#]*)/.exec(read('SECURITY.md')) ?? [];
    expect(section).toContain('**StaticCrypt**');
    expect(section.trim().split('\n').length).toBeLessThanOrEqual(10);
  });
});
