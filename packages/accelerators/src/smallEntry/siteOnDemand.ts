/**
 * Takes the place of the seal's siteLoading.ts: Docusaurus' app comes with what loads a page in a
 * chunk of its own, for nobody needs it before they are on the way in.
 */
const fetchChunk = async () => import(/* webpackChunkName: "public-app" */ './siteAppChunk');

/** Has the site on its way. Whatever is wrong with it, `loadRoute` meets it as well, and tells. */
export function fetchSite(): void {
  fetchChunk().catch(() => undefined);
}

/**
 * Loads the parts of the page at an address, and the site before them. Rejects when they cannot be
 * had.
 */
export async function loadRoute(pathname: string): Promise<unknown> {
  const { preloadRoute } = await fetchChunk();
  return preloadRoute(pathname);
}
