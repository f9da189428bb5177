import type { Phase } from '@kurser/python-runner/programRun';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../desk/core/csv';
import { doubtfulNames } from '../desk/core/doubt';
import { commonFaults } from '../desk/core/faults';
import { toneOf, verdictOf, verdictText, whatWasSaid, type Verdict } from '../desk/core/verdict';

const report = {
  ...{ ok: false, line: 2, source: 'assert dubbla(2) == 4', call: 'dubbla(2)' },
  ...{ wanted: '4', got: '2', message: null },
};
const passed = { ...report, ok: true };
const error = {
  type: 'NameError',
  text: 'Traceback (most recent call last):\n  File "main.py", line 1\nNameError: name \'x\' is not defined\n',
  line: 1,
  help: null,
};
const finished = (facts: object): Phase => ({
  kind: 'finished',
  ok: true,
  error: null,
  tests: [],
  checks: null,
  ...facts,
});

const verdicts: readonly (readonly [Verdict, string, string, string | undefined])[] = [
  [{ kind: 'missing' }, 'Inte med', 'plain', undefined],
  [{ kind: 'empty' }, 'Tom', 'plain', undefined],
  [{ kind: 'waiting' }, 'Väntar', 'plain', undefined],
  [{ kind: 'passed', total: 3 }, '✓ Klarad', 'good', undefined],
  [
    { kind: 'failed', first: report, passed: 1, total: 3 },
    '✗ 1 av 3 test',
    'warn',
    '`dubbla(2)`: väntat `4`, fick `2`',
  ],
  [
    { kind: 'failed', first: { ...report, message: 'Glömde du noll?' }, passed: 0, total: 1 },
    '✗ 0 av 1 test',
    'warn',
    'Glömde du noll? (`dubbla(2)`: väntat `4`, fick `2`)',
  ],
  [
    {
      kind: 'failed',
      first: { ...report, call: null, wanted: null, got: null },
      passed: 0,
      total: 1,
    },
    '✗ 0 av 1 test',
    'warn',
    '`assert dubbla(2) == 4`',
  ],
  [{ kind: 'error', error }, '✗ NameError', 'bad', "`NameError: name 'x' is not defined`"],
  [{ kind: 'error', error: null }, '✗ Avslutad', 'bad', 'Programmet avslutade sig självt.'],
  [
    { kind: 'stopped', reason: 'time' },
    '✗ För lång tid',
    'bad',
    'Programmet tog för lång tid och stoppades.',
  ],
  [
    { kind: 'stopped', reason: 'output' },
    '✗ För mycket utskrift',
    'bad',
    'Programmet skrev för mycket och stoppades.',
  ],
  [
    { kind: 'broken' },
    '✗ Python gav upp',
    'bad',
    'Python gav upp: för mycket minne eller för djupa anrop.',
  ],
  [{ kind: 'answers', marks: ['right', 'wrong', 'own'] }, '1 av 2 rätt', 'warn', undefined],
  [{ kind: 'answers', marks: ['right'] }, '1 av 1 rätt', 'good', undefined],
  [{ kind: 'answers', marks: ['own'] }, 'Egen text', 'plain', undefined],
  [{ kind: 'unjudged', isDone: true }, 'Klar, ej prövad', 'plain', undefined],
  [{ kind: 'unjudged', isDone: false }, 'Inte klar', 'plain', undefined],
];

describe('a verdict', () => {
  it.each(verdicts)('is told: %j', (verdict, text, tone, said) => {
    expect(verdictText(verdict)).toBe(text);
    expect(toneOf(verdict)).toBe(tone);
    expect(whatWasSaid(verdict)).toBe(said);
  });

  it.each<readonly [Phase, Verdict | undefined]>([
    [finished({ tests: [passed, passed] }), { kind: 'passed', total: 2 }],
    [finished({ tests: [passed, report] }), { kind: 'failed', first: report, passed: 1, total: 2 }],
    [finished({ ok: false, error, tests: null }), { kind: 'error', error }],
    // Nothing has been shown of it.
    [finished({ tests: [] }), { kind: 'error', error: null }],
    [
      { kind: 'stopped', reason: 'time' },
      { kind: 'stopped', reason: 'time' },
    ],
    [{ kind: 'stopped', reason: 'student' }, undefined],
    [{ kind: 'broken', during: 'running' }, { kind: 'broken' }],
    [{ kind: 'broken', during: 'loading' }, undefined],
    [{ kind: 'running', isSlow: false }, undefined],
  ])('is what a run came to: %j', (phase, verdict) => {
    expect(verdictOf(phase)).toEqual(verdict);
  });
});

describe('where a class is stuck', () => {
  it('is what the tests said, the most common first', () => {
    const failed: Verdict = { kind: 'failed', first: report, passed: 0, total: 1 };
    const results = [
      { name: 'Alva', verdict: { kind: 'error', error } as const },
      { name: 'Bo', verdict: failed },
      { name: 'Cleo', verdict: { kind: 'passed', total: 1 } as const },
      { name: 'Åsa', verdict: { ...failed, passed: 1 } },
    ];
    expect(commonFaults(results)).toEqual([
      { said: '`dubbla(2)`: väntat `4`, fick `2`', names: ['Bo', 'Åsa'] },
      { said: "`NameError: name 'x' is not defined`", names: ['Alva'] },
    ]);
  });
});

describe('the table as a file', () => {
  it('opens right in a Swedish spreadsheet', () => {
    expect(
      toCsv([
        ['Elev', 'a;b'],
        ['Åsa "A"', 'rad\nrad'],
      ]),
    ).toBe('\ufeffElev;"a;b"\r\n"Åsa ""A""";"rad\nrad"\r\n');
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n+1', '＝1'])(
    'runs no formula: %j',
    (name) => {
      const [, cell = ''] = /^\ufeff"?([^]*?)"?\r\n$/.exec(toCsv([[name]])) ?? [];
      expect(cell.startsWith("'")).toBe(true);
    },
  );
});

describe('a program to read before its verdict is believed', () => {
  it.each([
    ['import js\njs.postMessage(1)', ['js']],
    ['import sys\nsys.modules["course_runner.testing"]', ['course_runner', 'modules']],
    ['eval("1")', ['eval']],
    ['().__class__.__subclasses__()', ['__subclasses__']],
    // Python reads letters of another form as the letters that they are.
    ['import ｊｓ\nｅｖａｌ("1")', ['eval', 'js']],
    ['import sys\ngetattr(sys, "mod" + "ules")', ['getattr']],
    ['f = (each for each in [])\nf.gi_frame.f_globals', ['f_globals', 'gi_frame']],
    ['class Allt:\n    def __eq__(self, annat): return True', ['__eq__']],
    ['for språk in ["js_filer", "ajs"]:\n    print(språk)', []],
    ['import re, sys\nprint(re.compile("a"), sys.argv)', []],
  ])('%j names %j', (program, names) => {
    expect(doubtfulNames(program, [])).toEqual(names);
  });

  it('is none where the exercise itself uses the names', () => {
    expect(doubtfulNames('eval("1")', ['assert eval("1") == 1'])).toEqual([]);
  });
});
