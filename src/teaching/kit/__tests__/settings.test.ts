import { describe, expect, it } from 'vitest';
import { parseProps, readOwn, type AuthorProps, type PropReader } from '../settings';

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
        model: read.oneOf('model', ['a', 'b'], 'a'),
        some: read.someOf('some', ['a', 'b', 'c'], []),
        k: read.number('k', { min: 1, max: 9, integer: true }, 1),
        rate: read.number('rate', { min: 0, max: 1 }, 0.1),
        at: read.numbers('at', [], 3),
        one: read.numbers('one', []),
        title: read.text('title', ''),
        scale: read.flag('scale'),
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
        read.oneOf('model', ['a'], 'a'),
        read.someOf('some', ['a'], ['a']),
        read.number('k', { min: 0, max: 1 }, 0.5),
        read.numbers('at', [1]),
        read.text('title', 't'),
        read.flag('scale', true),
        read.has('model'),
      ]),
    ).toEqual(['a', ['a'], 0.5, [1], 't', true, false]);
  });

  it('answers undefined where numbers may be something else', () => {
    expect(
      parse({ kernel: '1 -2', name: 'kant' }, (read) => [
        read.numbersOr('kernel'),
        read.numbersOr('name'),
        read.numbersOr('left'),
      ]),
    ).toEqual([[1, -2], undefined, undefined]);
  });

  it.each<[AuthorProps, (read: PropReader) => unknown, string]>([
    [
      { model: 'x' },
      (r) => r.oneOf('model', ['a', 'b'], 'a'),
      'model har värdet "x" men ska vara ett av a, b',
    ],
    [{ model: 3 }, (r) => r.oneOf('model', ['a'], 'a'), 'model har värdet 3'],
    [{ some: 'a x' }, (r) => r.someOf('some', ['a'], []), 'ett eller flera av a'],
    [{ some: '' }, (r) => r.someOf('some', ['a'], []), 'some har värdet ""'],
    [{ k: 'tre' }, (r) => r.number('k', { min: 1, max: 9 }, 1), 'ett tal från 1 till 9'],
    [
      { k: 2.5 },
      (r) => r.number('k', { min: 1, max: 9, integer: true }, 1),
      'ett heltal från 1 till 9',
    ],
    [{ k: 10 }, (r) => r.number('k', { min: 1, max: 9 }, 1), 'k har värdet 10'],
    [{ at: '1 2' }, (r) => r.numbers('at', [], 3), '3 tal med blanksteg mellan'],
    [{ at: '1 x' }, (r) => r.numbers('at', []), 'at har värdet "1 x"'],
    [{ title: 1 }, (r) => r.text('title', ''), 'title har värdet 1 men ska vara en text'],
    [{ scale: 'ja' }, (r) => r.flag('scale'), 'scale har värdet "ja"'],
    [
      { modell: 'a' },
      (r) => r.oneOf('model', ['a'], 'a'),
      'modell är ingen egenskap; de som finns är children, model',
    ],
  ])('reports the fault in %j', (props, read, text) => {
    expect(() => parse(props, read)).toThrow(`Labb: `);
    expect(() => parse(props, read)).toThrow(text);
  });

  it('reports all faults at once', () => {
    expect(() =>
      parse({ a: 'x', b: 'y' }, (read) => {
        read.oneOf('a', ['1'], '1');
        read.fault('staketet är tomt');
      }),
    ).toThrow(/a har värdet.*; staketet är tomt; b är ingen egenskap/);
  });
});

describe('readOwn', () => {
  const read = (props: AuthorProps, ...texts: readonly string[]): number =>
    parse(props, (reader) => {
      reader.oneOf('size', ['liten'], 'liten');
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
