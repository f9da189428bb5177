import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberTerms } from '../../text/terms';
import { makeIsFound, markText, snippetOf } from '../snippet';

const isFound = makeIsFound(
  new Set(['fisk', 'for']),
  rememberTerms({ hasWord: () => false, hasStem: () => false }),
);
const mark = (text: string): string =>
  markText(text, isFound)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join('');

describe('marked text', () => {
  it('marks whole words in any inflection', () => {
    expect(mark('Fisken och fiskarna simmar.')).toBe('[Fisken] och [fiskarna] simmar.');
  });

  it('does not mark within other words', () => {
    expect(mark('information för for')).toBe('information för [for]');
  });

  it('is the text, whatever is marked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(
          markText(text, isFound)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('a snippet', () => {
  const long = `${'Havet är stort och blått. '.repeat(40)}Där simmar en fisk i ett for. ${'Sedan kommer natten. '.repeat(40)}`;
  const textOf = (text: string): string =>
    snippetOf(text, new Set(['fisk', 'for']), isFound)
      .map((segment) => segment.text)
      .join('');

  it('is cut where the words are, at the edges of words', () => {
    expect(textOf(long)).toMatch(/^… \S.*simmar en fisk i ett for\. .*\S …$/);
    expect(textOf(long).length).toBeLessThan(190);
  });

  it('is the beginning where they are not', () => {
    expect(textOf('Bara sand.\nOch sten.')).toBe('Bara sand. · Och sten.');
  });

  it('is short for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), (text) => {
        expect(textOf(text).length).toBeLessThan(500);
      }),
    );
  });
});
