/** What the size of a sealed file tells of a short answer in it to somebody who has all the rest of the text. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytesFromText } from '../../../seal/format/bytes';
import { deriveOpeningKey, deriveSealingKey } from '../../../seal/format/keys';
import { openSealedFile } from '../../../seal/format/open';
import { deflateHidingSize, emptyBlocks, sizeSpread } from '../hideSize';
import { sealFile } from '../sealFile';

const contentKey = new Uint8Array(32).fill(9);
const key = await deriveSealingKey(contentKey);
const lesson = readFileSync('docs/3/m1.mdx', 'utf8').slice(0, 12_000);
/** Four hundred of the ten thousand, in no order that a text could have. */
const flags = Array.from({ length: 400 }, (_, i) => String((i * 7919) % 10_000).padStart(4, '0'));

const middle = 6_000;
const withAnswer = (answer: string): string =>
  `${lesson.slice(0, middle)}"${answer}"${lesson.slice(middle)}`;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

type Writing = (flag: string) => string;
const ways: readonly (readonly [string, Writing])[] = [
  ['written out', withAnswer],
  ['as a hash', (flag) => withAnswer(sha256(flag))],
];

/** How often each number comes. */
function countsOf(numbers: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** Shannon's entropy of weights that are one together, in bits. */
function entropyOf(weights: Iterable<number>): number {
  return [...weights].reduce((bits, weight) => bits - weight * Math.log2(weight), 0);
}

/** The bits that a size tells of which flag it is, on an average, when `spread` lengths of filling are equally likely. */
function bitsTold(write: Writing, spread: number): number {
  const sizes = flags.map((flag) => deflateRawSync(write(flag), { level: 9 }).length);
  const seen = new Map<number, number>();
  for (const [size, count] of countsOf(sizes))
    for (let filling = 0; filling < spread; filling += 1)
      seen.set(size + filling, (seen.get(size + filling) ?? 0) + count / flags.length / spread);
  return entropyOf(seen.values()) - Math.log2(spread);
}

describe('the size of a sealed lesson', () => {
  it.each(ways)('tells next to nothing of a four-digit flag in it, %s', (_way, write) => {
    expect(bitsTold(write, sizeSpread)).toBeLessThan(0.25);
    expect(bitsTold(write, 1)).toBeGreaterThan(0.5);
  });

  it('is made of a filling that every flag and every key has its own of', async () => {
    const fillingsOf = async (with_: typeof key): Promise<readonly number[]> =>
      Promise.all(
        flags.map(async (flag) => {
          const bytes = bytesFromText(withAnswer(flag));
          const begun = deflateRawSync(bytes, { level: 9 }).length;
          return (await deflateHidingSize(with_, 'lektion.js', bytes)).length - begun;
        }),
      );
    const other = await deriveSealingKey(new Uint8Array(32).fill(10));
    const [own, others] = [await fillingsOf(key), await fillingsOf(other)];
    // Sixty-four lengths and a few bytes more or less of how the stream ends.
    expect(countsOf(own).size).toBeGreaterThanOrEqual(sizeSpread - 4);
    expect(Math.max(...countsOf(own).values())).toBeLessThan(flags.length / 10);
    const same = own.filter((filling, i) => filling === others[i]).length;
    expect(same).toBeLessThan(flags.length / 10);
  });
});

describe('a file whose size is hidden', () => {
  it('opens as it was, for every length of filling', async () => {
    const opening = await deriveOpeningKey(contentKey);
    for (let i = 0; i < sizeSpread; i += 1) {
      const bytes = bytesFromText(`${String(i)} ${lesson}`);
      const sealed = await sealFile(key, 'lektion.js', bytes);
      expect(sealed).toEqual(await sealFile(key, 'lektion.js', bytes));
      expect(await openSealedFile(opening, 'lektion.js', sealed)).toEqual({
        kind: 'opened',
        bytes,
      });
    }
  });

  it('holds nothing but its text, whatever fills it', () => {
    for (let size = 20; size < 20 + sizeSpread; size += 1) {
      const blocks = emptyBlocks(size);
      expect(blocks.length).toBe(size);
      expect(inflateRawSync(Buffer.concat([blocks, Buffer.of(3, 0)])).length).toBe(0);
    }
    expect(() => emptyBlocks(19)).toThrow('No blocks');
  });
});
