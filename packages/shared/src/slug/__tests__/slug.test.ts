import { describe, expect, it } from 'vitest';
import { textToSlug } from '..';

describe('textToSlug', () => {
  it.each([
    ['Antal veckor', 'antal-veckor'],
    ['Räkna `print()` – igen!', 'räkna-print-igen'],
    ['Ra\u0308kna', 'räkna'],
    ['2³ = 8?', '2³-8'],
    ['  ', ''],
  ])('%j gives %j', (text, slug) => {
    expect(textToSlug(text)).toBe(slug);
  });
});
