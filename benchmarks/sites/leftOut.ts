/** What makes our site fast, and what belongs to our gate: a bare site has neither. */
const ownPlugins = /[\\/](?:accelerators|plugins[\\/](?:appCheck|builtColours))[\\/]/;

/** Whether a plugin of ours is no part of a bare site. */
export function isLeftOut(plugin: unknown): boolean {
  return typeof plugin === 'string' && ownPlugins.test(plugin);
}
