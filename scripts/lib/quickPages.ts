/** What of the lessons is involved in a change, read from the folder. */
import { existsSync, readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { courseRedirects } from '../../src/config/routes';
import { readSourceOr } from '@kurser/lesson-language/source/sourceText';
import { ownRoutes } from '../../tests/build/guardedRoutes';
import { specRoutes } from '../../tests/build/specRoutes';
import { pathToRoute } from '@kurser/lesson-check/site/routes';
import { readSite, type Site } from '@kurser/lesson-check/site/site';
import { type RemovedFile, textAt } from './changedFiles';
import { addressFaults, type GonePage } from './pageAddresses';
import { type LinkTarget, pagesThatLeadTo } from './pageLinks';
import { isBesidePage, isPage } from './quickPlan';

export interface QuickPages {
  /** Pages that lead to a file that is gone, or to a place in a page that has changed. */
  readonly leading: readonly string[];
  /** Pages that use a file beside them that has changed. */
  readonly using: readonly string[];
  /** What the guarded addresses lack, a line each; looked at when a page has come or gone. */
  readonly faults: readonly string[];
}

const ownRoutesFile = 'tests/build/ownRoutes.json';

/** The address of a page that is gone, which its front matter may have chosen. */
function routeAt(base: string, name: string): string {
  const matter = /^---\r?\n(.*?)\r?\n---/s.exec(textAt(base, name))?.[1] ?? '';
  const data: unknown = parseYaml(matter);
  const { slug } = (data ?? {}) as { readonly slug?: unknown };
  const path = name.replace(/^docs\//, '');
  return typeof slug === 'string' ? pathToRoute(path, slug) : pathToRoute(path);
}

function goneFrom(base: string, removed: readonly RemovedFile[], site: Site): GonePage[] {
  return removed
    .filter(({ name }) => isPage(name))
    .map(({ name, renamedTo }) => {
      const route = routeAt(base, name);
      const newRoute = site.pages.find(({ file }) => file === renamedTo)?.route;
      return newRoute === undefined ? { file: name, route } : { file: name, route, newRoute };
    });
}

/** @throws when the site cannot be read */
export function examinePages(
  base: string,
  changed: readonly string[],
  removed: readonly RemovedFile[],
): QuickPages {
  if (![...changed, ...removed.map(({ name }) => name)].some((name) => name.startsWith('docs/')))
    return { leading: [], using: [], faults: [] };
  const site = readSite('.');
  const pages = site.pages.map(({ file, path }) => ({ file, text: readSourceOr(path, '') }));
  const routes = new Map(site.pages.map(({ file, route }) => [file, route]));
  const toTarget = (file: string): LinkTarget => {
    const route = routes.get(file);
    return route === undefined ? { file } : { file, route };
  };
  const gone = goneFrom(base, removed, site);
  const goneTargets = [...removed.map(({ name }) => ({ file: name })), ...gone];
  const isNew = (file: string): boolean => isPage(file) && textAt(base, file) === '';
  const addresses = {
    pages: [...routes.values()],
    spec: specRoutes.filter(
      (route) => route.startsWith('/courses') && !route.includes('/category/'),
    ),
    own: ownRoutes,
    ownText: existsSync(ownRoutesFile) ? readFileSync(ownRoutesFile, 'utf8') : '',
    redirects: courseRedirects,
  };
  return {
    leading: [
      ...pagesThatLeadTo(goneTargets, pages),
      ...pagesThatLeadTo(changed.filter(isPage).map(toTarget), pages, true),
    ],
    using: pagesThatLeadTo(changed.filter(isBesidePage).map(toTarget), pages),
    faults: gone.length > 0 || changed.some(isNew) ? addressFaults(addresses, gone) : [],
  };
}
