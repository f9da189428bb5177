/** A member on the deployed site. These tests need the sealed build behind the emulators: `npm run preview`. */
import type { BrowserContext, Page } from '@playwright/test';
import { storedKeys } from '../../../support/storedKeys';
import { expect, lesson, test } from '../../../support/site';

function countKeyRequests(context: BrowserContext): () => number {
  let requests = 0;
  context.on('request', (request) => {
    if (request.url().includes('contentKeys') && request.method() === 'GET') requests += 1;
  });
  return () => requests;
}

const lessonHeading = (page: Page) => page.getByRole('heading', { level: 1, name: lesson.heading });
const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Välkommen' });

test('reads, navigates and comes back with one fetch of the key', async ({ memberPage: page }) => {
  const keyRequests = countKeyRequests(page.context());
  await page.goto(lesson.path);
  await expect(lessonHeading(page)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(lesson.heading));
  await page.getByRole('link', { name: 'Nästa', exact: false }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Modul 3');
  await page.goBack();
  await expect(lessonHeading(page)).toBeVisible();
  await page.reload();
  await expect(lessonHeading(page)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(keyRequests()).toBe(1);
});

test('works in two tabs, and signing out in one closes and empties both', async ({
  memberPage: page,
}) => {
  const keyRequests = countKeyRequests(page.context());
  await page.goto(lesson.path);
  await expect(lessonHeading(page)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/courses/3/m3');
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Modul 3');
  expect(keyRequests()).toBe(1);
  expect(await storedKeys(tab)).toMatchObject([{ extractable: false, usages: ['decrypt'] }]);

  await page
    .getByRole('button', { name: 'Logga ut' })
    .or(page.getByRole('link', { name: 'Logga ut' }))
    .first()
    .click();
  for (const each of [page, tab]) {
    await expect(signInHeading(each)).toBeVisible();
    await each.waitForSelector('html[data-has-hydrated=true]');
    expect(await storedKeys(each)).toEqual([]);
    expect(await each.evaluate(() => caches.keys())).toEqual([]);
  }
  const after: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/sealed/')) after.push(request.url());
  });
  await page.goto(lesson.path);
  await expect(signInHeading(page)).toBeVisible();
  expect(after).toEqual([]);
});
