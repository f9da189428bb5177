import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createByteSearcher, createSearcher } from '../search';
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

describe('the search for runs of bytes', () => {
  it('finds exactly what Buffer.includes finds', () => {
    const bytes = (min: number, max: number): fc.Arbitrary<Buffer> =>
      fc
        .array(fc.constantFrom(0, 1), { minLength: min, maxLength: max })
        .map((all) => Buffer.from(all));
    fc.assert(
      fc.property(fc.array(bytes(6, 6), { maxLength: 5 }), bytes(0, 60), (runs, haystack) => {
        const expected = runs.flatMap((run, index) => (haystack.includes(run) ? [index] : []));
        expect([...createByteSearcher(runs)(haystack)].sort()).toEqual(expected);
      }),
    );
  });

  it('finds a run wherever it begins', () => {
    const run = Buffer.from('a picture of a lesson, in bytes ');
    const find = createByteSearcher([run]);
    for (let before = 0; before < 70; before += 1) {
      const around = Buffer.concat([Buffer.alloc(before, 1), run, Buffer.alloc(9, 2)]);
      expect([...find(around)]).toEqual([0]);
      expect([...find(around.subarray(0, before + run.length - 1))]).toEqual([]);
    }
  });

  it('refuses runs that it could not find', () => {
    expect(() => createByteSearcher([Buffer.from('abc')])).toThrow('A run of 3 bytes');
    const unlike = [Buffer.from('abcde'), Buffer.from('abcd')];
    expect(() => createByteSearcher(unlike)).toThrow('A run of 4 bytes among runs of 5');
  });
});

describe('squashing', () => {
  it('keeps letters and digits of every script, composed', () => {
    expect(squash('Å a\u030a, 3–4 "ö"\n日本 x²!')).toBe('Åå34ö日本x²');
    expect(squash('')).toBe('');
    expect(squash(' - ')).toBe('');
  });
});
