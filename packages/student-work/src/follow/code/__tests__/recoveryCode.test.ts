import { describe, expect, it } from 'vitest';
import { freshCode, readCode, wordsInCode } from '../recoveryCode';
import { words } from '../words';

describe('the words of recovery codes', () => {
  it('are 2 048, short, and no two alike', () => {
    expect(words).toHaveLength(2048);
    expect(new Set(words).size).toBe(2048);
    for (const word of words) expect(word).toMatch(/^[a-zåäö]{4,7}$/);
  });

  it('do not begin each other, so that a code can be read however it is spaced', () => {
    const sorted = [...words].sort();
    const beginnings = sorted.filter((word, at) => sorted[at + 1]?.startsWith(word) === true);
    expect(beginnings).toEqual([]);
  });
});

describe('a recovery code', () => {
  it('has eight words of the list, others each time', () => {
    const codes = Array.from({ length: 50 }, freshCode);
    expect(new Set(codes).size).toBe(50);
    for (const code of codes) {
      expect(code.split(' ')).toHaveLength(wordsInCode);
      expect(readCode(code)).toEqual({ kind: 'code', code });
    }
  });

  it('is read in capitals, over lines and with signs between the words', () => {
    const code = words.slice(100, 108).join(' ');
    for (const written of [code.toUpperCase(), code.replaceAll(' ', '\n'), ` ${code}. `])
      expect(readCode(written)).toEqual({ kind: 'code', code });
  });

  it('says which word is none, and how many there are', () => {
    expect(readCode('hejsvejs')).toEqual({
      kind: 'fault',
      text: 'Ordet "hejsvejs" finns inte i någon återställningskod. Kontrollera stavningen.',
    });
    expect(readCode(words.slice(0, 7).join(' '))).toMatchObject({
      kind: 'fault',
      text: 'Koden har 8 ord; här står 7.',
    });
    expect(readCode('')).toMatchObject({ kind: 'fault' });
  });
});
