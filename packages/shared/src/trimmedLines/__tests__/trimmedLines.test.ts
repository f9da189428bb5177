import { expect, it } from 'vitest';
import { trimmedLines } from '..';

it.each([
  [
    ['a ', ' b\t', ''],
    ['a', ' b'],
  ],
  [
    ['', 'a', '', 'b', ' ', ''],
    ['', 'a', '', 'b'],
  ],
  [['', ' '], []],
  [[], []],
])('%j is %j without what cannot be seen', (lines, seen) => {
  expect(trimmedLines(lines)).toEqual(seen);
});
