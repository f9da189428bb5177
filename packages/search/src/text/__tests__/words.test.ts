import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compoundParts } from '../compounds';
import { fold } from '../tokens';
import { formsOf, stemOf } from '../wordForms';

const words = (text: string): string[] => text.split(' ');

function dictionaryOf(text: string): Parameters<typeof compoundParts>[1] {
  const known = new Set(words(text));
  const stems = new Set([...known].map(stemOf));
  return { hasWord: (word) => known.has(word), hasStem: (stem) => stems.has(stem) };
}

const site = dictionaryOf(
  'sök söka algoritm algoritmer nätverk neuron arbete minne minnet sanning tabell version hantera lista listor variabel variabler databas databasen sortera funktion ens dödläge zon',
);

/**
 * Do two words have a form in common, as when one is searched for and the other stands in a lesson?
 */
function meet(a: string, b: string): boolean {
  const forms = new Set(formsOf(a, site.hasStem));
  return formsOf(b, site.hasStem).some((form) => forms.has(form));
}

describe('the forms of a word', () => {
  it.each([
    ['algoritmer', 'algoritmen'],
    ['variabel', 'variabler'],
    ['nätverket', 'nätverk'],
    ['listan', 'listor'],
    ['databaser', 'databas'],
    ['minnet', 'minne'],
    ['sortering', 'sorterar'],
  ])('%s is %s', (a, b) => {
    expect(meet(a, b)).toBe(true);
  });

  it.each([
    ['man', 'mån'],
    ['for', 'för'],
    ['planet', 'plan'],
    ['tabell', 'tabbe'],
  ])('%s is not %s', (a, b) => {
    expect(meet(a, b)).toBe(false);
  });

  it('are never none', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zåäö]{1,20}$/), (word) => {
        expect(formsOf(word, site.hasStem).length).toBeGreaterThan(0);
        expect(formsOf(word, () => true).every((form) => form !== '')).toBe(true);
      }),
    );
  });
});

describe('compounds', () => {
  it.each([
    ['sökalgoritmer', 'sök algoritm'],
    ['arbetsminnet', 'arbet minn'],
    ['neuronnätverk', 'neuron nätverk'],
    ['sanningstabellerna', 'sanning tabell'],
    ['versionshantering', 'version hantr'],
  ])('%s is %s', (word, parts) => {
    expect(compoundParts(word, site)).toEqual(words(parts));
  });

  it.each(['algoritm', 'funktionens', 'programmering', 'sök', 'algoritmer'])(
    '%s is none',
    (word) => {
      expect(compoundParts(word, site)).toEqual([]);
    },
  );

  it('are never made of what nobody knows', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zåäö]{1,24}$/), (word) => {
        expect(compoundParts(word, { hasWord: () => false, hasStem: () => false })).toEqual([]);
      }),
    );
  });
});

describe('folding', () => {
  it('drops accents and capitals, and nothing else', () => {
    expect(fold('Sökning À LA é')).toBe('sokning a la e');
    expect(fold('C64 && hx-get')).toBe('c64 && hx-get');
  });

  it('is done once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});
