import { describe, expect, it } from 'vitest';
import { median, percentile, ratiosOf, spreadOf } from '../statistics';

describe('the median', () => {
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
});

describe('a percentile', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => 20 - index);

  it.each([
    [0, 1],
    [0.5, 10],
    [0.95, 19],
    [1, 20],
  ])('of share %d of one to twenty is %d', (share, value) => {
    expect(percentile(twenty, share)).toBe(value);
  });

  it('of one value is that value', () => {
    expect(percentile([7], 0.95)).toBe(7);
  });

  it('has none of nothing', () => {
    expect(() => percentile([], 0.95)).toThrow('No values');
  });
});

it('the spread has the middle and both ends', () => {
  expect(spreadOf([5, 1, 2])).toEqual({ median: 2, min: 1, max: 5 });
});

describe('ratios', () => {
  it('compare within a round', () => {
    expect(ratiosOf([110, 600], [100, 500])).toEqual([1.1, 1.2]);
  });

  it('want as many rounds of both', () => {
    expect(() => ratiosOf([1, 2], [1])).toThrow('2 rounds cannot be compared with 1');
  });
});
