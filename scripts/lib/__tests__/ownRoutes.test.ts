import { describe, expect, it } from 'vitest';
import { parseOwnRoutes, withRoute } from '../ownRoutes';

describe('the addresses that a school has added', () => {
  it('get a new one in its place, once', () => {
    const place = { folder: '3', name: 'm18' };
    const once = withRoute('["/courses/ai/prov"]', place);
    expect(once).toBe('[\n  "/courses/3/m18",\n  "/courses/ai/prov"\n]\n');
    expect(withRoute(once, place)).toBe(once);
  });

  it.each(['{}', '[1]', '["3/m18"]'])('are refused when they are %s', (text) => {
    expect(() => parseOwnRoutes(text)).toThrow(/ska vara en lista av adresser/);
  });
});
