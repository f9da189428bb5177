import type { Page, Request } from '@playwright/test';

/** What a page has asked for from now on, and neither had nor been refused yet. */
export function watchUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end, (request) => underWay.delete(request));
  return underWay;
}
