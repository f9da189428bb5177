import { expect, it } from 'vitest';
import type { Row } from '../rows';
import { benchmarkTable } from '../table';

const row: Row = {
  what: 'Sign-in form visible',
  plainGate: '2.70 s',
  ungated: '',
  ours: '1.00 s',
  measured: { median: 0.372, min: 0.35, max: 0.4 },
  goal: { kind: 'share', of: 'plain gate', atMost: 0.35 },
};

it('says of every row what was measured, what was wanted, and whether it was reached', () => {
  const time: Row = {
    ...row,
    measured: { median: 40, min: 40, max: 40 },
    goal: { kind: 'time', underMs: 100 },
  };
  expect(benchmarkTable([row, time]).split('\n')).toEqual([
    '| what | plain gate | ungated | ours | measured | goal | reached |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    '| Sign-in form visible | 2.70 s |  | 1.00 s | 0.37 of plain gate (0.35–0.40) | at most 0.35 | **no** |',
    '| Sign-in form visible | 2.70 s |  | 1.00 s | 40 ms | under 100 ms | yes |',
  ]);
});
