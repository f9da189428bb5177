import type { Page } from '@playwright/test';

/**
 * An empty page on a host name that browsers trust without a certificate, so that WebCrypto and
 * IndexedDB are there. Nothing has to listen.
 */
export async function openEmptyPage(page: Page): Promise<void> {
  const address = 'http://localhost:4999/';
  await page.route(`${address}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Tom sida</title>' }),
  );
  await page.goto(address);
}
