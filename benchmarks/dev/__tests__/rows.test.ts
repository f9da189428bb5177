import { describe, expect, it } from 'vitest';
import { familyOf, readProcess } from '../memory';
import { devTable, isReached, rowsOf, type Measured } from '../rows';

const measured = (start: number, edit: number, gigabytes: readonly number[]): Measured => ({
  starts: [start, start],
  edits: [edit, edit, edit],
  bytes: gigabytes.map((each) => each * 1e9),
});
const bare = measured(10_000, 1_000, [1, 1, 1, 1]);

const reached = (ours: Measured): readonly boolean[] => rowsOf({ bare, ours }).map(isReached);

describe('the goals of the development server', () => {
  it('are reached up to one and a half starts, 1.3 edits, and a tenth more memory', () => {
    expect(reached(measured(15_000, 1_300, [1, 2, 2.2, 2.2]))).toEqual(
      Array.from({ length: 6 }, () => true),
    );
  });

  it('are missed each by itself', () => {
    expect(reached(measured(15_100, 1_310, [1, 2, 2.3, 2.3]))).toEqual([
      ...[false, false],
      ...[true, true],
      ...[false, false],
    ]);
  });

  it('are asked of memory as often as it was looked at', () => {
    expect(reached(measured(10_000, 1_000, [1, 1]))).toHaveLength(4);
  });

  it('stand in a table', () => {
    const table = devTable(rowsOf({ bare, ours: measured(12_000, 1_500, [1, 2, 2, 2]) }));
    expect(table).toContain('| 12.0 s (12.0–12.0) | 1.20 of bare | at most 1.50 | yes |');
    expect(table).toContain('| 1.50 of bare | at most 1.30 | **no** |');
    expect(table).toContain('| Memory after 1 edit | 1.00 GB | 1.00 GB |  |  |  |');
    expect(table).toContain('| 1.00 of after 10 | at most 1.10 | yes |');
  });
});

describe('the memory of what a command has started', () => {
  it('is found by the parents, whatever a process is called', () => {
    const fields = Array.from({ length: 19 }, () => '0').join(' ');
    const stat = (id: number, parent: number, pages: number): string =>
      `${String(id)} (a ) b) S ${String(parent)} ${fields} ${String(pages)} 0`;
    const all = [stat(1, 0, 1), stat(2, 1, 20), stat(3, 2, 300), stat(4, 0, 4_000)].map((each) =>
      readProcess(each, 10),
    );
    expect(familyOf(1, all).map(({ id, bytes }) => [id, bytes])).toEqual([
      [1, 10],
      [2, 200],
      [3, 3_000],
    ]);
  });
});
