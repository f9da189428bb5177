import path from 'node:path';
import type { Config } from '@docusaurus/types';
import config from '../../docusaurus.config';

type Plugins = NonNullable<Config['plugins']>;
type PluginEntry = Plugins[number];

const siteDir = path.resolve(__dirname, '../..');

function isSealPlugin(plugin: PluginEntry): boolean {
  return Array.isArray(plugin) && plugin[0] === './src/plugins/seal/index.ts';
}

/** Docusaurus looks for plugins beside the configuration, and this one lies elsewhere than the site's. */
function fullPath(name: string): string {
  return name.startsWith('./') ? path.resolve(siteDir, name) : name;
}

function withFullPath(plugin: PluginEntry): PluginEntry {
  if (typeof plugin === 'string') return fullPath(plugin);
  if (!Array.isArray(plugin)) return plugin;
  const [name, options] = plugin as [unknown, Record<string, unknown>];
  return typeof name === 'string' ? [fullPath(name), options] : plugin;
}

const plugins: Plugins = config.plugins ?? [];
if (!plugins.some(isSealPlugin)) throw new Error('The site has no seal plugin to leave out');

/** The same site without sealing and stripping. */
const plain: Config = {
  ...config,
  plugins: [
    ...plugins.filter((plugin) => !isSealPlugin(plugin)).map(withFullPath),
    path.resolve(__dirname, 'plainFacts.ts'),
  ],
};

export default plain;
