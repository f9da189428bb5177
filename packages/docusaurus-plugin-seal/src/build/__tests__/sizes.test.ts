/**
 * What the sizes of a sealed file, in one version and in many, tell of a short answer in it to
 * somebody who has all the rest of the text.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  bytesFromText,
  deriveOpeningKey,
  deriveSealingKey,
  openSealedFile,
} from '@kurser/sealed-format';
import { deflateHidingSize, emptyBlocks, sizeStep } from '../hideSize';
import { sealFile } from '../sealFile';

const contentKey = new Uint8Array(32).fill(9);
const key = await deriveSealingKey(contentKey);
const lessonIn = (file: string): string => readFileSync(file, 'utf8').slice(0, 8_000);
const lesson = lessonIn('docs/3/m1.mdx');
/** What is promised is an average: a lesson may lie so that a sentence moves it over a step. */
const lessons = [lesson, ...['docs/3/m4.mdx', 'docs/3/m8.mdx'].map(lessonIn)];
/** Sixty of the ten thousand, in no order that a text could have. */
const flags = Array.from({ length: 60 }, (_, i) => String((i * 7919) % 10_000).padStart(4, '0'));
const versions = 60;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The lesson as it has been through the years: each time a sentence has moved, somewhere before the
 * answer or after it.
 */
function versionOf(beginning: string, number: number): string {
  return Array.from({ length: number }, (_, i) => i).reduce((text, i) => {
    const from = (i * 3571) % (text.length - 200);
    const length = 20 + ((i * 53) % 100);
    const sentence = text.slice(from, from + length);
    const rest = text.slice(0, from) + text.slice(from + length);
    const to = (i * 6131) % rest.length;
    return rest.slice(0, to) + sentence + sentence.slice(0, i % 23) + rest.slice(to);
  }, beginning);
}

type Writing = (flag: string) => string;
const ways: readonly (readonly [string, Writing])[] = [
  ['written out', (flag) => flag],
  ['as a hash', sha256],
];

/** By flag, the deflated sizes of all versions of a lesson with it. */
function sizesWith(write: Writing, beginning: string): readonly (readonly number[])[] {
  const texts = Array.from({ length: versions }, (_, number) => versionOf(beginning, number));
  return flags.map((flag) =>
    texts.map((text) => {
      const middle = Math.floor(text.length / 2);
      const whole = `${text.slice(0, middle)}"${write(flag)}"${text.slice(middle)}`;
      return deflateRawSync(whole, { level: 9 }).length;
    }),
  );
}

/** The bits that a row of texts tells of which flag it belongs to. */
function bitsTold(told: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of told) counts.set(text, (counts.get(text) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / told.length);
  return shares.reduce((bits, share) => bits - share * Math.log2(share), 0);
}

/** The same for sizes in steps, on an average over where in a step a lesson may lie. */
function bitsInSteps(sizes: readonly (readonly number[])[], step: number, upTo: number): number {
  const places = Array.from({ length: 16 }, (_, i) => (i * step) / 16);
  const bits = places.map((place) =>
    bitsTold(
      sizes.map((row) =>
        row
          .slice(0, upTo)
          .map((size) => Math.ceil((size + place) / step))
          .join(),
      ),
    ),
  );
  return bits.reduce((sum, each) => sum + each, 0) / bits.length;
}

describe('the sizes of a sealed lesson', () => {
  it.each(ways)('tell next to nothing of a four-digit flag in it, %s', (_way, write) => {
    const sizes = lessons.map((beginning) => sizesWith(write, beginning));
    const bits = (step: number, upTo: number): number =>
      sizes.reduce((sum, each) => sum + bitsInSteps(each, step, upTo), 0) / sizes.length;
    expect(bits(sizeStep, 1)).toBeLessThan(0.05);
    expect(bits(sizeStep, versions)).toBeLessThan(0.25);
    // Without steps one version is enough, and with small ones sixty are.
    expect(bits(1, 1)).toBeGreaterThan(0.5);
    expect(bits(64, versions)).toBeGreaterThan(0.5);
  });

  it('are whole steps, whatever is in it', async () => {
    for (const text of ['', 'a', lesson, lesson.slice(0, 5_000), lesson.repeat(5)]) {
      const { length } = await deflateHidingSize(bytesFromText(text));
      expect(length % sizeStep).toBe(0);
      expect(length - deflateRawSync(text, { level: 9 }).length).toBeLessThan(sizeStep + 32);
    }
  });
});

describe('a file whose size is hidden', () => {
  it('opens as it was, for every length of filling', async () => {
    const opening = await deriveOpeningKey(contentKey);
    for (let i = 0; i < 24; i += 1) {
      const bytes = bytesFromText(`${lesson}${sha256(String(i)).repeat(i)}`);
      const sealed = await sealFile(key, 'lektion.js', bytes);
      expect(sealed).toEqual(await sealFile(key, 'lektion.js', bytes));
      expect(await openSealedFile(opening, 'lektion.js', sealed)).toEqual({
        kind: 'opened',
        bytes,
      });
    }
  });

  it('holds nothing but its text, whatever fills it', () => {
    for (let size = 20; size < 20 + sizeStep; size += 1) {
      const blocks = emptyBlocks(size);
      expect(blocks.length).toBe(size);
      expect(inflateRawSync(Buffer.concat([blocks, Buffer.of(3, 0)])).length).toBe(0);
    }
    expect(() => emptyBlocks(19)).toThrow('No blocks');
  });
});
