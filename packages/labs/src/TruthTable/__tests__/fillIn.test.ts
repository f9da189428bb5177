import { describe, expect, it } from 'vitest';
import {
  answerOfKey,
  emptyAnswers,
  fitAnswers,
  judge,
  nextAnswer,
  parseAnswers,
  verdictToText,
  withAnswer,
  type Answer,
} from '../core/fillIn';
import { subjectOfRows, subjectOfText, type Subject } from '../core/subject';

function subject(text: string): Subject {
  const parsed = subjectOfText(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.value;
}

const halfAdder = subject('S = A xor B; C = A·B');

describe('judge', () => {
  it('finds everything right', () => {
    const verdict = judge(halfAdder, [
      [0, 1, 1, 0],
      [0, 0, 0, 1],
    ]);
    expect(verdict).toMatchObject({ right: 8, empty: 0 });
    expect(verdict.firstWrong).toBeUndefined();
    expect(verdictToText(halfAdder, verdict)).toBe('Alla 8 rutor stämmer.');
  });

  it('names the first wrong cell row by row, not column by column', () => {
    const verdict = judge(halfAdder, [
      [0, 1, 1, 1],
      [0, 1, null, 1],
    ]);
    expect(verdict.firstWrong).toEqual({ output: 1, row: 1 });
    expect(verdictToText(halfAdder, verdict)).toBe(
      '5 av 8 rutor stämmer. Titta på C på rad 1 (A=0, B=1).',
    );
  });

  it('tells an unfinished table from a wrong one', () => {
    const started = withAnswer(emptyAnswers(halfAdder), 0, 0, 0);
    expect(verdictToText(halfAdder, judge(halfAdder, started))).toBe(
      '1 av 8 rutor stämmer och 7 är tomma. Inget är fel så här långt.',
    );
    expect(verdictToText(halfAdder, judge(halfAdder, emptyAnswers(halfAdder)))).toContain('tom');
  });

  it('accepts any answer in a don’t-care row and x nowhere else', () => {
    const free = subjectOfRows('F', ['A'], [], [1]);
    for (const answer of [0, 1, 'x'] satisfies Answer[])
      expect(judge(free, [[0, answer]]).right).toBe(2);
    expect(judge(free, [['x', 0]]).firstWrong).toEqual({ output: 0, row: 0 });
  });
});

describe('the cells', () => {
  it('turn through their values', () => {
    expect([null, 0, 1].map((answer) => nextAnswer(answer as Answer, false))).toEqual([0, 1, null]);
    expect(nextAnswer(1, true)).toBe('x');
    expect(nextAnswer('x', true)).toBeNull();
  });

  it('take keys', () => {
    expect(answerOfKey('1', false)).toBe(1);
    expect(answerOfKey('Backspace', false)).toBeNull();
    expect(answerOfKey('x', false)).toBeUndefined();
    expect(answerOfKey('x', true)).toBe('x');
  });

  it('survive storage of another shape', () => {
    expect(parseAnswers('x')).toBeUndefined();
    expect(parseAnswers([[0, 7, 'x'], 3])).toEqual([[0, null, 'x'], []]);
    expect(fitAnswers(halfAdder, [[0, 1, 1, 0, 1]])).toEqual([
      [0, 1, 1, 0],
      [null, null, null, null],
    ]);
  });
});
