import { expect, it } from 'vitest';
import { pythonLimitsMs } from '../budgets';
import { pythonReport, scrollingReport } from '../report';

const { first, warm } = pythonLimitsMs;

it('says of each time of Python whether its limit is kept, and what the accelerator does to it', () => {
  const own = { firstMs: first, warmMs: warm + 10 };
  const plain = { firstMs: 2 * first, warmMs: warm + 10 };
  expect(pythonReport({ own, plain }).split('\n').slice(2)).toEqual([
    '| first result on a page | 6.00 s | 6.00 s | reached | 0.50 |',
    '| the next result | 0.31 s | 0.30 s | not reached | 1.00 |',
  ]);
});

it('says how many frames are left while a page is scrolled', () => {
  const report = scrollingReport({ still: 60, first: 30, again: 60 });
  expect(report.split('\n').slice(2)).toEqual([
    '| while nothing happens | 60.0 |  |  |  |',
    '| the first way down | 30.0 | 0.50 | 0.95 | not reached |',
    '| up and down again | 60.0 | 1.00 | 0.95 | reached |',
  ]);
});
