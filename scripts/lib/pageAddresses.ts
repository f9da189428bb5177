/**
 * What a page that comes, goes or gets another name asks of the addresses that are guarded. Pure.
 */

/** What is known of the site's addresses. */
export interface Addresses {
  /** Those of the pages that are there. */
  readonly pages: readonly string[];
  /** The specification's. */
  readonly spec: readonly string[];
  /** The rows of tests/build/ownRoutes.json, and its text. */
  readonly own: readonly string[];
  readonly ownText: string;
  readonly redirects: readonly { readonly from: string }[];
}

/** A page that is gone since main. */
export interface GonePage {
  readonly file: string;
  readonly route: string;
  /** Where its text is now, if anywhere. */
  readonly newRoute?: string;
}

const ownRoutes = 'tests/build/ownRoutes.json';

/** Trailing slashes belong to index pages, whose address is the same without. */
const bare = (route: string): string => (route === '/' ? route : route.replace(/\/$/, ''));

/** Each fault as the lesson check writes them: `file:line  what is wrong  what would be right`. */
export function addressFaults(addresses: Addresses, gone: readonly GonePage[]): readonly string[] {
  const { pages, spec, own, redirects } = addresses;
  const there = new Set(pages.map(bare));
  const led = new Set(redirects.map(({ from }) => bare(from)));
  const known = new Set([...spec, ...own].map(bare));
  const lineOf = (route: string): number =>
    addresses.ownText.split('\n').findIndex((line) => line.includes(`"${route}"`)) + 1;
  return [
    ...gone
      .filter(({ route }) => !there.has(bare(route)) && !led.has(bare(route)))
      .map(({ file, route, newRoute = '/courses/…' }) => {
        const row = `{ from: '${route}', to: '${newRoute}' }`;
        return `${file}:1  sidan är borta, och länkar till ${route} leder ingenstans  lägg till ${row} i courseRedirects (src/config/routes.ts)`;
      }),
    ...own
      .filter((route) => !there.has(bare(route)))
      .map(
        (route) =>
          `${ownRoutes}:${String(lineOf(route))}  adressen ${route} har ingen sida  ta bort raden "${route}"`,
      ),
    ...pages
      .filter((route) => !known.has(bare(route)))
      .map(
        (route) =>
          `${ownRoutes}:1  sidan ${route} står inte bland webbplatsens adresser  lägg till raden "${route}"`,
      ),
  ];
}
