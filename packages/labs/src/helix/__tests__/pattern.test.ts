import { describe, expect, it } from 'vitest';
import { compilePattern, matchesIn } from '../pattern';

function found(text: string, source: string): readonly string[] | undefined {
  const pattern = compilePattern(source);
  if (pattern === undefined) return undefined;
  return matchesIn(text, pattern, 0, text.length).map(([from, to]) => text.slice(from, to));
}

describe('compilePattern', () => {
  it.each<readonly [text: string, source: string, matches: readonly string[]]>([
    ['a.b axb', 'a\\.b', ['a.b']],
    ['a.b axb', 'a.b', ['a.b', 'axb']],
    ['a\nb', 'a.b', []],
    ['år 1999 och 24', '[0-9]+', ['1999', '24']],
    ['år 1999', '\\w+', ['år', '1999']],
    ['a-b', '[^a-z]', ['-']],
    ['a-b', '[\\-]', ['-']],
    ['ab AB', 'ab', ['ab', 'AB']],
    ['ab AB', 'AB', ['AB']],
    ['aaa', 'a{2}', ['aa']],
    ['katt hund', 'katt|hund', ['katt', 'hund']],
    ['<b><i>', '<.+?>', ['<b>', '<i>']],
    ['abab', '(ab)+', ['abab']],
    ['a/b', 'a/b', ['a/b']],
    ['x  y', '\\s+', ['  ']],
    ['xyz', '\\S+', ['xyz']],
    ['baab', 'a*', ['', 'aa', '']],
    ['ant tant ant', '\\bant\\b', ['ant', 'ant']],
    ['å tå', '\\bå', ['å']],
    ['a1\nb2', '\\d+$', ['1', '2']],
    ['a\nab\n', '^a', ['a', 'a']],
    ['a-b', '\\b', ['', '', '', '']],
  ])('finds in %j with %s', (text, source, matches) => {
    expect(found(text, source)).toEqual(matches);
  });

  it.each([
    '(',
    '[a',
    '\\B',
    '^*',
    '(?i)a',
    'a{',
    '*a',
    '\\',
    '[a--b]',
    '[[:alpha:]]',
    '\\1',
    '[\\W]',
  ])('refuses %s rather than guess', (source) => {
    expect(compilePattern(source)).toBeUndefined();
  });
});

describe('matchesIn', () => {
  it('searches a piece only and answers in positions of the whole text', () => {
    const pattern = compilePattern('a');
    if (pattern === undefined) throw new Error('the pattern is fine');
    expect(matchesIn('a a a', pattern, 1, 4)).toEqual([[2, 3]]);
  });

  it.each<
    readonly [text: string, source: string, end: number, matches: readonly (readonly number[])[]]
  >([
    ['ett ant', 'an\\b', 6, []],
    ['ett ant', 'ant\\b', 7, [[4, 7]]],
    ['ett ant', 't$', 3, []],
    ['ett\nant', 't$', 3, [[2, 3]]],
    ['ett ant', '[^x]+', 5, [[1, 5]]],
    ['ett ant', '.+', 5, [[1, 5]]],
    ['ett ant', '^t', 5, []],
  ])('lets an anchor see what stands around the piece: %j, %s', (text, source, end, matches) => {
    const pattern = compilePattern(source);
    if (pattern === undefined) throw new Error('the pattern is fine');
    expect(matchesIn(text, pattern, 1, end)).toEqual(matches);
  });
});
