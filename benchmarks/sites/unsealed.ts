import path from 'node:path';
import type { Config } from '@docusaurus/types';

type Plugins = NonNullable<Config['plugins']>;
type PluginEntry = Plugins[number];

const siteDir = path.resolve(__dirname, '../..');

function isSealPlugin(plugin: PluginEntry): boolean {
  return Array.isArray(plugin) && plugin[0] === 'docusaurus-plugin-seal';
}

/**
 * Docusaurus looks for plugins beside the configuration, and a benchmark's lies elsewhere than the
 * site's.
 */
function fullPath(name: string): string {
  return name.startsWith('./') ? path.resolve(siteDir, name) : name;
}

function withFullPath(plugin: PluginEntry): PluginEntry {
  if (typeof plugin === 'string') return fullPath(plugin);
  if (!Array.isArray(plugin)) return plugin;
  const [name, options] = plugin as [unknown, Record<string, unknown>];
  return typeof name === 'string' ? [fullPath(name), options] : plugin;
}

/** The site's configuration, fit to lie in another folder than the site's. */
export function movable(config: Config): Config & { readonly plugins: Plugins } {
  return { ...config, plugins: (config.plugins ?? []).map(withFullPath) };
}

/** The same site without sealing and stripping. @throws when it has no seal plugin to leave out */
export function unsealed(config: Config): Config & { readonly plugins: Plugins } {
  const plugins = config.plugins ?? [];
  const others = plugins.filter((plugin) => !isSealPlugin(plugin));
  if (others.length === plugins.length) throw new Error('The site has no seal plugin to leave out');
  const moved = movable({ ...config, plugins: others });
  return { ...moved, plugins: [...moved.plugins, path.resolve(__dirname, 'plainFacts.ts')] };
}

/** What makes our site fast, and what belongs to our gate: a bare site has neither. */
const ownPlugins = /[\\/](?:accelerators|plugins[\\/](?:appCheck|builtColours))[\\/]/;

/** Whether a plugin of ours is no part of a bare site. */
export function isLeftOut(plugin: unknown): boolean {
  return typeof plugin === 'string' && ownPlugins.test(plugin);
}
