import { describe, expect, it } from 'vitest';
import { moveInGrid } from '../move';

const middle = { row: 1, column: 2 };

describe('moveInGrid', () => {
  it.each([
    ['ArrowUp', false, { row: 0, column: 2 }],
    ['ArrowDown', false, { row: 2, column: 2 }],
    ['ArrowLeft', false, { row: 1, column: 1 }],
    ['ArrowRight', false, { row: 1, column: 3 }],
    ['Home', false, { row: 1, column: 0 }],
    ['End', false, { row: 1, column: 4 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 3, column: 4 }],
  ])('%s (Ctrl %s)', (key, ctrlKey, cell) => {
    expect(moveInGrid(middle, { key, ctrlKey }, 4, 5)).toEqual(cell);
  });

  it('stays at the edges', () => {
    const [first, last] = [
      { row: 0, column: 0 },
      { row: 3, column: 4 },
    ];
    for (const key of ['ArrowUp', 'ArrowLeft'])
      expect(moveInGrid(first, { key }, 4, 5)).toEqual(first);
    for (const key of ['ArrowDown', 'ArrowRight'])
      expect(moveInGrid(last, { key }, 4, 5)).toEqual(last);
  });

  it('answers undefined for keys that do not move', () => {
    expect(moveInGrid(middle, { key: ' ' }, 4, 5)).toBeUndefined();
    expect(moveInGrid(middle, { key: 'a' }, 4, 5)).toBeUndefined();
  });
});
