import { describe, expect, it } from 'vitest';
import { parseOptions } from '../options';

describe('parseOptions', () => {
  it('keeps right pairs in order', () => {
    const redirects = [
      { from: '/a', to: '/b' },
      { from: '/c', to: '/b' },
    ];
    expect(parseOptions({ redirects })).toEqual({ redirects });
  });

  it.each([
    [undefined],
    [{}],
    [{ redirects: [{ from: 'a', to: '/b' }] }],
    [{ redirects: [{ from: '/a', to: '/a' }] }],
    [{ redirects: [null] }],
    [
      {
        redirects: [
          { from: '/a', to: '/b' },
          { from: '/a', to: '/c' },
        ],
      },
    ],
  ])('refuses %j', (options) => {
    expect(() => parseOptions(options)).toThrow(/redirects/);
  });
});
