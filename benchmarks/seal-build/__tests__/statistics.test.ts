import { describe, expect, it } from 'vitest';
import { median, medianRatio } from '../statistics';

describe('the benchmark', () => {
  it.each([
    [[3], 3],
    [[1, 9, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])('takes the middle of %j', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('has no middle of nothing', () => {
    expect(() => median([])).toThrow('No values');
  });

  it('compares within pairs', () => {
    const pairs = [
      { sealedMs: 110, plainMs: 100 },
      { sealedMs: 300, plainMs: 300 },
      { sealedMs: 52, plainMs: 50 },
    ];
    expect(medianRatio(pairs)).toBeCloseTo(1.04);
  });
});
