import { describe, expect, it } from 'vitest';
import {
  parseProps,
  readFlag,
  readNumber,
  readNumbers,
  readNumbersOr,
  readOneOf,
  readOwn,
  readSomeOf,
  readText,
  type AuthorProps,
  type PropReader,
} from '../settings';

const parse = <T>(props: AuthorProps, read: (reader: PropReader) => T): T =>
  parseProps('Labb', props, read);

describe('parseProps', () => {
  it('reads each kind of value', () => {
    const result = parse(
      {
        model: 'b',
        some: 'c  a a',
        k: 3,
        rate: '0,5',
        at: '1 2.5 −3',
        one: 4,
        title: 'Hej',
        scale: true,
        children: [],
      },
      (read) => ({
        model: readOneOf(read, 'model', ['a', 'b'], 'a'),
        some: readSomeOf(read, 'some', ['a', 'b', 'c'], []),
        k: readNumber(read, 'k', { min: 1, max: 9, integer: true }, 1),
        rate: readNumber(read, 'rate', { min: 0, max: 1 }, 0.1),
        at: readNumbers(read, 'at', [], 3),
        one: readNumbers(read, 'one', []),
        title: readText(read, 'title', ''),
        scale: readFlag(read, 'scale'),
      }),
    );
    expect(result).toEqual({
      model: 'b',
      some: ['c', 'a'],
      k: 3,
      rate: 0.5,
      at: [1, 2.5, -3],
      one: [4],
      title: 'Hej',
      scale: true,
    });
  });

  it('gives the fallbacks for what is left out', () => {
    expect(
      parse({}, (read) => [
        readOneOf(read, 'model', ['a'], 'a'),
        readSomeOf(read, 'some', ['a'], ['a']),
        readNumber(read, 'k', { min: 0, max: 1 }, 0.5),
        readNumbers(read, 'at', [1]),
        readText(read, 'title', 't'),
        readFlag(read, 'scale', true),
        read.has('model'),
      ]),
    ).toEqual(['a', ['a'], 0.5, [1], 't', true, false]);
  });

  it('answers undefined where numbers may be something else', () => {
    expect(
      parse({ kernel: '1 -2', name: 'kant' }, (read) => [
        readNumbersOr(read, 'kernel'),
        readNumbersOr(read, 'name'),
        readNumbersOr(read, 'left'),
      ]),
    ).toEqual([[1, -2], undefined, undefined]);
  });

  it.each<[AuthorProps, (read: PropReader) => unknown, string]>([
    [
      { model: 'x' },
      (r) => readOneOf(r, 'model', ['a', 'b'], 'a'),
      'model har värdet "x" men ska vara ett av a, b',
    ],
    [{ model: 3 }, (r) => readOneOf(r, 'model', ['a'], 'a'), 'model har värdet 3'],
    [{ some: 'a x' }, (r) => readSomeOf(r, 'some', ['a'], []), 'ett eller flera av a'],
    [{ some: '' }, (r) => readSomeOf(r, 'some', ['a'], []), 'some har värdet ""'],
    [{ k: 'tre' }, (r) => readNumber(r, 'k', { min: 1, max: 9 }, 1), 'ett tal från 1 till 9'],
    [
      { k: 2.5 },
      (r) => readNumber(r, 'k', { min: 1, max: 9, integer: true }, 1),
      'ett heltal från 1 till 9',
    ],
    [{ k: 10 }, (r) => readNumber(r, 'k', { min: 1, max: 9 }, 1), 'k har värdet 10'],
    [{ at: '1 2' }, (r) => readNumbers(r, 'at', [], 3), '3 tal med blanksteg mellan'],
    [{ at: '1 x' }, (r) => readNumbers(r, 'at', []), 'at har värdet "1 x"'],
    [{ title: 1 }, (r) => readText(r, 'title', ''), 'title har värdet 1 men ska vara en text'],
    [{ scale: 'ja' }, (r) => readFlag(r, 'scale'), 'scale har värdet "ja"'],
    [
      { modell: 'a' },
      (r) => readOneOf(r, 'model', ['a'], 'a'),
      'modell är ingen egenskap; de som finns är model',
    ],
  ])('reports the fault in %j', (props, read, text) => {
    expect(() => parse(props, read)).toThrow(`Labb: `);
    expect(() => parse(props, read)).toThrow(text);
  });

  it('ends with one full stop, also after a fault that has its own', () => {
    expect(() => parse({}, (read) => read.fault('banan är tom.'))).toThrow(
      /^Labb: banan är tom\.$/,
    );
  });

  it('reports all faults at once', () => {
    expect(() =>
      parse({ a: 'x', b: 'y' }, (read) => {
        readOneOf(read, 'a', ['1'], '1');
        read.fault('staketet är tomt');
      }),
    ).toThrow(/a har värdet.*; staketet är tomt; b är ingen egenskap/);
  });
});

describe('readOwn', () => {
  const read = (props: AuthorProps, ...texts: readonly string[]): number =>
    parse(props, (reader) => {
      readOneOf(reader, 'size', ['liten'], 'liten');
      const fences = texts.map((text) => ({ language: 'text', meta: '', text }));
      return readOwn(reader, fences, {
        noun: 'talet',
        prop: 'size',
        preset: 1,
        parse: (text) => {
          if (text === '') throw new Error('talet är tomt');
          return Number(text);
        },
      });
    });

  it('takes the fence, or what the prop has chosen', () => {
    expect(read({}, '42')).toBe(42);
    expect(read({ size: 'liten' })).toBe(1);
  });

  it.each<readonly [AuthorProps, readonly string[], string]>([
    [{ size: 'liten' }, ['42'], 'talet ska stå antingen i size="…" eller i ett enda kodblock'],
    [{}, ['42', '43'], 'i ett enda kodblock'],
    [{}, [''], 'Labb: talet är tomt.'],
  ])('refuses %j with %j', (props, texts, fault) => {
    expect(() => read(props, ...texts)).toThrow(fault);
  });
});
