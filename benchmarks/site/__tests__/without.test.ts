import { expect, it } from 'vitest';
import type { Row } from '../rows';
import { withoutTable } from '../without';

const row = (what: string, median: number): Row => ({
  what,
  plainGate: '2.00 s',
  ungated: '',
  ours: '1.00 s',
  measured: { median, min: median - 0.1, max: median + 0.1 },
  goal: { kind: 'share', of: 'plain gate', atMost: 0.35 },
});
const time: Row = { ...row('Most', 40), goal: { kind: 'time', underMs: 100 } };

it('has a line for each accelerator, and a column for each row that is a share', () => {
  const comparisons = [
    { setting: '-quickClicks', rows: [row('Visible', 1), row('Click', 0.25), time] },
    { setting: 'off', rows: [row('Visible', 0.5), row('Click', 0.2), time] },
  ];
  expect(withoutTable(comparisons).split('\n')).toEqual([
    '| without | Visible | Click |',
    '| --- | --- | --- |',
    '| quickClicks | 1.00 (0.90–1.10) | 0.25 (0.15–0.35) |',
    '| all of them | 0.50 (0.40–0.60) | 0.20 (0.10–0.30) |',
  ]);
});
