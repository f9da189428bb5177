import { describe, expect, it } from 'vitest';
import { findMetaValue, parseMeta } from '..';

describe('parseMeta', () => {
  it.each([
    ['', []],
    ['no_run', [['no_run', undefined]]],
    ['title="en två"', [['title', 'en två']]],
    ['args=\'a "b"\'', [['args', 'a "b"']]],
    [String.raw`stdin="5\n\"7\""`, [['stdin', String.raw`5\n\"7\"`]]],
    [
      'file=a.py  run',
      [
        ['file', 'a.py'],
        ['run', undefined],
      ],
    ],
    ['title=""', [['title', '']]],
    [
      '{1, 3-4} x',
      [
        ['{1, 3-4}', undefined],
        ['x', undefined],
      ],
    ],
    ['title="oavslutad', [['title', '"oavslutad']]],
  ])('%j', (meta, words) => {
    expect(parseMeta(meta).map(({ name, value }) => [name, value])).toEqual(words);
  });
});

describe('findMetaValue', () => {
  it('answers the value, and nothing for words without one', () => {
    expect(findMetaValue('a check="Skriv 2." b', 'check')).toBe('Skriv 2.');
    expect(findMetaValue('a check b', 'check')).toBeUndefined();
    expect(findMetaValue('title="check=1"', 'check')).toBeUndefined();
  });
});
