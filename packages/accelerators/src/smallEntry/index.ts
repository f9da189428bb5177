import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { coreModule } from 'docusaurus-plugin-seal/seams/coreModules';
import { infimaLayer, infimaSheet } from '@kurser/platform/infima';
import { replaceModules } from 'docusaurus-plugin-seal/seams/moduleReplacement';
import type { ModuleReplacement } from 'docusaurus-plugin-seal/seams/replacementFaults';
import { publicChunkNames } from 'docusaurus-plugin-seal/common';
import { siteLoadingFile } from 'docusaurus-plugin-seal/hooks';
import { baseStyles } from './baseStyles';

/** What tells Docusaurus' components whether they are in a browser. */
const browserContext = (): ModuleReplacement => ({
  original: coreModule('browserContext'),
  ours: path.join(__dirname, 'browserContext.tsx'),
});

/** How the gate gets at the site: in a chunk of its own here. */
const siteLoading: ModuleReplacement = {
  original: siteLoadingFile,
  ours: path.join(__dirname, 'siteOnDemand.ts'),
};

/**
 * What the site's programs start with: the gate, which fetches Docusaurus' app when somebody may
 * come in.
 */
const gateEntry = path.join(__dirname, 'clientEntry.tsx');

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
 * Keeps out of the entry what only lessons need, because every visitor fetches the entry before the
 * sign-in form is alive: Docusaurus' app with its router, routes and settings, and the styles of
 * everything behind the gate, which Docusaurus puts into one sheet with the rest. Of Infima, the
 * theme's style sheet, the gate has what it says of elements.
 */
export default function smallEntryPlugin(): Plugin {
  return {
    name: 'small-entry',
    async contentLoaded({ actions }) {
      const infima = readFileSync(infimaSheet(), 'utf8');
      await actions.createData('infimaBase.css', baseStyles(infima, infimaLayer));
    },
    configureWebpack({ mode }, isServer, { currentBundler }) {
      if (isServer) return {};
      // The development server's names tell what is in them, and it seals nothing.
      const isBuild = mode === 'production';
      const cacheGroups = { ...(isBuild && publicChunks), styles: { chunks: 'async' } };
      return {
        entry: gateEntry,
        plugins: replaceModules(currentBundler, [browserContext(), siteLoading]),
        ...(isBuild && { output: { chunkFilename } }),
        optimization: { splitChunks: { cacheGroups } },
      };
    },
  };
}
