/**
 * Lets Node (22.18 and later) run our own TypeScript by itself, without a package: `node --import
 * ./.ci/plainNode.mjs scripts/publishKey.ts`. Node strips the types; what it lacks is that our
 * imports name no ending. For what handles the content key beside the way to the cloud.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith('.') || /\.\w+$/.test(specifier))
      return nextResolve(specifier, context);
    try {
      return nextResolve(`${specifier}.ts`, context);
    } catch {
      return nextResolve(`${specifier}/index.ts`, context);
    }
  },
});
