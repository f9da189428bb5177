import fc from 'fast-check';
import { matchPath as original } from 'react-router';
import { describe, expect, it } from 'vitest';
import { mayMatch } from '../client/mayMatch';
import { matchPath } from '../client/reactRouter';

/** Addresses and paths of few words, so that many of them meet. */
const word = fc.constantFrom(
  'kurs',
  'Kurs',
  'år',
  'ÅR',
  'straße',
  'STRASSE',
  'm.1',
  'a+b',
  '%C3%A5',
);
const address = fc
  .tuple(fc.array(word, { maxLength: 3 }), fc.constantFrom('', '/', '//'))
  .map(([words, end]) => `/${words.join('/')}${end}`);
const pattern = fc.oneof(
  address,
  fc.constantFrom('*', '/kurs/:del', '/kurs/:del?', '/(kurs|år)', '/kurs/*', '/a\\+b', ''),
);
const flag = fc.constantFrom(true, false, undefined);
const route = fc.record({
  path: fc.oneof(pattern, fc.array(pattern, { maxLength: 2 }), fc.constant(undefined)),
  exact: flag,
  strict: flag,
  sensitive: flag,
});

describe('a route that may match', () => {
  it('is every one that the router matches', () => {
    fc.assert(
      fc.property(address, fc.oneof(route, pattern, fc.array(pattern)), (pathname, asked) => {
        expect(matchPath(pathname, asked)).toEqual(original(pathname, asked));
      }),
      { numRuns: 5_000 },
    );
  });

  it('is none with another address', () => {
    const isAsked = (path: string): boolean => mayMatch('/courses/3/m1', { path, exact: true });
    expect(['/courses/3/m1', '/courses/3/M1/', '/courses/:del/m1'].every(isAsked)).toBe(true);
    expect(['/courses/3/m2', '/courses/3', '/courses/3/m1/x', '/'].some(isAsked)).toBe(false);
  });
});
