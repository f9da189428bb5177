import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { coreModule } from '../../platform/coreModules';
import { infimaLayer, infimaSheet } from '../../platform/infima';
import { replaceModules } from '../../platform/moduleReplacement';
import type { ModuleReplacement } from '../../platform/replacementFaults';
import { prismModule } from '../../platform/themeModules';
import { publicChunkNames } from '../../seal/addresses';
import { baseStyles } from './baseStyles';

/** The client module of the theme that colours code, which the build has done already (src/plugins/rehype-code-colours). */
const codeColours = (): ModuleReplacement => ({
  original: prismModule(),
  ours: path.join(__dirname, 'nothing.ts'),
});

/** What tells Docusaurus' components whether they are in a browser. */
const browserContext = (): ModuleReplacement => ({
  original: coreModule('browserContext'),
  ours: path.join(__dirname, 'browserContext.tsx'),
});

/** What the site's programs start with: the gate, which fetches Docusaurus' app when somebody may come in. */
const gateEntry = path.resolve(__dirname, '../../entry/clientEntry.tsx');

/** The entry knows the name of every chunk's file. Names in them would be most of what it says. */
const chunkFilename = 'assets/js/[id].[contenthash:8].js';

/** Those that stay readable are told by their names. */
const publicChunks = Object.fromEntries(
  publicChunkNames.map((name) => {
    const chunks = (chunk: { readonly name?: string }): boolean => chunk.name === name;
    const filename = 'assets/js/[name].[contenthash:8].js';
    return [name, { name, chunks, filename, enforce: true, priority: 1 }];
  }),
);

/**
 * Keeps out of the entry what only lessons need, because every visitor fetches the entry before the sign-in form is alive: Docusaurus'
 * app with its router, routes and settings, and the styles of everything behind the gate, which Docusaurus
 * puts into one sheet with the rest. Of Infima, the theme's style sheet, the gate has what it says of elements.
 */
export default function smallEntryPlugin({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'small-entry',
    async contentLoaded({ actions }) {
      // For the gate, which does not carry the site's whole configuration.
      const environment = JSON.stringify(siteConfig.customFields?.['environment']);
      await actions.createData('environment.json', environment);
      const infima = readFileSync(infimaSheet(), 'utf8');
      await actions.createData('infimaBase.css', baseStyles(infima, infimaLayer));
    },
    configureWebpack({ mode }, isServer, { currentBundler }) {
      if (isServer) return { plugins: replaceModules(currentBundler, [codeColours()]) };
      return {
        entry: gateEntry,
        plugins: replaceModules(currentBundler, [codeColours(), browserContext()]),
        // The development server's names tell what is in them.
        ...(mode === 'production' && { output: { chunkFilename } }),
        optimization: {
          splitChunks: { cacheGroups: { ...publicChunks, styles: { chunks: 'async' } } },
        },
      };
    },
  };
}
