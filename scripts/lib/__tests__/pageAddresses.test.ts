import { describe, expect, it } from 'vitest';
import { addressFaults, type Addresses } from '../pageAddresses';

const ownText = '[\n  "/courses/3/m18"\n]\n';
const whole: Addresses = {
  pages: ['/courses', '/courses/3/m1', '/courses/3/m18'],
  spec: ['/courses/', '/courses/3/m1'],
  own: ['/courses/3/m18'],
  ownText,
  redirects: [],
};
const m1 = { file: 'docs/3/m1.mdx', route: '/courses/3/m1' };

describe('the addresses of pages that come and go', () => {
  it('are whole where every page has its row', () => {
    expect(addressFaults(whole, [])).toEqual([]);
    // A page that has moved to a folder of the same name keeps its address.
    expect(addressFaults(whole, [m1])).toEqual([]);
  });

  it('lack a redirect where a page is gone or has another name, until there is one', () => {
    const pages = ['/courses', '/courses/3/m1b', '/courses/3/m18'];
    const gone = { ...whole, pages, own: [...whole.own, '/courses/3/m1b'] };
    expect(addressFaults(gone, [{ ...m1, newRoute: '/courses/3/m1b' }])).toEqual([
      expect.stringMatching(
        /^docs\/3\/m1\.mdx:1 .*lägg till \{ from: '\/courses\/3\/m1', to: '\/courses\/3\/m1b' \} i courseRedirects/,
      ),
    ]);
    expect(addressFaults(gone, [m1])[0]).toContain("to: '/courses/…'");
    expect(addressFaults({ ...gone, redirects: [{ from: '/courses/3/m1' }] }, [m1])).toEqual([]);
  });

  it('lack a row for a new page, and have one too many for a page that is gone', () => {
    const pages = ['/courses', '/courses/3/m1', '/courses/3/m19'];
    expect(addressFaults({ ...whole, pages }, [])).toEqual([
      expect.stringMatching(/ownRoutes\.json:2 .*ta bort raden "\/courses\/3\/m18"$/),
      expect.stringMatching(/ownRoutes\.json:1 .*lägg till raden "\/courses\/3\/m19"$/),
    ]);
  });
});
