import { describe, expect, it } from 'vitest';
import type { ErrorReport, Finished, TestReport } from '@kurser/python-runner/protocol';
import type { Phase } from '@kurser/python-runner/programRun';
import {
  countText,
  exampleStatus,
  exerciseStatus,
  outcomeOf,
  tryOf,
  type Wish,
} from '../view/outcome';

const report = (ok: boolean): TestReport => ({
  ...{ ok, line: 1, source: 'assert dubbla(2) == 4' },
  ...{ call: 'dubbla(2)', wanted: '4', got: ok ? '4' : '2', message: null },
});
const [good, bad] = [report(true), report(false)];

const finished = (facts: Partial<Finished>): Finished => ({
  ...{ kind: 'finished', ok: true, error: null, tests: null, checks: null },
  ...facts,
});

const error: ErrorReport = {
  type: 'NameError',
  text: 'NameError: x',
  line: 3,
  help: 'Namnet x finns inte.',
};

const status = (phase: Phase, wish: Wish = 'test'): string =>
  exerciseStatus(phase, outcomeOf(phase, wish), wish).text;

describe('outcomeOf', () => {
  it('is failed with the first test that failed and how many passed', () => {
    const tests = [good, bad, good, report(false)];
    const outcome = outcomeOf(finished({ tests }), 'test');
    expect(outcome).toEqual({ kind: 'failed', tests, first: bad, passed: 2 });
    expect(outcome).toHaveProperty('first', tests[1]);
  });

  it('is passed only when there are tests and all have passed', () => {
    expect(outcomeOf(finished({ tests: [good] }), 'test').kind).toBe('passed');
    expect(outcomeOf(finished({ tests: [] }), 'test').kind).toBe('ran');
    expect(outcomeOf(finished({}), 'test').kind).toBe('ran');
  });

  it('is an error when the program did not come to its end, whatever was asked for', () => {
    for (const wish of ['run', 'test'] as const)
      expect(outcomeOf(finished({ ok: false, error }), wish)).toEqual({ kind: 'error', error });
  });

  it.each<[Phase, string]>([
    [{ kind: 'idle' }, 'nothing'],
    [{ kind: 'loading' }, 'under way'],
    [{ kind: 'running', isSlow: false }, 'under way'],
    [{ kind: 'asking' }, 'under way'],
    [{ kind: 'stopped', reason: 'student' }, 'cut short'],
    [{ kind: 'broken', during: 'loading' }, 'cut short'],
    [finished({}), 'ran'],
  ])('of %j is %s', (phase, kind) => {
    expect(outcomeOf(phase, 'run').kind).toBe(kind);
  });
});

describe('tryOf', () => {
  it.each<[string, Phase, ReturnType<typeof tryOf>]>([
    ['all tests passed', finished({ tests: [good] }), 'passed'],
    ['a test failed', finished({ tests: [good, bad] }), 'failed'],
    ['the program ended with an error', finished({ ok: false, error }), 'failed'],
    ['a loop that never ends', { kind: 'stopped', reason: 'time' }, 'failed'],
    ['stopped by the student', { kind: 'stopped', reason: 'student' }, undefined],
    ['Python did not come', { kind: 'broken', during: 'loading' }, undefined],
    ['still running', { kind: 'running', isSlow: true }, undefined],
  ])('%s', (_name, phase, result) => {
    expect(tryOf(phase, 'test')).toBe(result);
    expect(tryOf(phase, 'run')).toBeUndefined();
  });
});

describe('the status line', () => {
  it('counts what passed', () => {
    expect(countText(2, 4)).toBe('2 av 4 test klarade');
    expect(countText(0, 1)).toBe('0 av 1 test klarat');
    expect(status(finished({ tests: [good, bad] }))).toBe('1 av 2 test klarade.');
    expect(status(finished({ tests: [good, good] }))).toBe('2 av 2 test klarade.');
  });

  it('says on which line the program ended, what to look for and what comes next', () => {
    const phase = finished({ ok: false, error });
    expect(status(phase)).toBe(
      'Programmet slutade med ett fel på rad 3. Namnet x finns inte. Rätta det först, sedan körs testerna.',
    );
    expect(status(phase, 'run')).toBe(
      'Programmet slutade med ett fel på rad 3. Namnet x finns inte.',
    );
    expect(status(finished({ ok: false }), 'run')).toBe('Programmet slutade med ett fel.');
  });

  it.each<[Phase, RegExp]>([
    [{ kind: 'loading' }, /^Startar Python/],
    [{ kind: 'running', isSlow: true }, /slinga som aldrig tar slut/],
    [{ kind: 'asking' }, /väntar på indata/],
    [{ kind: 'stopped', reason: 'time' }, /tog för lång tid/],
    [{ kind: 'stopped', reason: 'output' }, /skrev mer/],
    [{ kind: 'broken', during: 'loading' }, /Kontrollera att du har nät/],
    [{ kind: 'broken', during: 'running' }, /för mycket minne/],
  ])('of %j has a sentence', (phase, text) => {
    expect(status(phase)).toMatch(text);
    expect(exampleStatus(phase, outcomeOf(phase, 'run'), null).text).toMatch(text);
  });

  it('of an example says whether the output is the text’s own', () => {
    const ran = finished({});
    const text = (isSame: boolean | null): string =>
      exampleStatus(ran, outcomeOf(ran, 'run'), isSame).text;
    expect(text(true)).toBe('Samma utskrift som i texten.');
    expect(text(false)).toBe('En annan utskrift än i texten.');
    expect(text(null)).toBe('Programmet är klart.');
  });
});
