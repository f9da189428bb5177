import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { registry, routesChunkNames } from '@kurser/platform/pages';
import { findContentChunk } from './contentChunk';

function isPage(value: unknown): value is PropDocContent {
  return typeof value === 'function' && 'metadata' in value && 'frontMatter' in value;
}

/**
 * The component of a loaded module with the module's other exports upon it: the form in which
 * routes get it too.
 */
function componentOf(module: unknown): unknown {
  if (typeof module !== 'object' || module === null || !('default' in module)) return undefined;
  const { default: component, ...facts } = module;
  return typeof component === 'function' ? Object.assign(component, facts) : undefined;
}

/**
 * A course page as its route would load it, through the same chunk (so it is opened where it is
 * sealed).
 * @throws when the address is no course page, or when its chunk cannot be had
 */
export async function loadPage(to: string): Promise<PropDocContent> {
  const chunk = findContentChunk(routesChunkNames, to);
  const load = chunk === undefined ? undefined : registry[chunk]?.[0];
  const page = load === undefined ? undefined : componentOf(await load());
  if (!isPage(page)) throw new Error(`${to} is no course page`);
  return page;
}
