import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceRequests } from 'docusaurus-plugin-seal/seams/moduleReplacement';
import { findPlainPart } from './plainParts';

/** The site's own parts of the theme, by the names that they are asked for under. */
function ownParts(siteDir: string): ReadonlySet<string> {
  const folder = path.join(siteDir, 'src/theme');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) =>
        file
          .split(path.sep)
          .join('/')
          .replace(/(?:\/index)?\.tsx?$/, ''),
      ),
  );
}

/**
 * Gives a site Docusaurus' theme as it comes, but for what the lessons are written in, and the
 * given file for a Root. The bundler swaps the modules, because Docusaurus takes whatever lies in
 * src/theme.
 */
export default function bareTheme(
  { siteDir }: LoadContext,
  { root }: { readonly root: string },
): Plugin {
  const own = ownParts(siteDir);
  return {
    name: 'bare-theme',
    configureWebpack(_config, _isServer, { currentBundler }) {
      const swap = (module: { request: string }): void => {
        module.request = findPlainPart(module.request, own, root) ?? module.request;
      };
      return { plugins: [replaceRequests(currentBundler, /^@theme\//, swap)] };
    },
  };
}
