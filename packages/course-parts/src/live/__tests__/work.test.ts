import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterDeclined,
  afterHint,
  afterReset,
  afterSolution,
  afterTry,
  failuresBeforeOffer,
  hasTried,
  isHintDue,
  parseWork,
  withCode,
  withCodeBack,
  withOldCode,
  workKey,
  workOn,
  type ExerciseWork,
} from '../work';

const fresh = workOn('a', null);

const failedOn = (...codes: readonly string[]): ExerciseWork =>
  codes.reduce((work, code) => afterTry(work, code, false), fresh);

describe('workKey', () => {
  it('keeps pages and exercises apart', () => {
    expect(workKey('3/m3', 'uppgift-antal-veckor')).toBe('work:3/m3#uppgift-antal-veckor');
  });
});

describe('workOn', () => {
  it('is empty where nothing is stored', () => {
    expect(fresh).toEqual({
      hash: 'a',
      code: null,
      tries: 0,
      failed: [],
      hints: 0,
      hasSeenSolution: false,
      passed: [],
      oldCode: null,
    });
  });

  it('is what is stored for the same edition', () => {
    const stored = { ...fresh, code: 'x = 1', tries: 2 };
    expect(workOn('a', stored)).toBe(stored);
  });

  it('keeps the code of an earlier edition within reach, and nothing else of it', () => {
    const stored = { ...failedOn('x = 1'), code: 'x = 1', hints: 2, hasSeenSolution: true };
    expect(workOn('b', stored)).toEqual({ ...fresh, hash: 'b', oldCode: 'x = 1' });
  });

  it('keeps old code over several editions until there is newer code', () => {
    const second = workOn('b', { ...fresh, code: 'x = 1' });
    const third = workOn('c', second);
    expect(third.oldCode).toBe('x = 1');
    expect(workOn('d', { ...third, code: 'x = 2' }).oldCode).toBe('x = 2');
  });
});

describe('withCode', () => {
  it('keeps what the student wrote, and the skeleton as no code', () => {
    const edited = withCode(fresh, 'x = 1', 'x = ...');
    expect(edited.code).toBe('x = 1');
    expect(withCode(edited, 'x = ...', 'x = ...').code).toBeNull();
  });
});

describe('old code', () => {
  const edited = { ...fresh, code: 'x = 1' };

  it('is what the student had before starting over', () => {
    expect(afterReset(edited)).toEqual({ ...fresh, oldCode: 'x = 1' });
    expect(afterReset(afterReset(edited)).oldCode).toBe('x = 1');
  });

  it('is what another tab wrote, when the student takes their own code back', () => {
    const theirs = { ...fresh, code: 'deras', oldCode: 'äldre' };
    expect(withCodeBack(theirs, 'mitt', 'skelett')).toMatchObject({
      code: 'mitt',
      oldCode: 'deras',
    });
    const reset = { ...fresh, code: null, oldCode: 'äldre' };
    expect(withCodeBack(reset, 'mitt', 'skelett')).toMatchObject({
      code: 'mitt',
      oldCode: 'äldre',
    });
  });

  it('changes places with the code, so that neither is lost', () => {
    const both = { ...edited, oldCode: 'x = 0' };
    expect(withOldCode(both)).toEqual({ ...fresh, code: 'x = 0', oldCode: 'x = 1' });
    expect(withOldCode(withOldCode(both))).toEqual(both);
  });
});

describe('a hint', () => {
  it('is due after three different programs that failed', () => {
    expect(isHintDue(failedOn('a', 'b'), 2)).toBe(false);
    expect(isHintDue(failedOn('a', 'b', 'c'), 2)).toBe(true);
  });

  it('is not due after the same program three times, whatever its blanks', () => {
    const work = failedOn('a = 1\nb = 2', 'a = 1  \n\nb = 2\n', 'a = 1\nb = 2\n');
    expect(work.tries).toBe(3);
    expect(isHintDue(work, 2)).toBe(false);
    expect(isHintDue(failedOn('if a:\n  b', 'if a:\n    b', 'c'), 2)).toBe(true);
  });

  it('is not due when none is left', () => {
    expect(isHintDue({ ...failedOn('a', 'b', 'c'), hints: 2 }, 2)).toBe(false);
    expect(isHintDue(failedOn('a', 'b', 'c'), 0)).toBe(false);
  });

  it.each([
    ['opened', (work: ExerciseWork) => afterHint(work, 1)],
    ['turned down', afterDeclined],
    ['no longer needed', (work: ExerciseWork) => afterTry(work, 'd', true)],
  ])('that was %s is due again after three new failures', (_name, happen) => {
    const after = happen(failedOn('a', 'b', 'c'));
    expect(isHintDue(after, 5)).toBe(false);
    const again = ['e', 'f', 'g'].reduce((work, code) => afterTry(work, code, false), after);
    expect(isHintDue(again, 5)).toBe(true);
  });

  it('stays opened', () => {
    expect(afterHint(afterHint(fresh, 2), 1).hints).toBe(2);
  });
});

describe('hasTried', () => {
  it.each([
    ['tests', afterTry(fresh, 'x', false)],
    ['code', withCode(fresh, 'x', 'y')],
    ['code that was taken back', afterReset(withCode(fresh, 'x', 'y'))],
    ['a look at the solution', afterSolution(fresh)],
  ])('knows %s as a try, and a hint as none', (_name, work) => {
    expect(hasTried(work)).toBe(true);
    expect(hasTried(afterHint(fresh, 1))).toBe(false);
  });
});

describe('parseWork', () => {
  it('takes all that the verbs make, also by way of JSON, and keeps it small', () => {
    const tries = fc.array(fc.tuple(fc.string(), fc.boolean()), { maxLength: 12 });
    fc.assert(
      fc.property(tries, fc.string(), fc.nat(5), (all, code, hint) => {
        const tried = all.reduce((work, [text, passed]) => afterTry(work, text, passed), fresh);
        const work = withCode(hint === 0 ? tried : afterHint(tried, hint), code, 'pass');
        expect(work.failed.length).toBeLessThanOrEqual(failuresBeforeOffer);
        expect(parseWork(JSON.parse(JSON.stringify(work)))).toEqual(work);
      }),
    );
  });

  it.each([
    [null],
    ['x'],
    [[]],
    [{}],
    [{ ...fresh, hash: 1 }],
    [{ ...fresh, code: 1 }],
    [{ ...fresh, oldCode: undefined }],
    [{ ...fresh, tries: -1 }],
    [{ ...fresh, tries: '2' }],
    [{ ...fresh, hints: 1.5 }],
    [{ ...fresh, failed: [1] }],
    [{ ...fresh, failed: 'a' }],
    [{ ...fresh, hasSeenSolution: 'ja' }],
  ])('refuses %j', (raw) => {
    expect(parseWork(raw)).toBeUndefined();
  });
});
