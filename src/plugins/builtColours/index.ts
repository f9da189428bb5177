import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceModules } from 'docusaurus-plugin-seal/seams/moduleReplacement';
import { prismModule } from '@kurser/platform/themeModules';

/**
 * Keeps the theme's program that colours code out of the site: the build has coloured all of it
 * (packages/lesson-language/src/rehype-code-colours).
 */
export default function builtColoursPlugin(): Plugin {
  return {
    name: 'built-colours',
    configureWebpack(_config, _isServer, { currentBundler }) {
      const ours = path.join(__dirname, 'nothing.ts');
      return { plugins: replaceModules(currentBundler, [{ original: prismModule(), ours }]) };
    },
  };
}
