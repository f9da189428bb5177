import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../text/tokens';
import { makeLexicon, type KnownTerm, type Lexicon } from '../lexicon';

const noPause = (): Promise<void> => Promise.resolve();

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function lexiconOf(terms: readonly string[]): Promise<Lexicon> {
  const sorted = [...new Set(terms)].sort((a, b) => compare(fold(a), fold(b)) || compare(a, b));
  return makeLexicon(
    sorted.map((term, place) => ({ term, place, sections: 1 })),
    noPause,
  );
}

const words = (found: readonly KnownTerm[]): string[] => found.map(({ term }) => term);

const lexicon = await lexiconOf(['för', 'for', 'fort', 'bakåtpropagering', 'var', 'a*', 'vår']);

describe('the lexicon', () => {
  it('knows terms by what they are without accents', () => {
    expect(words(lexicon.alike('for'))).toEqual(['for', 'för']);
    expect(words(lexicon.alike('fo'))).toEqual([]);
  });

  it('knows how terms begin', () => {
    expect(words(lexicon.beginningWith('fo'))).toEqual(['for', 'för', 'fort']);
    expect(words(lexicon.beginningWith('x'))).toEqual([]);
  });

  it('knows what stands within terms', () => {
    expect(words(lexicon.containing('propagering'))).toEqual(['bakåtpropagering']);
    expect(words(lexicon.containing('r\nf'))).toEqual([]);
  });

  it('knows terms with a letter wrong', () => {
    const near = lexicon.near('vor', 1).map(({ known, wrong }) => `${known.term} ${wrong}`);
    expect(near.sort()).toEqual(['for 1', 'för 1', 'var 1', 'vår 1']);
  });

  it('finds what a look at every term would find', async () => {
    const word = fc.stringMatching(/^[abåä]{1,6}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1 }), word, async (terms, wanted) => {
        const { beginningWith, containing } = await lexiconOf(terms);
        const all = [...new Set(terms)];
        const folded = fold(wanted);
        const matching = (isRight: (key: string) => boolean): string[] =>
          all.filter((term) => isRight(fold(term))).sort();
        expect(words(beginningWith(folded)).sort()).toEqual(
          matching((key) => key.startsWith(folded)),
        );
        expect(words(containing(folded)).sort()).toEqual(matching((key) => key.includes(folded)));
      }),
    );
  });

  it('lets the browser in while it is made', async () => {
    let pauses = 0;
    const many = Array.from({ length: 1_000 }, (_, i) => `ord${String(i).padStart(4, '0')}`);
    await makeLexicon(
      many.map((term, place) => ({ term, place, sections: 1 })),
      () => {
        pauses += 1;
        return Promise.resolve();
      },
    );
    expect(pauses).toBeGreaterThan(1);
  });
});
