import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fnv1a64 } from '@kurser/shared/contentHash';
import { isRightOrder, mixedOrder, moveTo, placesRight, placesRightFromTop } from '../order';

const letters = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 2, maxLength: 8 })
  .filter((texts) => new Set(texts).size > 1);

describe('mixedOrder', () => {
  it('is a permutation that is never right already, and the same each time', () => {
    fc.assert(
      fc.property(letters, fc.string(), (texts, name) => {
        const hash = fnv1a64(name);
        const order = mixedOrder(hash, texts);
        expect([...order].sort((a, b) => a - b)).toEqual(texts.map((_, index) => index));
        expect(isRightOrder(order, texts)).toBe(false);
        expect(mixedOrder(hash, texts)).toEqual(order);
      }),
    );
  });

  it('differs between questions', () => {
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
    const orders = ['1', '2', '3', '4', '5'].map((name) => mixedOrder(fnv1a64(name), texts).join());
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

describe('moveTo', () => {
  it('moves a piece down and up, and the pieces between make room', () => {
    expect(moveTo([3, 0, 1, 2], 0, 2)).toEqual([0, 1, 3, 2]);
    expect(moveTo([3, 0, 1, 2], 3, 1)).toEqual([3, 2, 0, 1]);
  });

  it('leaves the order alone past the ends', () => {
    for (const [from, to] of [
      [0, -1],
      [2, 3],
      [3, 0],
      [1, 1],
    ] as const) {
      expect(moveTo([2, 0, 1], from, to)).toEqual([2, 0, 1]);
    }
  });
});

describe('placesRight', () => {
  it('counts none for an order of another length', () => {
    expect(placesRight([], ['a', 'b'])).toBe(0);
  });
});

describe('placesRightFromTop', () => {
  it('counts to the first wrong place, whatever stands after it', () => {
    const texts = ['a', 'b', 'c', 'd'];
    expect(placesRightFromTop([0, 1, 3, 2], texts)).toBe(2);
    expect(placesRightFromTop([1, 0, 2, 3], texts)).toBe(0);
    expect(placesRightFromTop([0, 1, 2, 3], texts)).toBe(4);
  });

  it('takes one of two equal pieces for the other', () => {
    expect(placesRightFromTop([2, 1, 0, 3], ['a', 'b', 'a', 'c'])).toBe(4);
  });

  it('counts none for an order of another length', () => {
    expect(placesRightFromTop([], ['a', 'b'])).toBe(0);
  });
});
