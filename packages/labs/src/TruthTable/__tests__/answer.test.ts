import { describe, expect, it } from 'vitest';
import { judgeExpression, judgementToText } from '../core/answer';
import type { Cell } from '../../logic/table';

const and: Cell[] = [0, 0, 1, 1];
const variables = ['A', 'B'];

describe('judgeExpression', () => {
  it('accepts any equivalent expression', () => {
    expect(judgeExpression("A·B + A·B'", and, variables, false).kind).toBe('right');
  });

  it('asks for the shortest when that is the task', () => {
    const judgement = judgeExpression("A·B + A·B'", and, variables, true);
    expect(judgement).toEqual({ kind: 'tooLong', own: 4, best: 1 });
    expect(judgeExpression('A', and, variables, true).kind).toBe('right');
  });

  it('accepts what is shorter than both two-level forms', () => {
    const xor: Cell[] = [0, 1, 1, 0];
    expect(judgeExpression('A ^ B', xor, variables, true).kind).toBe('right');
    expect(judgeExpression("A·B' + A'·B", xor, variables, true).kind).toBe('right');
  });

  it('names the first row that differs', () => {
    const judgement = judgeExpression('B', and, variables, false);
    expect(judgement).toEqual({ kind: 'different', row: 1, expected: 0, got: 1 });
    if (judgement.kind === 'unreadable') throw new Error('read');
    expect(judgementToText(judgement, 'F', variables)).toBe(
      'Inte samma funktion: på rad 1 (A=0, B=1) ska F vara 0, men ditt uttryck ger 1.',
    );
  });

  it('lets don’t-care rows be anything', () => {
    expect(judgeExpression('A', [0, 'x', 1, 'x'], variables, true).kind).toBe('right');
    expect(judgeExpression('1', ['x', 1, 1, 'x'], variables, true).kind).toBe('right');
  });

  it('reports unknown names and unreadable text with position', () => {
    expect(judgeExpression('A + D', and, variables, false)).toMatchObject({
      kind: 'unreadable',
      problem: { at: 4 },
    });
  });
});
