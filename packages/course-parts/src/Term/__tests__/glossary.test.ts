import { describe, expect, it } from 'vitest';
import data from '@site/docs/glossary.json';
import { findEntries, parseGlossary, requireTerm, sortedEntries } from '../glossary';

const stack = { sv: 'stack', en: 'stack', text: 'Det sist inlagda tas ut först.' };
const queue = { sv: 'kö', en: 'queue', text: 'Det först inlagda tas ut först.' };

describe('docs/glossary.json', () => {
  const glossary = parseGlossary(data);

  it('has words, each id in the order of the Swedish alphabet', () => {
    const ids = [...glossary.keys()];
    expect(ids.length).toBeGreaterThan(10);
    expect(ids).toEqual([...ids].sort(new Intl.Collator('sv').compare));
  });

  it.each([...glossary.values()])(
    '$id has a whole sentence, short enough for a tip',
    ({ text }) => {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text.length).toBeLessThanOrEqual(220);
    },
  );

  it.each([...glossary.values()])('$id has a sentence in easy Swedish', ({ easy = '' }) => {
    expect(easy).toMatch(/^\p{Lu}.*[.?]$/u);
    expect(easy.length).toBeLessThanOrEqual(100);
  });
});

describe('parseGlossary', () => {
  it('gives every entry its id', () => {
    expect(parseGlossary({ kö: queue }).get('kö')).toEqual({ id: 'kö', ...queue });
  });

  it('keeps what a student may say instead', () => {
    const also = 'hög, trave';
    expect(parseGlossary({ stack: { ...stack, also } }).get('stack')?.also).toBe(also);
  });

  it.each([
    [[stack], 'docs/glossary.json ska se ut som {"stack":'],
    [null, 'docs/glossary.json ska se ut som'],
    [{ stack: 'stack' }, '"stack" ska se ut som'],
    [{ stack: { sv: 'stack', en: 'stack' } }, '"stack": text är undefined men ska vara text'],
    [{ stack: { ...stack, en: ' ' } }, '"stack": en är " " men ska vara text'],
    [{ stack: { ...stack, sw: 'x' } }, '"stack": sw är okänt'],
    [{ stack: { ...stack, also: ' ' } }, '"stack": also är " " men ska vara text'],
    [{ stack: { ...stack, also: ['hög'] } }, '"stack": also är ["hög"] men ska vara text'],
    [{ ' stack': stack }, '" stack" har blanksteg'],
    [{ '': stack }, '"" har blanksteg för mycket eller är tomt'],
  ])('%j throws', (raw, message) => {
    expect(() => parseGlossary(raw)).toThrow(message);
  });

  it('names all faults at once', () => {
    expect(() => parseGlossary({ 'kö ': queue, stack: {} })).toThrow(
      /"kö "[^]*sv är[^]*en är[^]*text är/,
    );
  });
});

describe('requireTerm', () => {
  const glossary = parseGlossary({ kö: queue, stack });

  it('finds the word', () => {
    expect(requireTerm(glossary, 'stack').text).toBe(stack.text);
  });

  it.each([
    ['stak', 'Term: id är "stak" men ska stå i docs/glossary.json. Menar du "stack"?'],
    ['Stack', 'Menar du "stack"?'],
    ['xyz', 'docs/glossary.json. Lägg annars till'],
    [undefined, 'id är undefined'],
    ['', 'id är ""'],
  ])('%j throws', (id, message) => {
    expect(() => requireTerm(glossary, id)).toThrow(message);
  });
});

describe('sortedEntries', () => {
  it('puts two meanings of a word in the order of their English words', () => {
    const meaning = (en: string): object => ({ sv: 'täckning', en, text: 'X.' });
    const glossary = parseGlossary({ a: meaning('recall'), b: meaning('coverage') });
    expect(sortedEntries(glossary).map((entry) => entry.en)).toEqual(['coverage', 'recall']);
  });

  it('puts å, ä and ö last', () => {
    const word = (sv: string): object => ({ sv, en: sv, text: 'X.' });
    const glossary = parseGlossary({
      a: word('ö'),
      b: word('zon'),
      c: word('ändpunkt'),
      d: word('åt'),
    });
    expect(sortedEntries(glossary).map((entry) => entry.sv)).toEqual([
      'zon',
      'åt',
      'ändpunkt',
      'ö',
    ]);
  });
});

describe('findEntries', () => {
  const entries = sortedEntries(parseGlossary({ stack, kö: queue }));
  const found = (text: string) => findEntries(entries, text).map(({ id }) => id);

  it.each([
    ['', ['kö', 'stack']],
    ['  ', ['kö', 'stack']],
    ['STA', ['stack']],
    ['queue', ['kö']],
    ['inlagda', ['kö', 'stack']],
    ['KÖ', ['kö']],
    ['zebra', []],
  ])('of %j are %j', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });
});
