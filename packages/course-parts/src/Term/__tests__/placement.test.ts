import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeTip } from '../placement';

const viewport = { width: 1000, height: 800 };
const tip = { width: 300, height: 100 };

describe('placeTip', () => {
  it('stands under the word, at its left edge', () => {
    expect(placeTip({ left: 100, top: 200, width: 50, height: 20 }, tip, viewport, 6)).toEqual({
      left: 100,
      top: 226,
    });
  });

  it('stands above where there is no room below', () => {
    expect(placeTip({ left: 100, top: 700, width: 50, height: 20 }, tip, viewport, 6).top).toBe(
      594,
    );
  });

  it('stays below where there is no room above either', () => {
    const low = { width: 1000, height: 120 };
    expect(placeTip({ left: 0, top: 60, width: 50, height: 20 }, tip, low, 6).top).toBe(86);
  });

  it('never leaves the viewport sideways, down to 320 pixels', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 320, max: 2000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 10, max: 304 }),
        (width, left, tipWidth) => {
          const word = { left: Math.min(left, width), top: 10, width: 40, height: 20 };
          const place = placeTip(word, { width: tipWidth, height: 50 }, { width, height: 600 }, 6);
          expect(place.left).toBeGreaterThanOrEqual(8);
          expect(place.left + tipWidth).toBeLessThanOrEqual(width - 8);
        },
      ),
    );
  });
});
