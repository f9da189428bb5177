/**
 * How often English is marked rightly: 500 places of the lessons, drawn by lot (`judged/draw.ts`)
 * and judged by somebody who read each sentence (`judged/judged.tsv`), compared with the marks of
 * today. A place whose sentence has been rewritten since is passed over. `DRAW=1` draws anew, keeps
 * what is judged and writes `?` before the rest.
 */
import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { dictionaryWords } from '../dictionaries';
import type { Words } from '../words';
import { draw, drawn, keyOf, kinds, type PagePlace } from './judged/draw';
import { judgementsFile, readJudgements } from './judged/judgements';
import { markedPlaces } from './judged/pages';

const total = kinds.reduce((sum, kind) => sum + drawn[kind], 0);

/** A draw of today's places, a line each, with the judgements that there are. */
function drawAnew(places: readonly PagePlace[], words: Words): void {
  const known = new Map(readJudgements().map(({ key, right }) => [key, right]));
  const fresh = draw(places, words);
  const lines = kinds.flatMap((kind) =>
    fresh[kind].places.map((place) => `${known.get(keyOf(place)) ?? '?'}\t${keyOf(place)}`),
  );
  writeFileSync(judgementsFile, `${lines.join('\n')}\n`);
  console.log(kinds.map((kind) => `${kind}: ${String(fresh[kind].of)}`).join(', '));
}

interface Found {
  readonly key: string;
  readonly isCode: boolean;
  readonly right: 'en' | 'sv';
  readonly isEnglish: boolean;
}

describe('English', () => {
  let found: readonly Found[] = [];

  beforeAll(async () => {
    const words = await dictionaryWords();
    const places = await markedPlaces(words);
    if (process.env['DRAW'] === '1') drawAnew(places, words);
    const today = new Map(places.map((place) => [keyOf(place), place]));
    found = readJudgements().flatMap(({ key, right }) => {
      const place = today.get(key);
      return place === undefined ? [] : [{ key, right, ...place }];
    });
  });

  it('was judged in 500 places, most of which still stand', () => {
    expect(total).toBe(500);
    expect(readJudgements()).toHaveLength(total);
    expect(found.length).toBeGreaterThan(0.8 * total);
  });

  it('is marked where it stands and nowhere else, in 98 of 100 places', () => {
    const wrong = found.filter(({ right, isEnglish }) => isEnglish !== (right === 'en'));
    expect(wrong.length, wrong.map(({ key }) => key).join('\n')).toBeLessThanOrEqual(
      0.02 * found.length,
    );
  });

  it('is what is marked, in 98 of 100 places', () => {
    const marked = found.filter(({ isEnglish }) => isEnglish);
    const swedish = marked.filter(({ right }) => right === 'sv');
    expect(swedish.length, swedish.map(({ key }) => key).join('\n')).toBeLessThanOrEqual(
      0.02 * marked.length,
    );
  });

  it('is no Swedish word: each that was left alone stands for eighty', () => {
    const swedish = found.filter(({ right, isCode }) => right === 'sv' && !isCode);
    expect(swedish.length).toBeGreaterThan(100);
    expect(swedish.flatMap(({ isEnglish, key }) => (isEnglish ? [key] : []))).toEqual([]);
  });

  it('is marked where it was judged to stand, but for four in a hundred', () => {
    const english = found.filter(({ right }) => right === 'en');
    const missed = english.filter(({ isEnglish }) => !isEnglish);
    expect(missed.length, missed.map(({ key }) => key).join('\n')).toBeLessThanOrEqual(
      0.04 * english.length,
    );
  });
});
