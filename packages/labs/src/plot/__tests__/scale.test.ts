import { describe, expect, it } from 'vitest';
import { decimalsOf, linearScale, niceRange, pathThrough, roundStep, ticksFor } from '../scale';

describe('linearScale', () => {
  it('maps the ends, the middle and back, also upside down', () => {
    const upright = linearScale({ min: 0, max: 10 }, 200, 0);
    expect([0, 5, 10].map((value) => upright.toPixel(value))).toEqual([200, 100, 0]);
    expect(upright.toValue(50)).toBe(7.5);
  });

  it('stays finite for a domain of one value', () => {
    expect(linearScale({ min: 3, max: 3 }, 0, 100).toPixel(3)).toBe(0);
  });
});

describe('roundStep', () => {
  it.each([
    [10, 5, 2],
    [1, 4, 0.5],
    [7, 5, 2],
    [0.3, 3, 0.1],
    [1000, 10, 100],
  ])('%d in %i parts: %d', (width, count, step) => {
    expect(roundStep(width, count)).toBeCloseTo(step, 12);
  });
});

describe('decimalsOf', () => {
  it.each([
    [5, 0],
    [1, 0],
    [0.5, 1],
    [0.1, 1],
    [0.02, 2],
    [200, 0],
  ])('%d needs %i', (step, decimals) => {
    expect(decimalsOf(step)).toBe(decimals);
  });
});

describe('ticksFor', () => {
  it('gives round numbers without binary dust', () => {
    expect(ticksFor({ min: 0, max: 0.5 }, 5)).toEqual({
      values: [0, 0.1, 0.2, 0.3, 0.4, 0.5],
      decimals: 1,
    });
    expect(ticksFor({ min: -3, max: 7 }, 5).values).toEqual([-2, 0, 2, 4, 6]);
  });

  it('gives the one number of an empty or endless domain', () => {
    expect(ticksFor({ min: 2, max: 2 }, 5).values).toEqual([2]);
    expect(ticksFor({ min: 0, max: Infinity }, 5).values).toEqual([0]);
  });
});

describe('niceRange', () => {
  it('surrounds the values with round ends', () => {
    expect(niceRange([5.1, 7.7])).toEqual({ min: 4.5, max: 8 });
    expect(niceRange([0, 1])).toEqual({ min: -0.2, max: 1.2 });
  });

  it('copes with one value, none, and values that are not finite', () => {
    const one = niceRange([4]);
    expect(one.min).toBeLessThan(4);
    expect(one.max).toBeGreaterThan(4);
    expect(niceRange([])).toEqual({ min: 0, max: 1 });
    expect(niceRange([NaN, 1, 3, Infinity])).toEqual(niceRange([1, 3]));
  });
});

describe('pathThrough', () => {
  it('draws through the points and leaves a gap where one is not finite', () => {
    expect(
      pathThrough([
        [0, 1],
        [2, 3],
        [4, NaN],
        [6, 7],
      ]),
    ).toBe('M0.00 1.00L2.00 3.00M6.00 7.00');
    expect(pathThrough([])).toBe('');
  });
});
