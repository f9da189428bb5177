import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareOutput } from '../mask';

describe('compareOutput', () => {
  it('takes equal output, whatever blanks end its lines', () => {
    expect(compareOutput('a\nb', 'a  \nb\n\n')).toBeUndefined();
    expect(compareOutput('', '\n')).toBeUndefined();
  });

  it.each([
    ['a[..]c', 'abbc'],
    ['a[..]', 'a'],
    ['0x[..] <main+4>', '0x5555 <main+4>'],
    ['a\n...\nd', 'a\nb\nc\nd'],
    ['a\n...', 'a'],
    ['...\nb\n...\nb', 'b\nx\nb'],
  ])('matches %j with %j', (shown, actual) => {
    expect(compareOutput(shown, actual)).toBeUndefined();
  });

  it.each([
    ['a', 'b', { shownLine: 1, shown: 'a', actual: 'b' }],
    ['a\nb', 'a', { shownLine: 2, shown: 'b', actual: undefined }],
    ['a', 'a\nb', { shownLine: 2, shown: undefined, actual: 'b' }],
    ['a.c', 'abc', { shownLine: 1, shown: 'a.c', actual: 'abc' }],
    ['[..] kr (2)', '5 kr 2', { shownLine: 1, shown: '[..] kr (2)', actual: '5 kr 2' }],
    [' a', 'a', { shownLine: 1, shown: ' a', actual: 'a' }],
  ])('finds where %j and %j part', (shown, actual, difference) => {
    expect(compareOutput(shown, actual)).toEqual(difference);
  });

  it('is quick where many masks could match in many ways', () => {
    const shown = Array.from({ length: 12 }, () => '...\nx').join('\n');
    expect(compareOutput(shown, 'x\n'.repeat(500) + 'y')).toBeDefined();
  });

  it('agrees with equality when there is no mask', () => {
    const line = fc.stringMatching(/^[a-c ]{0,4}$/).map((text) => text.trimEnd());
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (shown, actual) => {
        const same = shown.join('\n').replace(/\n+$/, '') === actual.join('\n').replace(/\n+$/, '');
        return (compareOutput(shown.join('\n'), actual.join('\n')) === undefined) === same;
      }),
    );
  });
});
