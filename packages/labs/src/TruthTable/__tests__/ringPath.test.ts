import { describe, expect, it } from 'vitest';
import { ringLabelAt, ringPath } from '../core/ringPath';

const closed = { vertical: false, horizontal: false };

describe('ringPath', () => {
  it('draws a rounded rectangle inside the cells', () => {
    const path = ringPath({ row: 0, column: 1, height: 1, width: 2, open: closed }, 3);
    expect(path.match(/Q/g)).toHaveLength(4);
    expect(path).toMatch(/^M52 3L108 3/);
  });

  it('leaves the sides at a wrapped edge open and reaches over the edge', () => {
    const left = ringPath(
      { row: 0, column: 0, height: 1, width: 1, open: { vertical: false, horizontal: true } },
      3,
    );
    expect(left.match(/Q/g)).toHaveLength(2);
    expect(left).toContain('M-9 37');
    const right = ringPath(
      { row: 0, column: 3, height: 1, width: 1, open: { vertical: false, horizontal: true } },
      3,
    );
    expect(right).toContain('169');
  });

  it('draws one rounded corner for a corner of the four', () => {
    const open = { vertical: true, horizontal: true };
    const path = ringPath({ row: 3, column: 3, height: 1, width: 1, open }, 3);
    expect(path.match(/Q/g)).toHaveLength(1);
  });
});

describe('ringLabelAt', () => {
  it('keeps numbers of groups on the same cells apart and on the map', () => {
    const piece = {
      row: 0,
      column: 0,
      height: 1,
      width: 1,
      open: { vertical: true, horizontal: true },
    };
    const first = ringLabelAt(piece, 3, 0);
    const second = ringLabelAt(piece, 3, 1);
    expect(second.x - first.x).toBeGreaterThan(10);
    expect(first.x).toBeGreaterThan(0);
    expect(first.y).toBeGreaterThan(0);
  });
});
