import { publicPages } from '../../src/config/publicPages';
import { guardedRoutes } from '../build/guardedRoutes';

/** Some of the site's pages, few enough for one test. */
export interface RoutePart {
  readonly name: string;
  readonly routes: readonly string[];
}

/** Which addresses a part has: those that begin so, unless an earlier part has them. Of about the same weight, so that they can be tried side by side. */
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

/** Every page that a member can open, in parts: those of the specification and the school's own, the public ones, and the one for addresses that lead nowhere. */
export function routeParts(): readonly RoutePart[] {
  let left = [
    ...guardedRoutes,
    ...Object.values(publicPages).map(({ path }) => path),
    missingRoute,
  ];
  return beginnings.map(([name, starts]) => {
    const belongs = (route: string): boolean => starts.some((start) => route.startsWith(start));
    const routes = left.filter(belongs);
    left = left.filter((route) => !belongs(route));
    return { name, routes };
  });
}
