/**
 * The list of the addresses that a school has added to those of the specification:
 * `tests/build/ownRoutes.json`.
 */
import type { LessonPlace } from './newLesson';

/** @throws when the text is no list of addresses, with what stands in the way */
export function parseOwnRoutes(text: string): readonly string[] {
  const value: unknown = JSON.parse(text);
  const isRoute = (each: unknown): each is string =>
    typeof each === 'string' && each.startsWith('/courses/');
  if (Array.isArray(value) && value.every(isRoute)) return value;
  throw new Error(
    `tests/build/ownRoutes.json är ${text.slice(0, 80)} men ska vara en lista av adresser, till exempel ["/courses/3/m18"].`,
  );
}

/** The list's text with a lesson's address in it, once and in order. @throws as `parseOwnRoutes` */
export function withRoute(text: string, { folder, name }: LessonPlace): string {
  const routes = new Set([...parseOwnRoutes(text), `/courses/${folder}/${name}`]);
  return `${JSON.stringify([...routes].sort(), undefined, 2)}\n`;
}
