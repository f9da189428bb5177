import { describe, expect, it } from 'vitest';
import { makeVectors } from './vectors/makeVectors';
import { failedVectors, runFingerprint, runKnownAnswer, runMustFail } from './vectors/runVectors';
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

describe('fingerprints', () => {
  it.each(vectors.fingerprints)('of $hash: $keyed', async (vector) => {
    expect(await runFingerprint(vector)).toBe(vector.keyed);
  });
});

describe('the committed vectors', () => {
  it('are what the reference makes today', () => {
    expect(vectors).toEqual(makeVectors());
  });

  it('are counted as failed when they are wrong', async () => {
    const [first] = vectors.knownAnswers;
    const [second] = vectors.mustFail;
    const [third] = vectors.fingerprints;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('no vectors');
    const wrong: Vectors = {
      knownAnswers: [{ ...first, file: `${first.file.slice(0, -1)}f` }],
      mustFail: [{ ...second, outcome: 'wrongKey' }],
      fingerprints: [{ ...third, keyed: third.hash }],
    };
    expect(await failedVectors(wrong)).toEqual([first.what, second.what, third.hash]);
    expect(await failedVectors(vectors)).toEqual([]);
  });
});
