import { describe, expect, it } from 'vitest';
import { cellAt, cellsBetween } from '../line';

describe('cellsBetween', () => {
  it('gives one cell for a stroke that does not move', () => {
    expect(cellsBetween(7, 7, 5)).toEqual([7]);
  });

  it('fills straight and diagonal lines in both directions', () => {
    expect(cellsBetween(5, 9, 5)).toEqual([5, 6, 7, 8, 9]);
    expect(cellsBetween(22, 2, 5)).toEqual([22, 17, 12, 7, 2]);
    expect(cellsBetween(0, 24, 5)).toEqual([0, 6, 12, 18, 24]);
    expect(cellsBetween(20, 4, 5)).toEqual([20, 16, 12, 8, 4]);
  });

  it('never jumps more than one step in either direction', () => {
    const cells = cellsBetween(3, 9 * 24 + 20, 24);
    expect(cells[0]).toBe(3);
    expect(cells.at(-1)).toBe(9 * 24 + 20);
    cells.slice(1).forEach((cell, index) => {
      const before = cells[index] ?? 0;
      expect(Math.abs((cell % 24) - (before % 24))).toBeLessThanOrEqual(1);
      expect(Math.floor(cell / 24) - Math.floor(before / 24)).toBeLessThanOrEqual(1);
    });
  });
});

describe('cellAt', () => {
  const box = { left: 100, top: 50, width: 200, height: 100 };

  it('finds the cell under a point', () => {
    expect(cellAt({ x: 100, y: 50 }, box, 10, 20)).toBe(0);
    expect(cellAt({ x: 299, y: 149 }, box, 10, 20)).toBe(199);
    expect(cellAt({ x: 115, y: 71 }, box, 10, 20)).toBe(41);
  });

  it('takes the nearest edge for a point outside', () => {
    expect(cellAt({ x: 0, y: 0 }, box, 10, 20)).toBe(0);
    expect(cellAt({ x: 999, y: 61 }, box, 10, 20)).toBe(39);
  });
});
