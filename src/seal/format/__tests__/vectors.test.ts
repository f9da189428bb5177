import { describe, expect, it } from 'vitest';
import { makeVectors } from './vectors/makeVectors';
import { failedVectors, runKnownAnswer, runMustFail } from './vectors/runVectors';
import type { Vectors } from './vectors/types';
import json from './vectors/vectors.json';

const vectors = json as Vectors;

describe('known answers', () => {
  it.each(vectors.knownAnswers)('$what', async (vector) => {
    expect(await runKnownAnswer(vector)).toEqual(vector);
  });
});

describe('files that must not open', () => {
  it.each(vectors.mustFail)('$what: $outcome', async (vector) => {
    expect(await runMustFail(vector)).toBe(vector.outcome);
  });
});

describe('the committed vectors', () => {
  it('are what the reference makes today', () => {
    expect(vectors).toEqual(makeVectors());
  });

  it('are counted as failed when they are wrong', async () => {
    const [first] = vectors.knownAnswers;
    const [second] = vectors.mustFail;
    if (first === undefined || second === undefined) throw new Error('no vectors');
    const wrong: Vectors = {
      knownAnswers: [{ ...first, file: `${first.file.slice(0, -1)}f` }],
      mustFail: [{ ...second, outcome: 'wrongKey' }],
    };
    expect(await failedVectors(wrong)).toEqual([first.what, second.what]);
    expect(await failedVectors(vectors)).toEqual([]);
  });
});
