import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bytes } from '../bytes';
import { deriveOpeningKey, deriveSealingKey, parseContentKey, randomContentKey } from '../keys';
import { bodyOffset, nonceOffset, smallestFileSize } from '../layout';
import { openSealedFile } from '../open';
import { sealPayload } from '../seal';

const contentKey = new Uint8Array(32).fill(7);
const sealing = await deriveSealingKey(contentKey);
const opening = await deriveOpeningKey(contentKey);

const anyBytes = fc.uint8Array({ maxLength: 200 }).map((bytes): Bytes => Uint8Array.from(bytes));
const anyName = fc.string({ minLength: 1, unit: 'grapheme' });

const nonceOf = (file: Bytes): string =>
  Buffer.from(file.subarray(nonceOffset, bodyOffset)).toString('hex');

describe('sealing and opening', () => {
  it('gives back any payload under any name', async () => {
    await fc.assert(
      fc.asyncProperty(anyName, anyBytes, async (name, bytes) => {
        const file = await sealPayload(sealing, name, 0, bytes);
        expect(file.length).toBe(smallestFileSize + bytes.length);
        expect(await openSealedFile(opening, name, file)).toEqual({ kind: 'opened', bytes });
      }),
    );
  });

  it('gives back any deflated file', async () => {
    await fc.assert(
      fc.asyncProperty(anyBytes, async (bytes) => {
        const file = await sealPayload(sealing, 'a', 1, Uint8Array.from(deflateRawSync(bytes)));
        expect(await openSealedFile(opening, 'a', file)).toEqual({ kind: 'opened', bytes });
      }),
      { numRuns: 30 },
    );
  });

  it('never opens a file in which any one bit differs', async () => {
    const file = await sealPayload(sealing, 'a', 0, Uint8Array.from([1, 2, 3]));
    for (let bit = 0; bit < 8 * file.length; bit += 1) {
      const altered = Uint8Array.from(file);
      const index = Math.floor(bit / 8);
      altered[index] = (altered[index] ?? 0) ^ (1 << (bit % 8));
      expect((await openSealedFile(opening, 'a', altered)).kind).not.toBe('opened');
    }
  });

  it('never opens a file that is cut anywhere', async () => {
    const file = await sealPayload(sealing, 'a', 0, Uint8Array.from([1, 2, 3]));
    for (let size = 0; size < file.length; size += 1) {
      expect(await openSealedFile(opening, 'a', file.slice(0, size))).toEqual({ kind: 'damaged' });
    }
  });

  it('answers, and never throws, for any bytes at all', async () => {
    await fc.assert(
      fc.asyncProperty(anyBytes, async (bytes) => {
        expect((await openSealedFile(opening, 'a', bytes)).kind).not.toBe('opened');
      }),
    );
  });

  it.each([0, 1, 15, 16, 17, 31, 32, 33, 65_535, 65_536, 65_537])(
    'holds at the boundary of %i bytes',
    async (size) => {
      const bytes = new Uint8Array(size).fill(0xa5);
      const file = await sealPayload(sealing, 'a', 0, bytes);
      expect(await openSealedFile(opening, 'a', file)).toEqual({ kind: 'opened', bytes });
    },
  );

  it('refuses an empty name', async () => {
    await expect(sealPayload(sealing, '', 0, new Uint8Array(1))).rejects.toThrow('needs a name');
  });
});

describe('the nonce', () => {
  it('is the same for the same input', async () => {
    const bytes = Uint8Array.from([1, 2, 3]);
    expect(await sealPayload(sealing, 'a', 0, bytes)).toEqual(
      await sealPayload(await deriveSealingKey(contentKey), 'a', 0, bytes),
    );
  });

  it('differs when payload, name, encoding or key differ, also where name and payload meet', async () => {
    const other = await deriveSealingKey(new Uint8Array(32).fill(8));
    const ab = new TextEncoder().encode('ab');
    const b = new TextEncoder().encode('b');
    const files = await Promise.all([
      sealPayload(sealing, 'a', 0, ab),
      sealPayload(sealing, 'a', 0, b),
      sealPayload(sealing, 'aa', 0, b),
      sealPayload(sealing, 'a', 1, ab),
      sealPayload(other, 'a', 0, ab),
    ]);
    expect(new Set(files.map(nonceOf)).size).toBe(files.length);
  });
});

describe('keys', () => {
  it('cannot be taken out of the browser', async () => {
    expect(opening.decryption.extractable).toBe(false);
    expect(opening.decryption.usages).toEqual(['decrypt']);
    await expect(crypto.subtle.exportKey('raw', opening.decryption)).rejects.toThrow();
  });

  it('are read from base64url of 32 bytes and from nothing else', () => {
    const text = Buffer.from(contentKey).toString('base64url');
    expect(parseContentKey(text)).toEqual(contentKey);
    expect(parseContentKey(`${text}\n`)).toEqual(contentKey);
    const wrong = ['', 'abc', text.slice(1), `${text}A`, `${text}=`, `${text.slice(0, -1)}!`];
    expect(wrong.map(parseContentKey)).toEqual(wrong.map(() => undefined));
    // The last character carries two bits that are not used; only one way to write them is right.
    expect(parseContentKey(`${text.slice(0, -1)}d`)).toBeUndefined();
  });

  it('are random when they are new', () => {
    expect(randomContentKey()).toHaveLength(32);
    expect(randomContentKey()).not.toEqual(randomContentKey());
  });

  it('must have 32 bytes', async () => {
    await expect(deriveSealingKey(new Uint8Array(31))).rejects.toThrow('32 bytes, got 31');
    await expect(deriveOpeningKey(new Uint8Array(33))).rejects.toThrow('32 bytes, got 33');
  });
});
