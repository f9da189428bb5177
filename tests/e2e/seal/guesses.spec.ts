import type { Page } from '@playwright/test';
import { changeConnection, fast, pretendConnection, slow } from '../../support/connection';
import { expect, test, type SealedVisit } from '../../support/sealPage';
import { watchUnderWay } from '../../support/underWay';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nextLesson = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'nästa lektion' });

/**
 * Opens a lesson of which nothing has been fetched ahead, on a connection that from now on allows
 * it.
 */
async function openAlone(page: Page, visit: SealedVisit): Promise<void> {
  await pretendConnection(page, slow);
  await visit.signIn('elev');
  await page.goto('/courses/');
  await expect(heading(page)).toHaveText(/Havets grottor/);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await changeConnection(page, fast);
}

const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'sameDocument' in window);

/**
 * Lets a pointer over the link make the page ask for what it leads to, and waits until something of
 * it was refused and nothing is under way.
 */
async function hoverInVain(page: Page): Promise<void> {
  const underWay = watchUnderWay(page);
  let refused = 0;
  page.on('requestfailed', () => (refused += 1));
  await nextLesson(page).hover();
  await expect.poll(() => refused > 0 && underWay.size === 0).toBe(true);
}

test('a pointer over a link without a network leaves the page as it is; the click tells, and goes on', async ({
  page,
  visit,
  context,
  consoleGuard,
}) => {
  await openAlone(page, visit);
  consoleGuard.allow(/Failed to load resource/);
  await context.setOffline(true);
  await hoverInVain(page);
  await page.mouse.move(0, 0);
  await expect(nextLesson(page)).toBeVisible();
  await expect(heading(page)).toHaveText(/Havets grottor/);
  consoleGuard.allow(/could not be loaded/);
  await nextLesson(page).click();
  await expect(heading(page)).toHaveText(/Ingen kontakt med nätet/);
  expect(await isSameDocument(page)).toBe(true);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Kartan som ingen har ritat');
});

test('a pointer over a link whose page was not to be had for a moment: the click gets it, without a reload', async ({
  page,
  visit,
  context,
  consoleGuard,
}) => {
  await openAlone(page, visit);
  consoleGuard.allow(/Failed to load resource/);
  await context.setOffline(true);
  await hoverInVain(page);
  await context.setOffline(false);
  await nextLesson(page).click();
  await expect(heading(page)).toHaveText('Kartan som ingen har ritat');
  expect(await isSameDocument(page)).toBe(true);
});

test('a pointer over a link after a new deployment reloads nothing; the click does', async ({
  page,
  visit,
  consoleGuard,
}) => {
  await openAlone(page, visit);
  consoleGuard.allow(/Failed to load resource/);
  const isGone = await visit.interceptSealed('/assets/js/', (route) =>
    route.fulfill({ status: 404, body: 'borta' }),
  );
  const answered = page.waitForResponse((response) => response.status() === 404);
  await nextLesson(page).hover();
  await answered;
  await page.mouse.move(0, 0);
  await expect(heading(page)).toHaveText(/Havets grottor/);
  expect(await isSameDocument(page)).toBe(true);
  consoleGuard.allow(/could not be loaded/);
  const reloaded = page.waitForEvent('domcontentloaded');
  await nextLesson(page).click();
  // The new deployment's page finds its own.
  await reloaded;
  await isGone();
  await expect(heading(page)).toHaveText('Kartan som ingen har ritat');
});
