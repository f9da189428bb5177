/**
 * Lets Node (22.18 and later) run our own TypeScript by itself, without a package: `node --import
 * ./.ci/plainNode.mjs scripts/publishKey.ts`. Node strips the types; what it lacks is that our
 * imports name no ending, and that rooms are packages. For what handles the content key beside the
 * way to the cloud.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** A room of the project's own; there is no `node_modules` that would lead to it. */
const room = /^(?:@kurser\/|(?=docusaurus-plugin-))([\w-]+)(?:\/(.+))?$/;

/** What lies behind a door of a room. */
function behind(name, door = '') {
  const folder = new URL(`../packages/${name}/`, import.meta.url);
  const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
  return new URL(exports[door === '' ? '.' : `./${door}`], folder).href;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const [, name, door] = room.exec(specifier) ?? [];
    if (name !== undefined) return nextResolve(behind(name, door), context);
    if (!specifier.startsWith('.') || /\.\w+$/.test(specifier))
      return nextResolve(specifier, context);
    try {
      return nextResolve(`${specifier}.ts`, context);
    } catch {
      return nextResolve(`${specifier}/index.ts`, context);
    }
  },
});
