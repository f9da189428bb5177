import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerQuestion, bestName, snippetOfAnswer } from '../answer';
import { openSea } from './sea';

const { index, texts } = await openSea();

const addresses = (question: string): string[] =>
  answerQuestion(question, index).groups.flatMap(({ answers }) =>
    answers.map(({ address }) => address),
  );

const shown = (question: string): string => {
  const [first] = answerQuestion(question, index).groups.flatMap(({ answers }) => answers);
  const mark = (segments: readonly { text: string; marked: boolean }[] = []): string =>
    segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
  const snippet = first === undefined ? [] : snippetOfAnswer(first, index, texts);
  return `${mark(first?.title)} > ${mark(first?.heading)} > ${mark(snippet)}`;
};

describe('a question', () => {
  it.each([
    ['a word', 'konflikt', '/a/git#konflikt'],
    ['an inflection', 'konflikterna', '/a/git#konflikt'],
    ['a part of a compound', 'versioner', '/a/git'],
    ['a compound of parts that stand alone', 'söklista', '/b/spel#lista'],
    ['no accents', 'natverk', '/b/natverk'],
    ['the beginning of a word', 'heuri', '/a/sok#stjarna'],
    ['two letters swapped', 'konfilkt', '/a/git#konflikt'],
    ['a letter too few', 'konflkt', '/a/git#konflikt'],
    ['a name of code', 'characterbody2d', '/b/spel#figur'],
    ['a piece of a name', 'queue', '/b/spel#figur'],
    ['a keyword', 'for', '/b/spel#slinga'],
    ['what others drop as a stop word', 'man', '/a/sok#stjarna'],
    ['a letter and its sign', 'A*', '/a/sok#stjarna'],
    ['an operator', '&&', '/b/natverk#grind'],
    ['a number of code', '0x1F', '/b/natverk#grind'],
    ['the title', 'versionshantering med git', '/a/git'],
    ['words from two sections', 'konflikt grenar', '/a/git#gren'],
    ['a whole sentence', 'hur slår man ihop grenar', '/a/git#gren'],
  ])('with %s is answered', (_what, question, address) => {
    expect(addresses(question)[0]).toBe(address);
  });

  it.each(['xyzzy', '0x1E', '', '   ', '()', '🦄'])('%j is not answered', (question) => {
    expect(addresses(question)).toEqual([]);
  });

  it('is answered by its other words when one stands nowhere', () => {
    expect(addresses('xyzzy en')).toEqual(addresses('en'));
    expect(addresses('en').length).toBeGreaterThan(1);
  });

  it('does not take a for an o with dots', () => {
    expect(addresses('for')).not.toContain('/b/spel#lista');
  });

  it('never fails, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (question) => {
        const { groups, pages } = answerQuestion(question, index);
        expect(groups.flatMap(({ answers }) => answers).length).toBeLessThanOrEqual(pages);
      }),
    );
  });
});

describe('an answer', () => {
  it('marks what was asked for, inflected or in compounds', () => {
    expect(shown('konflikter')).toBe(
      'Versionshantering med Git > [Konflikter] > En [konflikt] vet git inte hur den ska lösa.',
    );
    expect(shown('algoritmer')).toContain('en [algoritm] för');
    expect(shown('sokalgoritm')).toContain('[Sökalgoritmer]');
  });

  it('shows a page’s description where the page itself is the answer', () => {
    expect(shown('nätverk')).toContain('> Beskrivning av /b/natverk');
  });

  it('has the best first when there are courses to sort the rest into', () => {
    const { groups } = answerQuestion('en', index);
    expect(groups.map(({ name }) => name)).toEqual(['Kurs B', 'Kurs A']);
    const many = answerQuestion('beskrivning', index);
    expect(many.groups.map(({ name }) => name)).toContain(bestName);
    expect(many.groups[0]?.answers).toHaveLength(3);
  });
});
