import { describe, expect, it } from 'vitest';
import { flagSum, parseFlagProps, parseFound } from '../flag';

// printf '%s' 'KURS{hej}' | sha256sum
const sum = '2a7c4d09c67049619c1c92687010c82d3681a3cd9a71dfd14341cde1c3400d10';

describe('parseFlagProps', () => {
  it('takes a name and a sum in any letter case', () => {
    expect(parseFlagProps(' u1 ', sum.toUpperCase())).toEqual({ name: 'u1', sha256: sum });
  });

  it.each([
    [undefined, sum, 'FlagCheck: name är undefined men ska vara uppgiftens namn'],
    ['', sum, 'name är ""'],
    ['u1', undefined, 'FlagCheck "u1": sha256 är undefined men ska vara 64 hexsiffror'],
    ['u1', sum.slice(1), 'men ska vara 64 hexsiffror'],
    ['u1', `g${sum.slice(1)}`, 'men ska vara 64 hexsiffror'],
  ])('name %j and sha256 %j throw', (name, sha256, message) => {
    expect(() => parseFlagProps(name, sha256)).toThrow(message);
  });
});

describe('flagSum', () => {
  it('is the sum that sha256sum gives', async () => {
    expect(await flagSum('KURS{hej}', crypto.subtle)).toBe(sum);
    // FIPS 180-2, appendix B.1.
    expect(await flagSum('abc', crypto.subtle)).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('does not see blanks at the ends or the Unicode form, but every letter', async () => {
    expect(await flagSum('  KURS{hej}\n', crypto.subtle)).toBe(sum);
    expect(await flagSum('KURS{k\u00f6}', crypto.subtle)).toBe(
      await flagSum('KURS{ko\u0308}', crypto.subtle),
    );
    expect(await flagSum('KURS{Hej}', crypto.subtle)).not.toBe(sum);
    expect(await flagSum('KURS{ hej}', crypto.subtle)).not.toBe(sum);
  });
});

describe('parseFound', () => {
  it('knows only a found flag', () => {
    expect(parseFound(true)).toBe(true);
    for (const raw of [false, null, 'true', 1]) expect(parseFound(raw)).toBeUndefined();
  });
});
