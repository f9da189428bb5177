import { describe, expect, it } from 'vitest';
import { literalCount, operate, stepsOf, type Bit } from '../expression';
import { formatExpression } from '../format';
import { parseExpression } from '../parse';
import { columnOf, findDifference, rowToText, rowsWith, sortVariables } from '../table';

function read(text: string) {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.value;
}

describe('columnOf', () => {
  it("puts the ones of A·B + A'·C on rows 1, 3, 6 and 7 (order ABC)", () => {
    expect(rowsWith(columnOf(read("A·B + A'·C"), ['A', 'B', 'C']), 1)).toEqual([1, 3, 6, 7]);
  });

  it('takes the first variable as the most significant', () => {
    expect(columnOf(read('A'), ['A', 'B'])).toEqual([0, 0, 1, 1]);
    expect(columnOf(read('A'), ['B', 'A'])).toEqual([0, 1, 0, 1]);
  });

  it('has a single row without variables', () => {
    expect(columnOf(read('1·0'), [])).toEqual([0]);
  });
});

describe('operate', () => {
  const pairs: Bit[][] = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ];

  it.each([
    ['and', '0001'],
    ['or', '0111'],
    ['xor', '0110'],
    ['nand', '1110'],
    ['nor', '1000'],
    ['xnor', '1001'],
  ] as const)('%s is %s', (operator, expected) => {
    expect(pairs.map((pair) => operate(operator, pair)).join('')).toBe(expected);
  });
});

describe('the helpers of tables', () => {
  it('sorts names as a reader would', () => {
    expect(sortVariables(['B', 'A10', 'A2', 'B', 'Cin'])).toEqual(['A2', 'A10', 'B', 'Cin']);
  });

  it('writes a row’s inputs', () => {
    expect(rowToText(3, ['A', 'B', 'C'])).toBe('A=0, B=1, C=1');
  });

  it('finds the first differing row and looks past don’t care', () => {
    expect(findDifference([0, 'x', 1], [0, 1, 0])).toBe(2);
    expect(findDifference([0, 'x', 1], [0, 0, 1])).toBeUndefined();
  });

  it('lists the steps from the inside, without single variables and the whole', () => {
    const expression = read("(A + B)'·C + A");
    expect(stepsOf(expression).map((step) => formatExpression(step))).toEqual([
      'A + B',
      "(A + B)'",
      "(A + B)'·C",
    ]);
  });

  it('counts literals with repeats', () => {
    expect(literalCount(read("A·B + A·B' + 1"))).toBe(4);
  });
});
