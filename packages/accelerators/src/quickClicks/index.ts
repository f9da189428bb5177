import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceModules } from 'docusaurus-plugin-seal/seams/moduleReplacement';
import { routerFolder, routerName, routerSeams } from '@kurser/platform/routerPackage';

/** Puts a `Route` that leaves the old page alone in the place of the router's. */
export default function quickClicksPlugin(): Plugin {
  return {
    name: 'quick-clicks',
    configureWebpack(_config, _isServer, { currentBundler }) {
      const ours = path.join(__dirname, 'client/reactRouter.ts');
      const router = { name: routerName, original: routerFolder(), ours };
      return { plugins: replaceModules(currentBundler, [router], routerSeams) };
    },
  };
}
