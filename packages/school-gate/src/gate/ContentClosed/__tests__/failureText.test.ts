import { describe, expect, it } from 'vitest';
import type { ContentFailure } from 'docusaurus-plugin-seal/common';
import { failureText } from '../failureText';

describe('the texts for a student', () => {
  const reasons: readonly ContentFailure[] = [
    'refused',
    'notPublished',
    'offline',
    'unavailable',
    'damaged',
    'outdated',
    'chunkMissing',
    'browserTooOld',
  ];

  it('say what to do, without codes, each its own', () => {
    const texts = reasons.map(failureText);
    for (const { title, text, action } of texts) {
      expect(title.length).toBeGreaterThan(10);
      expect(text).toMatch(/^[A-ZÅÄÖ][^]*\.$/);
      expect(['Försök igen', 'Ladda om sidan']).toContain(action);
    }
    expect(new Set(texts.map(({ title }) => title)).size).toBe(reasons.length);
  });
});
