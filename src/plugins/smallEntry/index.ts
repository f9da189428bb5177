import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Client modules of the theme that colour code. Whoever shows code imports them by their package's name (src/theme/MDXComponents). */
const codeColours = /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/;

interface ModuleRequest {
  request: string;
}

/** Docusaurus asks for client modules by their place on the disk; other requests are left alone. */
export function leaveOutOfEntry(module: ModuleRequest): void {
  if (path.isAbsolute(module.request)) module.request = path.join(__dirname, 'nothing.ts');
}

/**
 * Keeps out of the entry what only lessons need, because every visitor fetches the entry before the sign-in form is alive: the
 * languages of coloured code, and the styles of everything behind the gate, which Docusaurus puts into one sheet with the rest. They
 * come with the first page that is opened.
 */
export default function smallEntryPlugin(): Plugin {
  return {
    name: 'small-entry',
    configureWebpack(_config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const plugins = [new NormalModuleReplacementPlugin(codeColours, leaveOutOfEntry)];
      if (isServer) return { plugins };
      return {
        plugins,
        optimization: { splitChunks: { cacheGroups: { styles: { chunks: 'async' } } } },
      };
    },
  };
}
