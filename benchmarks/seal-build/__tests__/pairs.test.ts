import { expect, it } from 'vitest';
import { medianRatio } from '../pairs';

it('compares within pairs', () => {
  const pairs = [
    { sealedMs: 110, plainMs: 100 },
    { sealedMs: 300, plainMs: 300 },
    { sealedMs: 52, plainMs: 50 },
  ];
  expect(medianRatio(pairs)).toBeCloseTo(1.04);
});
