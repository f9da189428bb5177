import { expect, it } from 'vitest';
import { fieldsOf } from '..';

it('are those of an object, and none of anything else', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
  for (const value of [undefined, null, 5, true, '']) expect(fieldsOf(value)).toEqual({});
});
