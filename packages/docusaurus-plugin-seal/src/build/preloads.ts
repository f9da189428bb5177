import { beforeStylesheets } from '../seams/pageTemplate';
import { isAppCheckChunk, isAppChunk, isPublicChunk, publicChunkPrefix } from '../common/addresses';
import type { BundleFacts } from './plan';

export interface PublicScripts {
  /** Those that every page asks for as soon as its entry runs: they are needed before sign-in. */
  readonly beside: readonly string[];
  /** Those that are asked for when a member is on the way in. */
  readonly app: readonly string[];
}

/** Scripts beside the entry that stay readable, as paths in the build. */
export function publicScripts({ namedGroups }: BundleFacts): PublicScripts {
  const scripts = namedGroups
    .filter(({ name }) => name.startsWith(publicChunkPrefix))
    .flatMap(({ files }) => files.filter(isPublicChunk));
  return {
    // App Check is asked for by the sign-in, where it is on.
    beside: scripts.filter((name) => !isAppChunk(name) && !isAppCheckChunk(name)),
    app: scripts.filter(isAppChunk),
  };
}

/**
 * The page with a word to the browser to fetch scripts beside the entry, not after it has run.
 * After the style sheet in importance: the screen is seen before it is alive.
 * @throws when there are scripts and the page has no style sheet, which every page of Docusaurus
 * has
 */
export function withPreloads(html: string, baseUrl: string, scripts: readonly string[]): string {
  if (scripts.length === 0) return html;
  const links = scripts.map(
    (name) => `<link rel=preload as=script fetchpriority=low href="${baseUrl}${name}">`,
  );
  return beforeStylesheets(html, links.join(''));
}
