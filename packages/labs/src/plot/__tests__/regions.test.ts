import { describe, expect, it } from 'vitest';
import { scalesFor } from '../frame';
import { regionPaths } from '../regions';

describe('regionPaths', () => {
  const size = { width: 360, height: 300 };
  const scales = scalesFor(size, { min: 0, max: 1 }, { min: 0, max: 1 });

  const area = (path: string): number =>
    [...path.matchAll(/h([\d.]+)v([\d.]+)/g)].reduce(
      (sum, [, width, height]) => sum + Number(width) * Number(height),
      0,
    );

  it('covers the whole plane once', () => {
    const paths = regionPaths(({ x }) => (x < 0.3 ? 0 : 1), scales, size, 2);
    const [left = '', right = ''] = paths;
    expect(area(left) + area(right)).toBeCloseTo(302 * 232, 6);
    expect(area(left) / area(right)).toBeCloseTo(3 / 7, 1);
  });

  it('leaves out what has no answer', () => {
    expect(regionPaths(() => undefined, scales, size, 2)).toEqual(['', '']);
  });
});
