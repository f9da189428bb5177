import type { Page } from '@playwright/test';

/**
 * What a browser says of its connection (the Network Information interface), as far as the site
 * reads it.
 */
export interface ConnectionFacts {
  readonly effectiveType: string;
  readonly saveData: boolean;
}

/** So slow that nothing is fetched ahead. */
export const slow: ConnectionFacts = { effectiveType: '2g', saveData: false };

/** Fast enough for everything. */
export const fast: ConnectionFacts = { effectiveType: '4g', saveData: false };

/** Fast, with the visitor's wish for little data: nothing is fetched ahead either. */
export const saving: ConnectionFacts = { effectiveType: '4g', saveData: true };

/**
 * Lets the browser say so of its connection, from the next page that is opened. The real one stays
 * as it is.
 */
export async function pretendConnection(page: Page, facts: ConnectionFacts): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, facts);
}

/**
 * Lets the browser say something else of its connection while a page is open that began with
 * `pretendConnection`.
 */
export async function changeConnection(page: Page, facts: ConnectionFacts): Promise<void> {
  await page.evaluate((now) => {
    // What `pretendConnection` has put there.
    Object.assign(
      (navigator as Navigator & { readonly connection: ConnectionFacts }).connection,
      now,
    );
  }, facts);
}
