/**
 * Lets Node (22.18 and later) run our own TypeScript by itself, without a package: `node --import
 * ./.ci/plainNode.mjs scripts/publishKey.ts`. Node strips the types; what it lacks is that our
 * imports name no ending, and that rooms are packages. For what handles the content key beside the
 * way to the cloud.
 */
import { registerHooks } from 'node:module';

/** A room of the project's own; there is no `node_modules` that would lead to it. */
const room = /^@kurser\/([\w-]+)$/;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const [, name] = room.exec(specifier) ?? [];
    if (name !== undefined) {
      const door = new URL(`../packages/${name}/src/index.ts`, import.meta.url);
      return nextResolve(door.href, context);
    }
    if (!specifier.startsWith('.') || /\.\w+$/.test(specifier))
      return nextResolve(specifier, context);
    try {
      return nextResolve(`${specifier}.ts`, context);
    } catch {
      return nextResolve(`${specifier}/index.ts`, context);
    }
  },
});
