import { describe, expect, it } from 'vitest';
import {
  bestPair,
  countPairs,
  encodeWord,
  learnMerges,
  mergePair,
  splitIntoCharacters,
} from '../core/bpe';
import {
  contextAtEnd,
  continuationsOf,
  countNgrams,
  generate,
  joinTokens,
  probabilityAfter,
  smoothedProbability,
  tokenize,
} from '../core/ngram';
import { parseSettings } from '../settings';
import { drawCounts, softmax } from '../core/softmax';

const cats = 'katten sitter på mattan och katten ser hunden och hunden ser katten';

describe('byte pair encoding', () => {
  const text = 'låg lågre lågst högre högst';

  // Python: max over a Counter of neighbouring pairs, four times: ('l','å') 3, ('lå','g') 3,
  // ('r','e') 2, ('s','t') 2.
  it('learns the same merges as the same loop in Python', () => {
    const { words, merges, vocabulary } = learnMerges(text, 4);
    expect(merges).toEqual([
      { left: 'l', right: 'å', count: 3 },
      { left: 'lå', right: 'g', count: 3 },
      { left: 'r', right: 'e', count: 2 },
      { left: 's', right: 't', count: 2 },
    ]);
    expect(words).toEqual([
      ['låg'],
      ['låg', 're'],
      ['låg', 'st'],
      ['h', 'ö', 'g', 're'],
      ['h', 'ö', 'g', 'st'],
    ]);
    expect(vocabulary.join(' ')).toBe('l å g r e s t h ö lå låg re st');
  });

  it('stops when no pair occurs twice', () => {
    const done = learnMerges(text, 999);
    expect(bestPair(countPairs(done.words))).toBeUndefined();
    expect(learnMerges('', 5)).toEqual({ words: [], merges: [], vocabulary: [] });
    expect(learnMerges('abc', 5).merges).toEqual([]);
  });

  it('joins from the left, each character once', () => {
    expect(mergePair(['a', 'a', 'a'], { left: 'a', right: 'a' })).toEqual(['aa', 'a']);
  });

  it('keeps characters outside the first plane whole', () => {
    expect(splitIntoCharacters('å😀')).toEqual([['å', '😀']]);
  });

  it('splits a word it has never seen by what it has learnt', () => {
    const { merges } = learnMerges(text, 4);
    expect(encodeWord('lågost', merges)).toEqual(['låg', 'o', 'st']);
    expect(encodeWord('', merges)).toEqual([]);
  });
});

describe('n-grams', () => {
  const model = countNgrams(cats, 2, 'ord');

  // Python: Counter of the word after each word.
  it('counts what follows', () => {
    expect(continuationsOf(model, ['katten'])).toEqual([
      { token: 'sitter', count: 1 },
      { token: 'ser', count: 1 },
    ]);
    expect(continuationsOf(model, ['och'])).toEqual([
      { token: 'katten', count: 1 },
      { token: 'hunden', count: 1 },
    ]);
    expect(continuationsOf(model, ['ser']).map(({ token }) => token)).toEqual(['hunden', 'katten']);
    expect(continuationsOf(model, ['zebra'])).toEqual([]);
  });

  it('gives probabilities, also smoothed', () => {
    expect(probabilityAfter(model, ['och'], 'katten')).toBe(0.5);
    expect(probabilityAfter(model, ['och'], 'mattan')).toBe(0);
    expect(probabilityAfter(model, ['zebra'], 'katten')).toBe(0);
    // 7 different words: katten sitter på mattan och ser hunden.
    expect(model.vocabulary).toBe(7);
    expect(smoothedProbability(model, ['och'], 'katten')).toBeCloseTo(2 / 9, 12);
    expect(smoothedProbability(model, ['och'], 'mattan')).toBeCloseTo(1 / 9, 12);
  });

  // Python: random.seed(s), then random.choices(list(c), weights=c.values()) with c the Counter
  // after the last word.
  it.each([
    [7, 'katten sitter på mattan och hunden och katten ser hunden och katten sitter'],
    [1, 'katten sitter på mattan och katten sitter på mattan och katten ser hunden'],
  ])('writes with seed %i what Python writes', (seed, text) => {
    expect(joinTokens(generate(model, ['katten'], 12, seed), 'ord')).toBe(text);
  });

  // Python: the same with the last two characters as the context, 40 draws from "ka" with seed 7;
  // the text ends before.
  it('writes by characters, and ends where nothing follows', () => {
    const characters = countNgrams(cats, 3, 'tecken');
    expect(joinTokens(generate(characters, ['k', 'a'], 40, 7), 'tecken')).toBe(
      'katten sitten ser hunden sittan och katten',
    );
    expect(generate(countNgrams('a b', 2, 'ord'), ['b'], 5, 1)).toEqual(['b']);
  });

  it('has an empty context for n = 1 and nothing for no text', () => {
    const words = countNgrams('a b a', 1, 'ord');
    expect(contextAtEnd(words, ['a', 'b'])).toEqual([]);
    expect(probabilityAfter(words, [], 'a')).toBeCloseTo(2 / 3, 12);
    const empty = countNgrams('  ', 2, 'ord');
    expect(generate(empty, [], 5, 1)).toEqual([]);
    expect(smoothedProbability(empty, [], 'a')).toBe(0);
  });

  it('reads blanks as one', () => {
    expect(tokenize(' a\n\n b ', 'tecken')).toEqual(['a', ' ', 'b']);
    expect(tokenize(' a\n\n b ', 'ord')).toEqual(['a', 'b']);
  });
});

