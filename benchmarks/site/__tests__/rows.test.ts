import { describe, expect, it } from 'vitest';
import { buildRow, clickRows, isReached, visitRows, type Row } from '../rows';
import type { FirstVisit, MemberVisit } from '../visits';

const first = (visibleMs: number, usableMs: number, usableBytes: number): FirstVisit => ({
  ...{ visibleMs, usableMs, usableBytes },
  visibleBytes: 50_000,
});
const again = (visibleMs: number): MemberVisit => ({ visibleMs, visibleBytes: 90_000 });

function rowNamed(rows: readonly Row[], part: string): Row {
  const row = rows.find(({ what }) => what.includes(part));
  if (row === undefined) throw new Error(`No row with "${part}"`);
  return row;
}

describe('the rows of visits', () => {
  const rows = visitRows({
    first: {
      plainGate: [first(2_000, 2_100, 200_000), first(4_000, 4_200, 200_000)],
      ours: [first(600, 1_050, 130_000), first(1_600, 3_360, 130_000)],
    },
    again: {
      plainGate: [again(3_000), again(3_000)],
      ungated: [again(1_000), again(2_000)],
      ours: [again(1_100), again(2_200)],
    },
  });

  it('compare round by round', () => {
    const { measured } = rowNamed(rows, 'form visible');
    expect(measured).toEqual({ median: 0.35, min: 0.3, max: 0.4 });
  });

  it('hold each figure against its own goal', () => {
    expect(rows.map(isReached)).toEqual([true, true, false, true]);
    expect(rowNamed(rows, 'usable').measured.median).toBeCloseTo(0.65);
    expect(rowNamed(rows, 'Bytes').measured.median).toBeCloseTo(0.65);
    expect(rowNamed(rows, 'Returning').measured.median).toBeCloseTo(1.1);
  });

  it('print times with their spread, and bytes', () => {
    expect(rowNamed(rows, 'form visible').plainGate).toBe('3.00 s (2.00–4.00), 50 kB');
    expect(rowNamed(rows, 'Bytes').ours).toBe('130 kB');
    expect(rowNamed(rows, 'Returning').ungated).toBe('1.50 s (1.00–2.00), 90 kB');
  });
});

describe('the rows of clicks', () => {
  const clicks = (fast: readonly number[]): readonly Row[] =>
    clickRows({ ungated: [200, 100], ours: [220, 111], fast: { ungated: [30], ours: fast } });

  it('compare the same click', () => {
    const [slow] = clicks([50]);
    expect(slow?.measured).toEqual({ median: 1.105, min: 1.1, max: 1.11 });
    expect(slow !== undefined && isReached(slow)).toBe(false);
  });

  it('want the 95th percentile under a tenth of a second', () => {
    const nineteen = Array.from({ length: 19 }, () => 40);
    expect(clicks([...nineteen, 300]).map(isReached)).toEqual([false, true]);
    expect(clicks([...nineteen.slice(1), 100, 300]).map(isReached)).toEqual([false, false]);
  });
});

it('the row of the build compares within a pair', () => {
  const row = buildRow([
    { sealedMs: 22_000, plainMs: 20_000 },
    { sealedMs: 30_300, plainMs: 30_000 },
    { sealedMs: 21_000, plainMs: 20_000 },
  ]);
  expect(row.measured.median).toBeCloseTo(1.05);
  expect(isReached(row)).toBe(true);
});
