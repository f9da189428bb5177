/**
 * A network as a phone may have it: third generation, where a request now and then stands still,
 * and where there is none.
 */
import type { Page } from '@playwright/test';
import { hold } from '../../support/hold';
import { expect, expectNoContent, lesson, password, signIn, test } from '../../support/site';
import { storedKeys } from '../../support/storedKeys';

/**
 * As browsers' own tools have "3G": 1.6 Mbit/s down, 0.75 up, and a tenth of a second and a half on
 * the way.
 */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_000_000) / 8,
    uploadThroughput: (0.75 * 1_000_000) / 8,
  });
}

test('on 3G, where the sign-in, the key and the lesson stand still in turn, each is waited for and a student reads', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.create({ verified: true });
  await throttle(page);
  const letSignIn = await hold(page, '**/accounts:signInWithPassword**');
  const letKey = await hold(page, '**/contentKeys/**');
  const letLesson = await hold(page, /\/sealed\/.*\/assets\//);
  const keyAsked = page.waitForRequest('**/contentKeys/**');
  const lessonAsked = page.waitForRequest(/\/sealed\/.*\/assets\//);
  await page.goto(lesson.path);
  await signIn(page, email, password);
  await expect(page.getByRole('button', { name: 'Vänligen vänta...' })).toBeVisible();
  await expect(page.getByLabel('E-post')).toHaveValue(email);
  letSignIn();
  await keyAsked;
  await expectNoContent(page);
  letKey();
  await lessonAsked;
  await expectNoContent(page);
  letLesson();
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  // Questions have a place for what is wrong with an answer; it is empty.
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('a sign-out without a network ends the session, takes the key along and says so, and the form comes when there is one', async ({
  page,
  accounts,
  context,
  consoleGuard,
}) => {
  // The page asks whether it can be loaded again.
  consoleGuard.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await accounts.remember(page, await accounts.create({ verified: true }), true);
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await expect.poll(() => storedKeys(page)).toHaveLength(1);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Du är utloggad' })).toBeFocused();
  await expectNoContent(page);
  expect(await storedKeys(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectNoContent(page);
  expect(await storedKeys(page)).toEqual([]);
  const kept = await page.evaluate(() =>
    [window.localStorage, window.sessionStorage].flatMap((storage) => Object.keys(storage)),
  );
  expect(kept.filter((name) => name.startsWith('firebase:authUser'))).toEqual([]);
});
