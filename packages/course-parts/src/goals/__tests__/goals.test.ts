import { describe, expect, it } from 'vitest';
import { parseGoals } from '..';

describe('parseGoals', () => {
  it('reads numbers, and none where there is no prop', () => {
    expect(parseGoals([1, 3], 'Quiz')).toEqual([1, 3]);
    expect(parseGoals(undefined, 'Quiz')).toEqual([]);
  });

  it.each([[1], ['1'], [[]], [[0]], [[1.5]], [['1']], [null]])('refuses %j', (value) => {
    expect(() => parseGoals(value, 'Quiz')).toThrow(/^Quiz: goals är .* goals=\{\[1, 3\]\}$/);
  });
});
