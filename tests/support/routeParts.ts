import { changedForRun } from '../../scripts/lib/changedFiles';
import { publicPages } from '../../src/config/publicPages';
import { guardedRoutes } from '../build/guardedRoutes';
import { coverKinds, findLessonRoute, readLessonKinds } from './routeChoice';

/** Some of the site's pages, few enough for one test. */
export interface RoutePart {
  readonly name: string;
  readonly routes: readonly string[];
}

/**
 * Which addresses a part has: those that begin so, unless an earlier part has them. Of about the
 * same weight, so that they can be tried side by side.
 */
const beginnings: readonly (readonly [string, readonly string[]])[] = [
  ['year 3, modules 1 and 10 to 17', ['/courses/3/m1']],
  ['year 3, the rest', ['/courses/3/']],
  ['AI, the textbook', ['/courses/ai/textbook/']],
  ['AI, the workbook and the projects', ['/courses/ai/']],
  [
    'CTF and digital logic',
    ['/courses/applied_programming/CTF/', '/courses/applied_programming/digital_logic/'],
  ],
  ['Godot', ['/courses/applied_programming/godot']],
  ['the rest of applied programming', ['/courses/applied_programming/']],
  ['the categories and the frame', ['/']],
];

/** The address of no page. */
export const missingRoute = '/finns-inte';

/**
 * Every page that a member can open: those of the specification and the school's own, the public
 * ones, and the one for addresses that lead nowhere.
 */
export const everyRoute: readonly string[] = [
  ...guardedRoutes,
  ...Object.values(publicPages).map(({ path }) => path),
  missingRoute,
];

const categories = '/courses/category/';

/**
 * Of the categories, whose pages are drawn by one component: one with lessons, one with
 * sub-categories, and one with both.
 */
const coverCategories: ReadonlySet<string> = new Set(
  ['rust', 'trse', 'godot'].map((name) => categories + name),
);

/** What draws lessons, with their parts. */
const drawing =
  /^(?:src|packages)\/(?!.*\/__tests__\/)|^docusaurus\.config\.ts$|^package-lock\.json$/;

/**
 * The pages that a change is judged by: lessons that together have every kind of block there is,
 * those that were changed, categories of each kind, and all else. The former wait for the night
 * where nothing that draws them has changed: the parts' own site is looked at every time.
 * @param changed files that differ from main
 * @throws when a lesson has an address that no page should have
 */
export function chooseRoutes(changed: readonly string[]): readonly string[] {
  const lessons = readLessonKinds();
  const all = new Set(lessons.map(({ route }) => route));
  const unknown = [...all].filter((route) => !everyRoute.includes(route));
  if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(', ')}`);
  const cover = changed.some((file) => drawing.test(file)) ? coverKinds(lessons) : [];
  const chosen = new Set([...cover, ...changed.flatMap((file) => findLessonRoute(file) ?? [])]);
  return everyRoute.filter((route) => {
    if (route.startsWith(categories)) return coverCategories.has(route);
    return !all.has(route) || chosen.has(route);
  });
}

/**
 * The pages of this run: all with `ROUTES=all`, as every night, otherwise those that the change is
 * judged by.
 */
export function routesOfRun(): readonly string[] {
  if (process.env['ROUTES'] === 'all') return everyRoute;
  return chooseRoutes(changedForRun());
}

/** Pages in parts, each page in one. */
export function partsOf(routes: readonly string[]): readonly RoutePart[] {
  let left = routes;
  const parts = beginnings.map(([name, starts]) => {
    const belongs = (route: string): boolean => starts.some((start) => route.startsWith(start));
    const own = left.filter(belongs);
    left = left.filter((route) => !belongs(route));
    return { name, routes: own };
  });
  return parts.filter((part) => part.routes.length > 0);
}
