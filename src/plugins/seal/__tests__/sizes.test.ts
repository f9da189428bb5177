/** What the size of a sealed file tells of a short answer in it to somebody who has all the rest of the text. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bytesFromText } from '../../../seal/format/bytes';
import { deriveSealingKey } from '../../../seal/format/keys';
import { sealFile } from '../sealFile';

const key = await deriveSealingKey(new Uint8Array(32).fill(9));
const lesson = readFileSync('docs/3/m1.mdx', 'utf8').slice(0, 12_000);
/** Four hundred of the ten thousand, in no order that a text could have. */
const flags = Array.from({ length: 400 }, (_, i) => String((i * 7919) % 10_000).padStart(4, '0'));

async function sizesOf(textFor: (flag: string) => string): Promise<readonly number[]> {
  const files = flags.map((flag) => sealFile(key, 'lektion.js', bytesFromText(textFor(flag))));
  return (await Promise.all(files)).map(({ length }) => length);
}

/** How much of the answer a look at the size gives away, on an average: Shannon's entropy of the sizes, in bits. */
function bitsTold(sizes: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts.values()].reduce(
    (bits, count) => bits - (count / sizes.length) * Math.log2(count / sizes.length),
    0,
  );
}

const middle = 6_000;
const withAnswer = (answer: string): string =>
  `${lesson.slice(0, middle)}"${answer}"${lesson.slice(middle)}`;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the size of a sealed lesson', () => {
  it('tells on an average three bits at most of a flag’s thirteen, written out or as a hash', async () => {
    expect(bitsTold(await sizesOf((flag) => withAnswer(flag)))).toBeLessThan(3);
    expect(bitsTold(await sizesOf((flag) => withAnswer(sha256(flag))))).toBeLessThan(3);
  });

  it('would be found out if it told more', async () => {
    const cutByFlag = (flag: string): string => lesson.slice(0, 1_000 + Number(flag));
    expect(bitsTold(await sizesOf(cutByFlag))).toBeGreaterThan(5);
  });
});
