/**
 * A member on the deployed site. These tests need the sealed build behind the emulators: `npm run
 * preview`.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { storedKeys } from '../../../support/storedKeys';
import { disableAccount } from '../../../../scripts/lib/authEmulator';
import { hold } from '../../../support/hold';
import { expect, expectNoContent, lesson, password, signIn, test } from '../../../support/site';

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.next);
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

test('what a member will read is fetched while the provider is asked, and nothing is opened before it has answered', async ({
  memberPage: page,
}) => {
  const keyRequests = countKeyRequests(page.context());
  const release = await hold(page, '**/accounts:lookup**');
  const sealed: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/sealed/')) sealed.push(request.url());
  });
  await page.goto(lesson.path);
  await expect.poll(() => sealed.length).toBeGreaterThan(4);
  await expectNoContent(page);
  expect(keyRequests()).toBe(0);
  const early = [...sealed];
  release();
  await expect(lessonHeading(page)).toBeVisible();
  // What was fetched early is what is read: no file is asked for twice.
  expect(new Set(sealed).size).toBe(sealed.length);
  expect(sealed.slice(0, early.length)).toEqual(early);
});

test('who comes to a place in a page is taken there when the gate opens', async ({
  page,
  accounts,
}) => {
  const account = await accounts.create({ verified: true });
  const place = page.getByRole('heading', { name: 'Testa dig själv' });
  await page.goto(`${lesson.path}#testa-dig-själv`);
  await signIn(page, account.email, password);
  await expect(place).toBeInViewport();
  // With parameters in the address nothing is shown before the programs.
  await page.goto(`${lesson.path}?utan-kopia#testa-dig-själv`);
  await expect(place).toBeInViewport();
});

test('an account that is closed meanwhile opens nothing, and whoever signs in after it reads', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const closed = await accounts.create({ verified: true });
  const other = await accounts.create({ verified: true });
  await accounts.remember(page, closed, true);
  await disableAccount(closed.uid);
  const keyRequests = countKeyRequests(page.context());
  await page.goto(lesson.path);
  await expect(signInHeading(page)).toBeVisible();
  await expectNoContent(page);
  expect(keyRequests()).toBe(0);
  await signIn(page, other.email, password);
  await expect(lessonHeading(page)).toBeVisible();
});
