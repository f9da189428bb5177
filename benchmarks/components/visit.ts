import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page, Response } from '@playwright/test';
import type { SessionRecord } from '@kurser/platform/sessionRecord';
import type { Part } from './parts';

export interface Visit {
  /** From the navigation until the part is visible, with the processor slowed down four times. */
  readonly startMs: number;
  /** Scripts, styles and fonts by address, gzipped. The page's own text is not among them. */
  readonly files: ReadonlyMap<string, number>;
}

/**
 * Signs a fresh browser context in, opens the part's page in it and hands it over; the context is
 * closed afterwards.
 */
export async function visit<T>(
  browser: Browser,
  address: string,
  session: SessionRecord,
  part: Part,
  isPageText: (url: string) => boolean,
  work: (page: Page, cdp: CDPSession, visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: address, locale: 'sv-SE' });
  try {
    const page = await signedInPage(context, session);
    const cdp = await context.newCDPSession(page);
    const files = collectFiles(page, isPageText);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const startedAt = performance.now();
    await page.goto(part.page, { waitUntil: 'commit' });
    await part.ready(page).waitFor();
    const startMs = performance.now() - startedAt;
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.waitForLoadState('networkidle');
    return await work(page, cdp, { startMs, files: await files() });
  } finally {
    await context.close();
  }
}

async function signedInPage(context: BrowserContext, session: SessionRecord): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/img/favicon.svg');
  await page.evaluate(({ key, value }) => {
    window.localStorage.setItem(key, value);
  }, session);
  return page;
}

/**
 * Counts what the page fetches until it is asked; what is fetched after that is nobody's to wait
 * for when the page closes.
 */
function collectFiles(
  page: Page,
  isPageText: (url: string) => boolean,
): () => Promise<Map<string, number>> {
  const bodies = new Map<string, Promise<number>>();
  const collect = (response: Response): void => {
    const url = response.url();
    if (!/\.(?:js|css|woff2)$/.test(new URL(url).pathname) || isPageText(url)) return;
    bodies.set(
      url,
      response.body().then((body) => gzipSync(body).length),
    );
  };
  page.on('response', collect);
  return async () => {
    page.off('response', collect);
    const sizes = new Map<string, number>();
    for (const [url, size] of bodies) sizes.set(url, await size);
    return sizes;
  };
}

/** Bytes of the files that `visit` has and `plain` has not. */
export function bytesBeyond(visit: Visit, plain: Visit): number {
  return [...visit.files].reduce(
    (sum, [url, bytes]) => (plain.files.has(url) ? sum : sum + bytes),
    0,
  );
}