describe('softmax', () => {
  // numpy: e = np.exp(z / T); (e / e.sum()).round(3) for z = 2, 1, 0.1.
  it.each([
    [1, [0.659, 0.242, 0.099]],
    [0.5, [0.864, 0.117, 0.019]],
    [2, [0.502, 0.304, 0.194]],
  ])('equals numpy at T = %d', (temperature, expected) => {
    const rounded = softmax([2, 1, 0.1], temperature).map((p) => Number(p.toFixed(3)));
    expect(rounded).toEqual(expected);
  });

  it('gives all to the largest at T = 0, and shares between equals', () => {
    expect(softmax([2, 1, 0.1], 0)).toEqual([1, 0, 0]);
    expect(softmax([1, 1], 0)).toEqual([0.5, 0.5]);
  });

  it('does not run over', () => {
    const [first = NaN] = softmax([2000, 1999], 0.1);
    expect(first).toBeCloseTo(1, 4);
  });

  // Python: Counter(random.choices(range(3), weights=p, k=100)) after random.seed(1).
  it('draws as Python', () => {
    expect(drawCounts(softmax([2, 1, 0.1], 1), 100, 1)).toEqual([65, 27, 8]);
  });
});

describe('parseSettings', () => {
  const fence = (text: string) => ({ language: 'text', meta: '', text });

  it('has all parts, with the lesson’s texts', () => {
    expect(parseSettings({}, [])).toMatchObject({
      parts: ['bpe', 'ngram', 'temperatur'],
      ngramText: cats,
      candidates: [{ word: 'mattan', logit: 2 }, {}, {}],
    });
  });

  it('takes a text from the prop or the fence', () => {
    expect(parseSettings({ text: 'hej' }, [])).toMatchObject({ bpeText: 'hej', ngramText: 'hej' });
    expect(parseSettings({}, [fence('hå')]).ngramText).toBe('hå');
  });

  it.each([
    [{ show: 'gpt' }, [], 'show har värdet "gpt"'],
    [{ text: 'a' }, [fence('b')], 'antingen i text'],
    [{ text: 'a'.repeat(3001) }, [], '3001 tecken'],
    [{ n: 9 }, [], 'n har värdet 9'],
    [{ logits: '1 2' }, [], 'hör ihop'],
    [{ logits: '1 2', words: 'a b c' }, [], 'words har 3 ord och logits 2 tal'],
    [{ temp: 1 }, [], 'temp är ingen egenskap'],
  ])('refuses %j', (props, fences, message) => {
    expect(() => parseSettings(props, fences)).toThrow(message);
    expect(() => parseSettings(props, fences)).toThrow('TokenLab:');
  });
});
