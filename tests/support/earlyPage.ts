/** A returning member's page, shown before the site's programs have come: what the tests of it look for and hold back. */
import type { Page } from '@playwright/test';
import { expect, expectNoContent, lesson } from './site';
import { storedKeys } from './storedKeys';

/** What is alive: the copy that is shown before is not in the accessibility tree. */
export const livingHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: lesson.heading });
export const copy = (page: Page) => page.locator('body > [inert]');
export const copiedHeading = (page: Page) => copy(page).locator('h1', { hasText: lesson.heading });
export const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Laddar…' });

/** One visit, with the key kept after it. */
export async function visitOnce(page: Page): Promise<void> {
  await page.goto(lesson.path);
  await expect(livingHeading(page)).toBeVisible();
  await expect.poll(() => storedKeys(page)).toHaveLength(1);
}

/** Keeps the requests that match away until the answered function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export const holdPrograms = (page: Page) => hold(page, '**/assets/js/*.js');
export const renewal = '**/securetoken.googleapis.com/v1/token**';
export const earlyPages = '**/sealed/*/pages/**';

export async function expectAlive(page: Page): Promise<void> {
  await expect(livingHeading(page)).toBeVisible();
  await expect(copy(page)).toHaveCount(0);
  await expect(page.locator('html[data-early-lesson]')).toHaveCount(0);
}

/** Comes back to the lesson while no program comes, and waits until the early page and the provider have answered. */
export async function comeBack(page: Page): Promise<void> {
  await holdPrograms(page);
  const isRenewal = (request: { url: () => string }) => request.url().includes('securetoken');
  const answered = Promise.race([
    page.waitForEvent('requestfinished', isRenewal),
    page.waitForEvent('requestfailed', isRenewal),
  ]);
  const fetched = page.waitForResponse(earlyPages);
  await page.goto(lesson.path, { waitUntil: 'commit' });
  await answered;
  await (await fetched).finished();
  // The programs are asked for when that has come: by then the copy would be on its way.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

export async function expectClosed(page: Page): Promise<void> {
  await expect(loading(page)).toBeVisible();
  await expectNoContent(page);
  await expect(copy(page)).toHaveCount(0);
}
