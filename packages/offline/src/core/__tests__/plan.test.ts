import { describe, expect, it } from 'vitest';
import { parseMark } from '../mark';
import { bytesOf, changeTo, filesOf, isNamedByContent, isTooMuch } from '../plan';
import { faultText, sizeText } from '../texts';

const list = {
  ...{ edition: 'e', keyId: 'k', page: 'p' },
  shared: [['/assets/js/main.1.js', 10]] as const,
  groups: { a: [['/sealed/k/assets/js/a.bin', 2]], b: [['/sealed/k/assets/js/b.bin', 3]] } as const,
};

describe('what a device is to hold', () => {
  it('is what its courses take and what all share, and nothing for no course', () => {
    expect(bytesOf(filesOf(list, ['a']))).toBe(12);
    expect(bytesOf(filesOf(list, ['a', 'b']))).toBe(15);
    expect(filesOf(list, ['gone'])).toEqual(list.shared);
    expect(filesOf(list, [])).toEqual([]);
  });

  it('differs from what it holds by what is missing and what is too much; the page is neither', () => {
    const held = ['/', '/assets/js/main.1.js', '/sealed/k/assets/js/b.bin'];
    expect(changeTo(filesOf(list, ['a']), held)).toEqual({
      missing: list.groups.a,
      extra: ['/sealed/k/assets/js/b.bin'],
    });
  });

  it.each([
    ['/assets/js/main.1.js', true],
    ['/sealed/k/assets/files/x.zip.bin', true],
    ['/pyodide/python-1/pyodide.mjs', true],
    ['/sealed/k/search/index.json.bin', false],
    ['/sealed/k/saved-files.json.bin', false],
    ['/favicon.ico', false],
    ['/', false],
    ['/courses/assets/', false],
  ])('%s is named by what it holds: %s', (address, isNamed) => {
    expect(isNamedByContent(address)).toBe(isNamed);
  });

  it('has no room where the browser says so, and may have where it says nothing', () => {
    expect(isTooMuch(100, { quota: 150, usage: 41 })).toBe(true);
    expect(isTooMuch(100, { quota: 150, usage: 39 })).toBe(false);
    expect(isTooMuch(100, { quota: 100 })).toBe(true);
    expect(isTooMuch(100, {})).toBe(false);
  });
});

describe('the mark', () => {
  const mark = {
    ...{ uid: 'u', until: 5, edition: 'e', keyId: 'k' },
    ...{ wanted: ['a'], kept: [] },
  };

  it('is read as it was written', () => {
    expect(parseMark(JSON.stringify(mark))).toEqual(mark);
  });

  it.each([
    null,
    '',
    '[]',
    '"x"',
    '{',
    ...Object.keys(mark).map((name) => JSON.stringify({ ...mark, [name]: null })),
  ])('is none in %s', (text) => {
    expect(parseMark(text)).toBeUndefined();
  });
});

it('sizes are told as a reader takes them in', () => {
  expect([380_000, 3_240_000, 23_900_000].map(sizeText)).toEqual(['0,4 MB', '3,2 MB', '24 MB']);
});

it('every fault has its sentence, but for a press', () => {
  const told = (['full', 'offline', 'changed', 'refused'] as const).map(faultText);
  expect(new Set(told).size).toBe(4);
  expect(faultText('stopped')).toBeUndefined();
});
