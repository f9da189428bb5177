import type { Page, Request } from '@playwright/test';

/** What a page has asked for from now on, and neither had nor been refused yet. */
export function watchUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  const end = (request: Request): void => void underWay.delete(request);
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return underWay;
}
