import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceModules } from '../../platform/moduleReplacement';
import { routerFolder, routerName } from '../../platform/routerPackage';

/**
 * Lets the router pass over a page's address in a moment. Docusaurus asks of every page's address in turn whether it is the one that is shown, a
 * dozen times for each page that it renders, and the router answers with a regular expression: of what it takes to render 4000 pages, that was a third.
 */
export default function quickRoutesPlugin(): Plugin {
  return {
    name: 'quick-routes',
    configureWebpack(_config, _isServer, { currentBundler }) {
      const ours = path.join(__dirname, 'client/reactRouter.ts');
      const router = { name: routerName, original: routerFolder(), ours };
      return { plugins: replaceModules(currentBundler, [router]) };
    },
  };
}
