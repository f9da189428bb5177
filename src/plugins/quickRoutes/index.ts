import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const client = path.join(__dirname, 'client');

interface ModuleRequest {
  request: string;
  readonly context: string;
}

/** Whoever asks for the router gets ours (client/reactRouter.ts), which alone gets the original. */
export function replaceRouter(module: ModuleRequest): void {
  if (module.request === 'react-router' && module.context !== client)
    module.request = path.join(client, 'reactRouter.ts');
}

/**
 * Lets the router pass over a page's address in a moment. Docusaurus asks of every page's address in turn whether it is the one that is shown, a
 * dozen times for each page that it renders, and the router answers with a regular expression: of what it takes to render 4000 pages, that was a third.
 */
export default function quickRoutesPlugin(): Plugin {
  return {
    name: 'quick-routes',
    configureWebpack(_config, _isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return { plugins: [new NormalModuleReplacementPlugin(/^react-router$/, replaceRouter)] };
    },
  };
}
