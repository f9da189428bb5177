import { describe, expect, it } from 'vitest';
import type { PageReport } from '../checkPages';
import type { Finding, Skipped } from '../finding';
import { toReport } from '../main';
import {
  formatFinding,
  formatJudgedPages,
  formatJudgedTotal,
  formatLivePages,
  formatLiveTotal,
  formatNotes,
  formatPythonUse,
  formatSkipped,
  formatWarnings,
} from '../report';

const finding: Finding = { file: 'docs/a.mdx', line: 7, problem: 'fel', expected: 'rätt' };
const skipped: Skipped = { file: 'docs/a.mdx', line: 9, cause: 'tool', reason: 'go saknas' };
const report: PageReport = {
  file: 'docs/a.mdx',
  findings: [],
  skipped: [],
  blocks: 3,
  rules: 18,
  words: 500,
};
const lastLine = (lines: readonly string[]) => lines.at(-1);

describe('formatFinding', () => {
  it('is one line, and longer texts indented below', () => {
    expect(formatFinding(finding)).toBe('docs/a.mdx:7  fel  rätt');
    expect(formatFinding({ ...finding, problem: 'två\nrader', details: 'a\nb\n' })).toBe(
      'docs/a.mdx:7  två ⏎ rader  rätt\n    a\n    b',
    );
  });

  it('shortens what is too long', () => {
    const lines = formatFinding({ ...finding, details: 'x\n'.repeat(100) }).split('\n');
    expect(lines.at(-1)).toBe('    … 75 rader till');
  });
});

describe('formatWarnings', () => {
  it('names what is wrong once, with its places', () => {
    expect(formatWarnings([finding, { ...finding, line: 9 }])).toEqual([
      'Varning: fel  rätt  (docs/a.mdx:7, docs/a.mdx:9)',
    ]);
  });

  it('counts the places when they are many', () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ ...finding, line: index + 1 }));
    expect(formatWarnings(many)).toEqual([
      'Varning: fel  rätt  (docs/a.mdx:1, docs/a.mdx:2, docs/a.mdx:3 och 7 ställen till)',
    ]);
  });
});

describe('formatSkipped', () => {
  it('names every place of a reason', () => {
    expect(formatSkipped([skipped, { ...skipped, line: 12 }])).toEqual([
      'Hoppade över: go saknas  (2 block: docs/a.mdx:9, docs/a.mdx:12)',
    ]);
  });
});

describe('what runs in the page', () => {
  const live = {
    exercises: { here: 5, all: 6 },
    examples: { here: 9, all: 11 },
    elsewhere: ['Kön: använder numpy'],
  };

  it('is told page by page, with what does not and why', () => {
    expect(formatLivePages([{ ...report, live }])).toEqual([
      'docs/a.mdx: 5 av 6 uppgifter går att lösa på sidan; Kön: använder numpy. 9 av 11 exempel går att köra',
    ]);
  });

  it('is added up over the pages', () => {
    expect(formatLiveTotal([{ ...report, live }, report, { ...report, live }])).toEqual([
      'I webbläsaren: 10 av 12 uppgifter går att lösa på sidan; 18 av 22 exempel går att köra',
    ]);
  });

  it('is not mentioned where there is nothing to run', () => {
    const nothing = { here: 0, all: 0 };
    const none = { ...report, live: { exercises: nothing, examples: nothing, elsewhere: [] } };
    expect(formatLivePages([none, report])).toEqual([]);
    expect(formatLiveTotal([none, report])).toEqual([]);
  });

  it('says how long Python took, and nothing when everything had been tried before', () => {
    expect(formatPythonUse({ runs: 853, ms: 48_249 })).toEqual([
      'Pyodide: 853 körningar på 48.2 s',
    ]);
    expect(formatPythonUse({ runs: 0, ms: 0 })).toEqual([]);
    expect(toReport([report], [], true, { runs: 2, ms: 3000 }).lines).toContain(
      'Pyodide: 2 körningar på 3.0 s',
    );
  });
});

describe('toReport', () => {
  it('counts pages without and with faults', () => {
    const { lines, exitCode } = toReport(
      [report, { ...report, findings: [finding, finding] }],
      [],
      false,
    );
    expect(lines.slice(-2)).toEqual([
      'Sidor: 2. Prövat: 6 kodblock (0 överhoppade), 36 regelkontroller, 1000 ord stavade',
      'Lektioner: 1 passed, 1 failed',
    ]);
    expect(exitCode).toBe(1);
  });

  it('prints a warning and lets the page pass', () => {
    const warned = { ...report, findings: [{ ...finding, severity: 'warning' as const }] };
    const { lines, exitCode } = toReport([warned], [], false);
    expect(lines[0]).toBe('Varning: fel  rätt  (docs/a.mdx:7)');
    expect(lastLine(lines)).toBe('Lektioner: 1 passed, 0 failed');
    expect(exitCode).toBe(0);
  });

  it('passes pages without faults', () => {
    expect(toReport([report], [], true).exitCode).toBe(0);
  });

  it('fails for a fault of the site as a whole', () => {
    const { lines, exitCode } = toReport([report], [finding], false);
    expect([lastLine(lines), exitCode]).toEqual(['Lektioner: 1 passed, 1 failed', 1]);
  });

  it('refuses to pass when there is nothing to check', () => {
    const { lines, exitCode } = toReport([], [], false);
    expect([lastLine(lines), exitCode]).toEqual(['Lektioner: 0 passed, 1 failed', 1]);
  });

  it('allows a missing tool on a developer’s machine, and names it; not in CI', () => {
    const pages = [{ ...report, skipped: [skipped] }];
    expect(toReport(pages, [], false)).toMatchObject({ exitCode: 0 });
    expect(toReport(pages, [], false).lines[0]).toContain('go saknas');
    expect(toReport(pages, [], true).exitCode).toBe(1);
  });

  it.each(['version', 'machine'] as const)(
    'allows in CI too what no installation mends: %s',
    (cause) => {
      expect(toReport([{ ...report, skipped: [{ ...skipped, cause }] }], [], true).exitCode).toBe(
        0,
      );
    },
  );
});

describe('what exercises are answered with', () => {
  const one = { ...report, judged: { judged: 4, compared: 1, all: 6 } };
  const two = { ...report, file: 'docs/b.mdx', judged: { judged: 1, compared: 0, all: 1 } };

  it('is told of each page and of all together', () => {
    expect(formatJudgedPages([one, two, report])).toEqual([
      'docs/a.mdx: 4 av 6 uppgifter rättas på sidan, 1 jämförs',
      'docs/b.mdx: 1 av 1 uppgifter rättas på sidan, 0 jämförs',
    ]);
    expect(formatJudgedTotal([one, two])).toEqual([
      'Uppgifter: 5 av 7 uppgifter rättas på sidan, 1 jämförs',
    ]);
    expect(formatJudgedTotal([report])).toEqual([]);
  });

  it('has a line for what each wrong answer meets', () => {
    const notes = [{ file: 'docs/a.mdx', line: 9, text: 'wrong 0,3 möter: Nästan.' }];
    expect(formatNotes([{ ...report, notes }, report])).toEqual([
      'docs/a.mdx:9  wrong 0,3 möter: Nästan.',
    ]);
  });
});
