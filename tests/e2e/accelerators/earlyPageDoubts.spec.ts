/**
 * A returning member's page, when something is in doubt or changes meanwhile. These tests need the
 * sealed build: `npm run preview`.
 */
import type { Route } from '@playwright/test';
import { disableAccount } from '../../../scripts/lib/authEmulator';
import { schoolAddress } from '../../../scripts/lib/schoolAddresses';
import {
  comeBack,
  comeBackToCopy,
  copiedHeading,
  earlyPages,
  expectAlive,
  expectClosed,
  expectNeverShown,
  openBeside,
  renewal,
  signOut,
  visitOnce,
  wasCopyShown,
  watchForCopies,
} from '../../support/earlyPage';
import { hold, holdPrograms } from '../../support/hold';
import { rowAt } from '../../support/night';
import { expect, lesson, test } from '../../support/site';

test('nothing is shown before the provider has confirmed the account', async ({
  memberPage: page,
}) => {
  await visitOnce(page);
  await watchForCopies(page);
  const releasePrograms = await holdPrograms(page);
  const releaseAnswer = await hold(page, renewal);
  const fetched = page.waitForResponse(earlyPages);
  await page.goto(lesson.path, { waitUntil: 'commit' });
  await (await fetched).finished();
  await expectClosed(page);
  expect(await wasCopyShown(page)).toBe(false);
  releaseAnswer();
  await expect(copiedHeading(page)).toBeVisible();
  releasePrograms();
  await expectAlive(page);
  // What the tests below say is never there is seen where it has been.
  expect(await wasCopyShown(page)).toBe(true);
});

/** Where in the file of a page its beginning ends. */
const endOfBeginning = (file: Buffer): number => 4 + file.readUInt32BE(0);

const token = (claims: object): string =>
  `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`;
const given = (claims: object) => (route: Route) =>
  route.fulfill({
    headers: { 'access-control-allow-origin': '*' },
    json: { id_token: token(claims) },
  });
const other = { sub: 'x', email: schoolAddress('x'), email_verified: true };
const doubts: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['is out of order', (route) => route.fulfill({ status: 503, json: {} })],
  ['describes another account', given(other)],
  ['cannot be reached', (route) => route.abort()],
];

for (const [place, [what, answer]] of doubts.entries()) {
  test(
    `nothing is shown when the provider ${what}`,
    rowAt(place),
    async ({ memberPage: page, consoleGuard }) => {
      consoleGuard.allow(/Failed to load resource/);
      await visitOnce(page);
      await page.route(renewal, answer);
      await expectNeverShown(page, await comeBack(page));
    },
  );
}

test('nothing is shown to an account that has been closed since', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const account = await accounts.create({ verified: true });
  await accounts.remember(page, account, true);
  await visitOnce(page);
  await disableAccount(account.uid);
  await expectNeverShown(page, await comeBack(page));
});

const refused = [
  ['says that the address is not verified', { emailVerified: false }],
  ['is of another domain', { email: 'elev@example.com' }],
] as const;

for (const [place, [what, change]] of refused.entries()) {
  test(
    `nothing sealed is asked for with a stored session that ${what}`,
    rowAt(place),
    async ({ memberPage: page }) => {
      await visitOnce(page);
      await page.evaluate((values) => {
        const key = Object.keys(window.localStorage).find((name) =>
          name.startsWith('firebase:authUser:'),
        );
        if (key === undefined) throw new Error('No session');
        const record = JSON.parse(window.localStorage.getItem(key) ?? '') as object;
        window.localStorage.setItem(key, JSON.stringify({ ...record, ...values }));
      }, change);
      // Elsewhere first: the page that is left may still ask for its own parts.
      await page.goto('/img/favicon.svg');
      await watchForCopies(page);
      const release = await holdPrograms(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/\/sealed\/|securetoken/.test(request.url())) asked.push(request.url());
      });
      const programs = page.waitForRequest('**/assets/js/main.*');
      await page.goto(lesson.path, { waitUntil: 'commit' });
      await programs;
      await expectClosed(page);
      expect(asked).toEqual([]);
      await expectNeverShown(page, release);
    },
  );
}

