import { readFileSync } from 'node:fs';
import base from '@docusaurus/theme-translations/locales/base/theme-common.json';
import swedish from '@docusaurus/theme-translations/locales/sv/theme-common.json';
import { describe, expect, it } from 'vitest';

type Texts = Readonly<Record<string, string>>;

const ours = Object.fromEntries(
  Object.entries(
    JSON.parse(readFileSync('i18n/sv/code.json', 'utf8')) as Record<
      string,
      { readonly message: string }
    >,
  ).map(([key, { message }]) => [key, message]),
);

/** Texts that are the same in both languages, or English by the specification. */
const rightInBoth: Texts = {
  'theme.ErrorPageContent.title': 'the specification gives the crash screen in English',
  'theme.ErrorPageContent.tryAgain': 'the specification gives the crash screen in English',
};

/** The keys of the theme's texts that a Swedish visitor would meet in English. */
function findEnglish(english: Texts, theme: Texts, own: Texts): readonly string[] {
  return Object.keys(english).filter((key) => {
    if (key.endsWith('___DESCRIPTION') || key in rightInBoth) return false;
    const shown = own[key] ?? theme[key] ?? english[key];
    return shown === english[key] || shown?.includes('currently') === true;
  });
}

describe('the theme’s texts', () => {
  it('are all in Swedish', () => {
    expect(Object.keys(base).length).toBeGreaterThan(50);
    expect(findEnglish(base, swedish, ours)).toEqual([]);
  });

  it('would be found in English without our own file', () => {
    expect(findEnglish(base, swedish, {})).toContain('theme.docs.sidebar.navAriaLabel');
  });

  it('are only overridden where the theme has the key', () => {
    expect(Object.keys(ours).filter((key) => !(key in base))).toEqual([]);
  });

  it('keep the placeholders of the original', () => {
    const placeholders = (text: string): string[] =>
      [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
    for (const [key, message] of Object.entries(ours)) {
      expect(placeholders(message), key).toEqual(placeholders((base as Texts)[key] ?? ''));
    }
  });

  it('keep the crash screen in the specification’s words', () => {
    expect(ours['theme.ErrorPageContent.title']).toBe('This page crashed.');
    expect(ours['theme.ErrorPageContent.tryAgain']).toBe('Try again');
  });
});
