import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fnv1a64 } from '@site/src/components/contentHash';
import { isRightOrder, mixedOrder, moveItem, placesRight } from '../order';

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

describe('moveItem', () => {
  it('changes places with the neighbour', () => {
    expect(moveItem([2, 0, 1], 0, 1)).toEqual([0, 2, 1]);
    expect(moveItem([2, 0, 1], 2, -1)).toEqual([2, 1, 0]);
  });

  it('leaves the order alone past the ends', () => {
    expect(moveItem([2, 0, 1], 0, -1)).toEqual([2, 0, 1]);
    expect(moveItem([2, 0, 1], 2, 1)).toEqual([2, 0, 1]);
  });
});

describe('placesRight', () => {
  it('counts none for an order of another length', () => {
    expect(placesRight([], ['a', 'b'])).toBe(0);
  });
});
