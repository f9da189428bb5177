import { describe, expect, it } from 'vitest';
import { findPublicPage, publicPages } from '../publicPages';
import { unsetTexts, unsetWarning } from '../schoolTexts';

const complete = { contact: 'info@skolan.se', retention: 'Till läsårets slut.' };

describe('unsetWarning', () => {
  it('is silent when the school has said everything', () => {
    expect(unsetTexts(complete)).toEqual([]);
    expect(unsetWarning('/sida', 'src/config/fil.ts', complete)).toBeUndefined();
  });

  it('names the page, every text that is missing or empty, and the file', () => {
    const texts = { ...complete, controller: null, retention: ' ' };
    expect(unsetWarning('/sida', 'src/config/fil.ts', texts)).toBe(
      'Sidan /sida är inte färdig. Fyll i retention, controller i src/config/fil.ts.',
    );
  });
});

describe('findPublicPage', () => {
  it('knows every public page by its address, with and without a last slash', () => {
    expect(findPublicPage(publicPages.privacy.path)).toBe('privacy');
    expect(findPublicPage(`${publicPages.accessibility.path}/`)).toBe('accessibility');
  });

  it('knows no other', () => {
    for (const path of ['/', '', '/courses/', '/integritet/mer', '/Integritet'])
      expect(findPublicPage(path), path).toBeUndefined();
  });
});
