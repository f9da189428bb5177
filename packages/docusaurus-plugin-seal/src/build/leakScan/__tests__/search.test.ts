import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearcher } from '../search';
import { squash } from '../squash';

describe('the search for many texts', () => {
  it('finds exactly what String.includes finds', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 4, maxLength: 9 });
    fc.assert(
      fc.property(
        fc.uniqueArray(letters, { minLength: 1 }),
        fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 60 }),
        (texts, haystack) => {
          const expected = texts.flatMap((text, index) => (haystack.includes(text) ? [index] : []));
          expect([...createSearcher(texts, 4).search(haystack)].sort()).toEqual(expected.sort());
        },
      ),
    );
  });

  it('finds at the very beginning and the very end', () => {
    const { search } = createSearcher(['abcd', 'wxyz'], 4);
    expect([...search('abcd')]).toEqual([0]);
    expect([...search('--abcd--wxyz')].sort()).toEqual([0, 1]);
    expect([...search('abc')]).toEqual([]);
  });

  it('refuses a text that it could not find', () => {
    expect(() => createSearcher(['abc'], 4)).toThrow('"abc" is shorter than 4');
  });
});

describe('squashing', () => {
  it('keeps letters and digits of every script, composed', () => {
    expect(squash('Å a\u030a, 3–4 "ö"\n日本 x²!')).toBe('Åå34ö日本x²');
    expect(squash('')).toBe('');
    expect(squash(' - ')).toBe('');
  });
});
