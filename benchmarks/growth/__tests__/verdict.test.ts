import { describe, expect, it } from 'vitest';
import { costsOfAPage, growthCells, isLinear, type Grown } from '../verdict';

const grown = (pages: number, seconds: number): Grown => ({
  ...{ pages, ms: seconds * 1000 },
  peakBytes: 1_250_000_000,
});

describe('growth', () => {
  it('is linear when each site takes at most as many times longer as it has more pages', () => {
    expect(isLinear([grown(120, 20), grown(1_000, 60), grown(4_000, 240)])).toBe(true);
  });

  it('is not when one of them takes longer', () => {
    expect(isLinear([grown(120, 20), grown(1_000, 60), grown(4_000, 241)])).toBe(false);
    expect(isLinear([grown(120, 1), grown(1_000, 60), grown(4_000, 200)])).toBe(false);
  });

  it('shows what a further page costs', () => {
    expect(costsOfAPage([grown(100, 10), grown(200, 15), grown(400, 45)])).toEqual([50, 150]);
  });

  it('is printed a site a row', () => {
    expect(growthCells([grown(100, 10), grown(200, 15)])).toEqual([
      ['100', '10.0 s', '100 ms', '', '1.25 GB'],
      ['200', '15.0 s', '75 ms', '50 ms', '1.25 GB'],
    ]);
  });
});