test('the copy goes when somebody signs out in another tab', async ({ memberPage: page }) => {
  await visitOnce(page);
  const there = await openBeside(page);
  await comeBackToCopy(page);
  // Neither what another tab stores nor the end of the page's own loading is a sign-out.
  await page.evaluate(() => {
    window.addEventListener('storage', () => Object.assign(window, { hasHeard: true }));
  });
  await there.getByRole('button', { name: /nu ljust utseende/ }).click();
  await expect.poll(() => page.evaluate(() => 'hasHeard' in window)).toBe(true);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(copiedHeading(page)).toBeVisible();
  await signOut(there);
  await expectClosed(page);
});

test('nothing is shown when somebody signs out in another tab before the provider has answered', async ({
  memberPage: page,
}) => {
  await visitOnce(page);
  const there = await openBeside(page);
  const release = await hold(page, renewal);
  const asked = page.waitForRequest(renewal);
  const back = comeBack(page);
  await asked;
  await signOut(there);
  release();
  await expectNeverShown(page, await back);
});

test('a lesson whose styles could not be had at first has them when it is alive', async ({
  memberPage: page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await visitOnce(page);
  const { styles } = await page.evaluate(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="kurser-sealed"]');
    return JSON.parse(meta?.content ?? '{}') as { styles: readonly string[] };
  });
  expect(styles.length).toBeGreaterThan(0);
  let refused = 0;
  await page.route(`**${styles[0] ?? ''}`, async (route) => {
    refused += 1;
    await (refused === 1 ? route.abort() : route.continue());
  });
  await page.goto(lesson.path);
  await expectAlive(page);
  expect(refused).toBeGreaterThan(1);
});

test('the programs come when the page of a member does not', async ({
  memberPage: page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await visitOnce(page);
  await page.route(earlyPages, (route) => route.abort());
  await page.goto(lesson.path);
  await expectAlive(page);
});

test('another page under a page’s name is not shown', async ({ memberPage: page, baseURL }) => {
  await visitOnce(page);
  const swapped = page.waitForResponse(earlyPages);
  await page.goto('/courses/3/m3');
  const foreign = await (await swapped).body();
  await page.route(earlyPages, (route) => route.fulfill({ body: foreign }));
  await expectNeverShown(page, await comeBack(page));
  expect(page.url()).toBe(new URL(lesson.path, baseURL).href);
});

test.describe('a page that has come only in part', () => {
  test.beforeEach(async ({ memberPage: page }) => {
    await visitOnce(page);
    const whole = page.waitForResponse(earlyPages);
    await page.goto(lesson.path);
    const file = await (await whole).body();
    await expectAlive(page);
    expect(file.length).toBeGreaterThan(endOfBeginning(file) + 100);
    const cut = file.subarray(0, endOfBeginning(file) + 100);
    await page.route(earlyPages, (route) => route.fulfill({ body: cut }));
    // Elsewhere first: to another place in the same page, nothing is loaded.
    await page.goto('/img/favicon.svg');
  });

  test('is read as far as it came, until it is alive', async ({ memberPage: page }) => {
    const release = await holdPrograms(page);
    await page.goto(lesson.path, { waitUntil: 'commit' });
    await expect(copiedHeading(page)).toBeVisible();
    await expect(page.locator('html[data-early-lesson=beginning]')).toHaveCount(1);
    release();
    await expectAlive(page);
    await expect(page.getByRole('heading', { name: 'Testa dig själv' })).toBeAttached();
  });

  test('is left to the programs by who comes to a place in it', async ({ memberPage: page }) => {
    await watchForCopies(page);
    const release = await holdPrograms(page);
    const fetched = page.waitForResponse(earlyPages);
    const programs = page.waitForRequest('**/assets/js/main.*');
    await page.goto(`${lesson.path}#testa-dig-själv`, { waitUntil: 'commit' });
    await (await fetched).finished();
    await programs;
    await expectNeverShown(page, release);
    await expect(page.getByRole('heading', { name: 'Testa dig själv' })).toBeInViewport();
  });
});
