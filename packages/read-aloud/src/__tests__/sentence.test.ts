import { describe, expect, it } from 'vitest';
import { partsOf, sentencesOf, type Word } from '../content/sentence';

const words = (text: string): readonly Word[] =>
  text.split(' ').map((said) => ({ said, language: 'sv' }));
const split = (text: string): readonly string[] =>
  sentencesOf(words(text)).map((sentence) => sentence.map(({ said }) => said).join(' '));

describe('sentences', () => {
  it.each([
    ['En mening. En till!', ['En mening.', 'En till!']],
    ['Det är t.ex. Python som körs. Sedan slut.', ['Det är t.ex. Python som körs.', 'Sedan slut.']],
    ['Se kap. 3 och s.k. Monte Carlo.', ['Se kap. 3 och s.k. Monte Carlo.']],
    ['Den 3. raden är kort. Den 4. Också.', ['Den 3. raden är kort.', 'Den 4.', 'Också.']],
    ['Vad blir 2,5 gånger 2? Jo, 5.', ['Vad blir 2,5 gånger 2?', 'Jo, 5.']],
    ['Han sa ”hej.” Sedan gick han.', ['Han sa ”hej.”', 'Sedan gick han.']],
    ['', ['']],
  ])('%s', (text, sentences) => {
    expect(split(text)).toEqual(sentences);
  });

  it('code begins a sentence with a small letter', () => {
    const [first, second] = sentencesOf([
      ...words('Så skrivs det ut.'),
      { said: 'print', language: 'sv', isCode: true },
      ...words('visar texten.'),
    ]);
    expect(first?.map(({ said }) => said).join(' ')).toBe('Så skrivs det ut.');
    expect(second).toHaveLength(3);
  });

  it('a mark joined to a word is said with it, and places are counted in what is said', () => {
    const [part] = partsOf([
      { said: 'Ett', language: 'sv' },
      { said: 'ord', language: 'sv' },
      { said: '.', language: 'sv', isJoined: true },
    ]);
    expect(part?.text).toBe('Ett ord.');
    expect(part?.words.map(({ at }) => at)).toEqual([0, 4, 7]);
  });

  it('an English word has a part of its own, and its full stop goes with it', () => {
    const parts = partsOf([
      { said: 'Det', language: 'sv' },
      { said: 'heter', language: 'sv' },
      { said: 'machine', language: 'en' },
      { said: 'learning', language: 'en' },
      { said: '.', language: 'sv', isJoined: true },
    ]);
    expect(parts.map(({ language, text }) => [language, text])).toEqual([
      ['sv', 'Det heter'],
      ['en', 'machine learning.'],
    ]);
  });

  it('no part is long, and none of its words is lost', () => {
    const text = Array.from({ length: 120 }, (_, i) => (i % 9 === 8 ? `ord${i},` : `ord${i}`));
    const parts = partsOf(words(text.join(' ')));
    expect(Math.max(...parts.map((part) => part.text.length))).toBeLessThan(180);
    expect(parts.map((part) => part.text).join(' ')).toBe(text.join(' '));
  });
});
