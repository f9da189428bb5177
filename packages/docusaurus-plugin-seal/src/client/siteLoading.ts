/**
 * What the gate asks of the site that stands behind it. An accelerator puts another in place of
 * this one (packages/accelerators/src/smallEntry).
 */
import { preloadRoute } from '../seams/pageLoading';

/**
 * Has the site on its way before it is needed. The programs that a page starts with are all of it
 * here.
 */
export function fetchSite(): void {
  // Nothing is left to fetch.
}

/** Loads the parts of the page at an address. Rejects when they cannot be had. */
export async function loadRoute(pathname: string): Promise<unknown> {
  return preloadRoute(pathname);
}
