import type { LoadContext, Plugin } from '@docusaurus/types';
import { parseOptions } from './options';

/**
 * Adds a route for each redirect. A route and not a page of its own (as the client-redirects
 * package writes): it stays behind the gate, works in the development server too, and needs no
 * inline script.
 */
export default function redirectsPlugin(_context: LoadContext, options: unknown): Plugin {
  const { redirects } = parseOptions(options);
  return {
    name: 'redirects',
    contentLoaded({ actions }) {
      for (const { from, to } of redirects) {
        actions.addRoute({
          path: from,
          exact: true,
          component: '@site/src/components/RedirectTo/index.tsx',
          props: { to },
        });
      }
    },
  };
}
