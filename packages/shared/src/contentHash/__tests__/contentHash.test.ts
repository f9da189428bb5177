import { describe, expect, it } from 'vitest';
import { contentHash, fnv1a64, seedOf } from '..';

describe('fnv1a64', () => {
  // Test vectors of the FNV specification, 64-bit FNV-1a.
  it.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('%j gives %s', (text, expected) => {
    expect(fnv1a64(text)).toBe(expected);
  });
});

describe('contentHash', () => {
  it('does not see wrapping, blanks at the ends or Unicode form', () => {
    expect(contentHash(['en fråga\n  i två rader ', 'kö'])).toBe(
      contentHash(['en fråga i två rader', 'ko\u0308']),
    );
  });

  it('sees every change of words, order and borders', () => {
    const hashes = [['a', 'b'], ['b', 'a'], ['ab'], ['a b'], ['a', 'b', ''], ['A', 'b']].map(
      contentHash,
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('is 16 hexadecimal digits', () => {
    for (const text of ['', 'x', 'åäö', '1'.repeat(5000)])
      expect(contentHash([text])).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('seedOf', () => {
  it.each([
    ['0000000000000000', 0],
    ['00000010ffffffff', 16],
    ['ffffffff00000000', 2 ** 32 - 1],
  ])('%s gives %i', (hash, seed) => {
    expect(seedOf(hash)).toBe(seed);
  });
});
