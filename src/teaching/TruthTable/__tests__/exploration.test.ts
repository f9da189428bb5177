import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../logic/parse';
import { reckon } from '../explain';
import { explore, type ExploreState } from '../exploration';
import { formsOf, rowListOf } from '../normalForms';
import { subjectOfText } from '../subject';

function start(text: string): ExploreState {
  const parsed = subjectOfText(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return { source: 'text', text, problem: undefined, subject: parsed.value, output: 0 };
}

const column = (state: ExploreState): string => state.subject.outputs[0]?.column.join('') ?? '';

describe('explore', () => {
  it('keeps the last readable table while the text is broken', () => {
    const broken = explore(start('A·B'), { kind: 'write', text: 'A·B + ' });
    expect(broken.problem?.at).toBe(6);
    expect(column(broken)).toBe('0001');
    const mended = explore(broken, { kind: 'write', text: 'A·B + A' });
    expect(mended.problem).toBeUndefined();
    expect(column(mended)).toBe('0011');
  });

  it('keeps the chosen output within the outputs there are', () => {
    const second = explore(start('S = A; C = B'), { kind: 'chooseOutput', output: 1 });
    expect(explore(second, { kind: 'write', text: 'S = A' }).output).toBe(0);
  });

  it('goes from an expression to cells, and back to the shortest expression', () => {
    const table = explore(start("A·B + A·B'"), { kind: 'useSource', source: 'table' });
    expect(column(table)).toBe('0011');
    const turned = explore(table, { kind: 'turnCell', row: 1 });
    expect(column(turned)).toBe('0111');
    const text = explore(turned, { kind: 'useSource', source: 'text' });
    expect(text.text).toBe('A + B');
    expect(column(text)).toBe('0111');
  });

  it('turns a cell through 0, 1 and x', () => {
    const table = explore(start('0·A·B'), { kind: 'useSource', source: 'table' });
    const values = [1, 2, 3].reduce<ExploreState[]>(
      (states) => [...states, explore(states.at(-1) ?? table, { kind: 'turnCell', row: 0 })],
      [],
    );
    expect(values.map((state) => state.subject.outputs[0]?.column[0])).toEqual([1, 'x', 0]);
  });

  it('gives a table two variables at least, and an empty one when the size changes', () => {
    const table = explore(start('A'), { kind: 'useSource', source: 'table' });
    expect(table.subject.variables).toEqual(['A', 'B']);
    const larger = explore(table, { kind: 'setCount', count: 3 });
    expect(column(larger)).toBe('00000000');
  });

  it('starts over', () => {
    const first = start('A');
    expect(
      explore(explore(first, { kind: 'write', text: 'B' }), { kind: 'reset', state: first }),
    ).toBe(first);
  });
});

describe('forms', () => {
  it('leaves the canonical forms out when they would fill the screen', () => {
    const five = ['A', 'B', 'C', 'D', 'E'];
    expect(
      formsOf(
        Array.from({ length: 32 }, () => 0 as const),
        five,
      ),
    ).toHaveLength(2);
    expect(formsOf([0, 1], ['A'])).toHaveLength(4);
  });

  it('lists ones and don’t care', () => {
    expect(rowListOf([0, 1, 'x', 1])).toBe('Σ(1, 3) + d(2)');
    expect(rowListOf([0, 0])).toBe('Σ()');
  });
});

describe('reckon', () => {
  it('works an expression out step by step', () => {
    const parsed = parseExpression("A·B + A'·C");
    if (!parsed.ok) throw new Error(parsed.problem.message);
    const values = new Map([
      ['A', 0 as const],
      ['B', 1 as const],
      ['C', 1 as const],
    ]);
    expect(reckon(parsed.value, (name) => values.get(name) ?? 0)).toEqual([
      'A·B = 0·1 = 0',
      "A' = 0' = 1",
      "A'·C = 0'·1 = 1",
      "A·B + A'·C = 0·1 + 0'·1 = 1",
    ]);
  });
});
