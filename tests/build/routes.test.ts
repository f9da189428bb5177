import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { courseAreas } from '../../src/config/courseAreas';
import { publicPages } from '../../src/config/publicPages';
import { courseRedirects } from '../../src/config/routes';
import { guardedRoutes, ownRoutes, sitePages } from './guardedRoutes';
import { specRoutes } from './specRoutes';

/**
 * The addresses of the built site, as its HTML files give them: `x.html` is /x, `x/index.html` is
 * /x/ (and /index.html is /).
 */
function builtRoutes(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`);
}

/**
 * Pages of a docs site are written as x/index.html; only an index page's address ends with a slash.
 */
const withoutSlash = (route: string): string => (route === '/' ? route : route.replace(/\/$/, ''));

const publicPaths: readonly string[] = Object.values(publicPages).map(({ path }) => path);

describe('the built site', () => {
  const built = builtRoutes('build').map(withoutSlash);
  const redirects = courseRedirects.map(({ from }) => withoutSlash(from));

  it('has every route of the specification', () => {
    expect(specRoutes.length).toBe(1 + 102 + 19);
    expect(specRoutes.map(withoutSlash).filter((route) => !built.includes(route))).toEqual([]);
  });

  it('has the routes that the school has added, which are none of the specification', () => {
    expect(ownRoutes.filter((route) => !built.includes(route))).toEqual([]);
    expect(ownRoutes.filter((route) => specRoutes.includes(route))).toEqual([]);
  });

  it('has the pages of its own, which the specification does not know', () => {
    expect(sitePages.filter((route) => !built.includes(route))).toEqual([]);
    expect(sitePages.filter((route) => specRoutes.includes(route))).toEqual([]);
  });

  it('has the public pages, which the specification does not know', () => {
    for (const path of publicPaths) {
      expect(specRoutes).not.toContain(path);
      expect(built).toContain(path);
    }
  });

  it('has no other route', () => {
    const known = new Set([
      ...guardedRoutes.map(withoutSlash),
      ...redirects,
      ...publicPaths,
      '/404',
    ]);
    expect(built.filter((route) => !known.has(route))).toEqual([]);
  });

  it('writes its addresses in composed form (NFC)', () => {
    expect(built.filter((route) => route !== route.normalize('NFC'))).toEqual([]);
  });

  it('has every address that the home page links to', () => {
    const links = courseAreas.flatMap(({ slug, begin, parts }) => [
      `/courses/category/${slug}`,
      begin,
      ...parts.map(({ to }) => to),
    ]);
    expect(links.map(withoutSlash).filter((link) => !built.includes(link))).toEqual([]);
  });
});
