import { describe, expect, it } from 'vitest';
import { tellingWords } from '../rank';
import type { Wanted } from '../lookUp';

const all = 1000;
const word = (text: string, sections: number): Wanted => ({
  text,
  terms: sections === 0 ? [] : [{ term: text, place: 0, weight: 1, sections }],
  sections,
});
const lookedUp = (...words: readonly Wanted[]): readonly string[] =>
  tellingWords(words, all).map(({ text }) => text);

describe('a word of a question is looked up', () => {
  it('when few sections have it, and not when nearly all do and another says more', () => {
    expect(lookedUp(word('vad', 900), word('är', 990), word('klass', 20))).toEqual(['klass']);
  });

  it('however common it is when no other says more', () => {
    expect(lookedUp(word('man', 990))).toEqual(['man']);
    expect(lookedUp(word('man', 990), word('en', 980))).toEqual(['man', 'en']);
  });

  it('beside one that stands nowhere, which does not count', () => {
    expect(lookedUp(word('xyzzy', 0), word('loop', 300))).toEqual(['loop']);
  });
});
