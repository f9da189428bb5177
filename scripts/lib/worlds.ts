/**
 * What is type-checked as a world of its own, beside the whole project: which names there are
 * differs with where a program runs.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What runs in a page, in every room that draws something. */
export const browserWorld = 'tsconfig.browser.json';

/**
 * The folders of rooms with a configuration of their own for the compiler, in order.
 * @throws when there is none: a check with nothing to check is a failure
 */
export function worlds(folder = 'packages'): readonly string[] {
  const below = (place: string): readonly string[] =>
    existsSync(place) ? readdirSync(place).map((name) => path.posix.join(place, name)) : [];
  const found = below(folder)
    .flatMap((room) => [room, ...below(`${room}/src`)])
    .filter((world) => existsSync(path.join(world, 'tsconfig.json')));
  if (found.length === 0) throw new Error(`${folder}: inget rum har en tsconfig.json.`);
  return found.sort();
}
