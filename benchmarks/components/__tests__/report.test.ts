import { expect, it } from 'vitest';
import { pythonLimitsMs } from '../budgets';
import { pythonReport } from '../report';

const { first, warm } = pythonLimitsMs;

it('says of each time of Python whether its limit is kept', () => {
  expect(
    pythonReport({ firstMs: first, warmMs: warm + 10 })
      .split('\n')
      .slice(2),
  ).toEqual([
    '| first result on a page | 6.00 s | 6.00 s | reached |',
    '| the next result | 0.31 s | 0.30 s | not reached |',
  ]);
});
