import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../logic/parse';
import { reckon } from '../core/explain';
import { exploration, type ExploreState } from '../lab';
import { formsOf, rowListOf } from '../core/normalForms';
import { parseSettings } from '../settings';

const explore = exploration.reduce;

const start = (expression: string): ExploreState =>
  exploration.start(parseSettings({ expression }));

const column = (state: ExploreState): string => state.subject.outputs[0]?.column.join('') ?? '';

describe('explore', () => {
  it('keeps the last readable table while the text is broken', () => {
    const broken = explore(start('A·B'), ['write', 'A·B + ']);
    expect(broken.problem?.at).toBe(6);
    expect(column(broken)).toBe('0001');
    const mended = explore(broken, ['write', 'A·B + A']);
    expect(mended.problem).toBeUndefined();
    expect(column(mended)).toBe('0011');
  });

  it('keeps the chosen output within the outputs there are', () => {
    const second = explore(start('S = A; C = B'), ['chooseOutput', 1]);
    expect(explore(second, ['write', 'S = A']).output).toBe(0);
  });

  it('goes from an expression to cells, and back to the shortest expression', () => {
    const table = explore(start("A·B + A·B'"), ['setSource', 'table']);
    expect(column(table)).toBe('0011');
    const turned = explore(table, ['turnCell', 1]);
    expect(column(turned)).toBe('0111');
    const text = explore(turned, ['setSource', 'text']);
    expect(text.text).toBe('A + B');
    expect(column(text)).toBe('0111');
  });

  it('turns a cell through 0, 1 and x', () => {
    const table = explore(start('0·A·B'), ['setSource', 'table']);
    const values = [1, 2, 3].reduce<ExploreState[]>(
      (states) => [...states, explore(states.at(-1) ?? table, ['turnCell', 0])],
      [],
    );
    expect(values.map((state) => state.subject.outputs[0]?.column[0])).toEqual([1, 'x', 0]);
  });

  it('gives a table two variables at least, and an empty one when the size changes', () => {
    const table = explore(start('A'), ['setSource', 'table']);
    expect(table.subject.variables).toEqual(['A', 'B']);
    const larger = explore(table, ['setCount', 3]);
    expect(column(larger)).toBe('00000000');
  });

  it('starts over', () => {
    const first = start('A');
    expect(explore(explore(first, ['write', 'B']), ['reset'])).toEqual(first);
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
