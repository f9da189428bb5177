import { afterEach, expect, it, vi } from 'vitest';
import { wantsStillness } from '..';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset['reading'];
});

it.each([
  [undefined, false, false],
  ['soft ruler', false, false],
  ['soft calm', false, true],
  [undefined, true, true],
])('with %j chosen and the system’s own wish %s: %s', (reading, matches, wanted) => {
  if (reading !== undefined) dataset['reading'] = reading;
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  expect(wantsStillness()).toBe(wanted);
});
