import { expect, it } from 'vitest';
import { fieldsOf, isRecord } from '..';

it('are those of an object, and none of anything else', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
  for (const value of [undefined, null, 5, true, '']) expect(fieldsOf(value)).toEqual({});
});

it('are had by an object, and by nothing else', () => {
  expect(isRecord({})).toBe(true);
  for (const value of [undefined, null, 5, true, '', ['a']]) expect(isRecord(value)).toBe(false);
});
