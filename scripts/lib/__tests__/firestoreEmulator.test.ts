import { describe, expect, it } from 'vitest';
import { chooseFirestoreEmulator, javaMajorFrom } from '../firestoreEmulator';

describe('the way to the Firestore emulator', () => {
  it.each([
    [{ java: 17, gcloud: true }, 'gcloud'],
    [{ java: 21, gcloud: true }, 'gcloud'],
    [{ java: 21, gcloud: false }, 'firebase'],
  ])('%j: %s', (means, way) => {
    expect(chooseFirestoreEmulator(means)).toEqual({ kind: 'found', way });
  });

  it.each([
    { java: undefined, gcloud: true },
    { java: undefined, gcloud: false },
    { java: 20, gcloud: false },
    { java: 11, gcloud: true },
  ])('%j: says what to install', (means) => {
    expect(chooseFirestoreEmulator(means)).toEqual({
      kind: 'missing',
      remedy: expect.stringContaining('installera Java 21') as string,
    });
  });
});

describe("Java's version", () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_381"', 8],
    ['', undefined],
    ['Unable to locate a Java Runtime.', undefined],
  ])('%s', (output, major) => {
    expect(javaMajorFrom(output)).toBe(major);
  });
});
