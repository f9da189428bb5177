/**
 * Pages that the browser keeps whole while the visitor is elsewhere (the back/forward cache). The
 * quick browser of the other tests cannot, and Playwright switches it off, because a page that is
 * brought back loads nothing.
 */
import { chromium, type Page, type Request } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/requirements';
import { rowAt } from '../../support/night';
import { expect, expectNoContent, lesson, test as base } from '../../support/site';

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({
        ...launchOptions,
        executablePath: findBrowser()?.path ?? chromium.executablePath(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

/**
 * Follows a page's requests. What it returns waits until none is under way, and half a second has
 * brought no new one: a page that has come alive goes on to fetch ahead.
 */
function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    asked += 1;
    open.add(request);
  });
  const close = (request: Request): void => {
    open.delete(request);
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return () =>
    expect(async () => {
      const before = asked;
      await page.waitForTimeout(500);
      expect([open.size, asked]).toEqual([0, before]);
    }).toPass();
}

/**
 * Opens the lesson, and has its document note whether it is brought back. The browser keeps no page
 * that is left while a request of its is under way, so all that the lesson asks for has come before
 * anybody leaves: also what a copy that stands there early leaves to the page itself.
 */
async function read(page: Page): Promise<void> {
  const allHasCome = followRequests(page);
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await page.locator('html[data-alive]').waitFor();
  await allHasCome();
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      window.sessionStorage.setItem('återkom', String(persisted));
    });
    // What the visitor may have seen of the lesson is noted when the document goes for good.
    window.addEventListener('pagehide', ({ persisted }) => {
      const there = document.querySelector('article') !== null;
      if (!persisted) window.sessionStorage.setItem('lektionen kvar', String(there));
    });
  });
}

/** Somewhere else: the same host under another name, to the browser a stranger's site. */
async function goElsewhere(page: Page): Promise<void> {
  const elsewhere = new URL('/img/favicon.svg', page.url());
  elsewhere.hostname = '127.0.0.1';
  await page.goto(elsewhere.href);
}

/** What the lesson's document has noted. */
function noted(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => window.sessionStorage.getItem(key), name);
}

/**
 * Fails with the browser's own reasons when it loaded the page anew instead of bringing it back.
 */
async function expectBroughtBack(page: Page): Promise<void> {
  const reasons = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => JSON.stringify(entry)),
  );
  await expect.poll(() => noted(page, 'återkom'), reasons.join()).toBe('true');
}

async function goBack(page: Page): Promise<void> {
  // A page that was kept is there at once and never loads.
  await page.goBack({ waitUntil: 'commit' });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectNoContent(page);
}

test('a lesson that the back button brings back is as it was left, and alive', async ({
  memberPage,
}) => {
  await read(memberPage);
  await memberPage.evaluate(() => {
    window.scrollTo(0, 900);
  });
  await goElsewhere(memberPage);
  await goBack(memberPage);
  await expectBroughtBack(memberPage);
  expect(await memberPage.evaluate(() => window.scrollY)).toBe(900);
  await memberPage.getByRole('link', { name: /^Nästa/ }).click();
  await expect(memberPage.getByRole('heading', { level: 1 })).not.toHaveText(lesson.heading);
  await expect(memberPage.getByRole('article')).toBeVisible();
});

test('it is closed as soon as it is back when what the browser had stored is gone', async ({
  memberPage,
  context,
}) => {
  await read(memberPage);
  await goElsewhere(memberPage);
  const other = await context.newPage();
  await other.goto('/img/favicon.svg');
  await other.evaluate(() => {
    window.localStorage.clear();
  });
  await goBack(memberPage);
  await expectClosed(memberPage);
  await expectBroughtBack(memberPage);
  expect(await noted(memberPage, 'lektionen kvar')).toBe('false');
});

// Who signs out says so to the site's other pages, and a browser drops a kept page that something
// is said to: what comes back is a new one.
const elsewhere = [
  [
    'in another tab',
    async (page: Page) => {
      await goElsewhere(page);
      const other = await page.context().newPage();
      await other.goto(lesson.path);
      await signOut(other);
    },
  ],
  [
    'on a later page of the same tab',
    async (page: Page) => {
      await page.goto('/');
      await signOut(page);
    },
  ],
] as const;

for (const [place, [where, signOutThere]] of elsewhere.entries()) {
  test(
    `it is not brought back when the account was signed out ${where}`,
    rowAt(place),
    async ({ memberPage }) => {
      await read(memberPage);
      await signOutThere(memberPage);
      await goBack(memberPage);
      await expectClosed(memberPage);
      expect(await noted(memberPage, 'återkom')).toBeNull();
    },
  );
}
