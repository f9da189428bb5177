import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  base64urlFromBytes,
  bytesFromBase64url,
  bytesFromHex,
  concatBytes,
  hexFromBytes,
} from '../bytes';

const anyBytes = fc.uint8Array().map((bytes) => Uint8Array.from(bytes));

describe('conversions', () => {
  it('agree with Node and lead back', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(base64urlFromBytes(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
        expect(bytesFromBase64url(base64urlFromBytes(bytes))).toEqual(bytes);
        expect(hexFromBytes(bytes)).toBe(Buffer.from(bytes).toString('hex'));
        expect(bytesFromHex(hexFromBytes(bytes))).toEqual(bytes);
      }),
    );
  });

  it('refuse what is not written right', () => {
    expect(['abc', '0g', '0x00'].map(bytesFromHex)).toEqual([undefined, undefined, undefined]);
    // One digit too many, padding, the other alphabet, unused bits set.
    const wrong = ['AAAAA', 'AA==', '+/+/', 'AB'];
    expect(wrong.map(bytesFromBase64url)).toEqual(wrong.map(() => undefined));
  });

  it('put parts after each other', () => {
    expect(concatBytes(Uint8Array.of(1), Uint8Array.of(), Uint8Array.of(2, 3))).toEqual(
      Uint8Array.of(1, 2, 3),
    );
  });
});
