import type { Page, Route } from '@playwright/test';
import { pretendConnection, slow } from '../../support/connection';
import { rowAt } from '../../support/night';
import { contentKey, expect, storedKeys, test } from '../../support/sealPage';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const lesson = /Havets grottor/;

async function answerKeyWith(page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<void> {
  await page.context().route('**/contentKeys/**', (route) =>
    route.fulfill({
      ...answer,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  );
}

const bodies = [
  ['a page', '<!doctype html><title>Logga in på nätet</title>'],
  ['nothing', ''],
  ['null', 'null'],
  ['another shape', '{"fields":{"key":{"stringValue":["x"]}}}'],
  ['a prototype’s name', '{"fields":{"__proto__":{"key":{"stringValue":"x"}}}}'],
  ['half a key', `{"fields":{"key":{"stringValue":"${contentKey.slice(0, 20)}"}}}`],
  ['a megabyte', `{"fields":{"key":{"stringValue":"${'A'.repeat(1_000_000)}"}}}`],
] as const;

for (const [place, [what, body]] of bodies.entries()) {
  test(
    `a key service that answers with ${what}: no content, a message and a way on`,
    rowAt(place),
    async ({ page, visit }) => {
      await visit.signIn('elev');
      await answerKeyWith(page, { status: 200, contentType: 'application/json', body });
      await page.goto('/courses/');
      await expect(heading(page)).toHaveText(
        /Kursmaterialet är inte upplåst än|Tjänsten svarar inte/,
      );
      expect(visit.sealedRequests()).toEqual([]);
      expect(await storedKeys(page)).toEqual([]);
    },
  );
}

test('a key service that takes 35 seconds: a message after two tries, and no spinner', async ({
  page,
  visit,
}) => {
  // The browser's own time limit runs on the real clock; this one runs on the page's.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => {
        controller.abort(new DOMException('late', 'TimeoutError'));
      }, ms);
      return controller.signal;
    };
  });
  await page.clock.install();
  await visit.signIn('elev');
  await page.context().route('**/contentKeys/**', async (route) => {
    // What is asked before a request to another origin is answered at once: it has no time limit of
    // ours.
    if (route.request().method() === 'OPTIONS') await route.fallback();
  });
  const isAsked = (): Promise<unknown> =>
    page.waitForRequest((request) => request.url().includes('/contentKeys/'));
  const first = isAsked();
  await page.goto('/courses/');
  await first;
  await expect(heading(page)).toHaveText('Grinden öppnas');
  const second = isAsked();
  await page.clock.runFor(15_000);
  await second;
  await page.clock.runFor(20_000);
  await expect(heading(page)).toHaveText(/Tjänsten svarar inte/);
  expect(visit.sealedRequests()).toEqual([]);
});

for (const [place, hours] of [-2, 2].entries()) {
  test(
    `a clock that is ${String(hours)} hours off changes nothing`,
    rowAt(place),
    async ({ page, visit }) => {
      await page.clock.setSystemTime(Date.now() + hours * 60 * 60_000);
      await visit.signIn('elev');
      await page.goto('/courses/');
      await expect(heading(page)).toHaveText(lesson);
      await page.reload();
      await expect(heading(page)).toHaveText(lesson);
      expect(visit.keyRequests()).toBe(1);
    },
  );
}

test('a network that is lost while the browser believes in it: a message, and no reload into nothing', async ({
  page,
  visit,
  consoleGuard,
}) => {
  consoleGuard.allow(/could not be loaded|Failed to load resource/);
  await pretendConnection(page, slow);
  await visit.signIn('elev');
  await page.goto('/courses/');
  await expect(heading(page)).toHaveText(lesson);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.context().route('**/*', (route) => route.abort('connectionfailed'));
  await page.getByRole('main').getByRole('link', { name: 'nästa lektion' }).click();
  await expect(heading(page)).toHaveText(/Ingen kontakt med nätet/);
  // The browser's word alone, from a school's network without the Internet behind it, is no reason
  // either.
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await asked;
  await expect(heading(page)).toHaveText(/Ingen kontakt med nätet/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.context().unroute('**/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(heading(page)).toHaveText('Kartan som ingen har ritat');
});

test('a network that is lost while reading leaves the page as it is', async ({
  page,
  visit,
  context,
  consoleGuard,
}) => {
  // What was to be fetched ahead.
  consoleGuard.allow(/Failed to load resource/);
  await visit.signIn('elev');
  await page.goto('/courses/');
  await expect(heading(page)).toHaveText(lesson);
  await context.setOffline(true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(heading(page)).toHaveText(lesson);
  await context.setOffline(false);
  await page.getByRole('main').getByRole('link', { name: 'nästa lektion' }).click();
  await expect(heading(page)).toHaveText('Kartan som ingen har ritat');
});

test('storage that is cleared while the page is open: reading goes on, and the next visit asks for the key again', async ({
  page,
  visit,
}) => {
  await visit.signIn('elev');
  await page.goto('/courses/');
  await expect(heading(page)).toHaveText(lesson);
  await expect.poll(() => storedKeys(page)).toHaveLength(1);
  await page.evaluate(async () => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const removals = names.map(
      (name) =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase(name).onsuccess = resolve;
        }),
    );
    await Promise.all(removals);
  });
  await page.getByRole('main').getByRole('link', { name: 'nästa lektion' }).click();
  await expect(heading(page)).toHaveText('Kartan som ingen har ritat');
  await page.reload();
  await expect(heading(page)).toHaveText('Kartan som ingen har ritat');
  expect(visit.keyRequests()).toBe(2);
});

const memories = [
  '{"chunks":',
  'null',
  '{"chunks":5,"unsettled":true}',
  '{"__proto__":{"chunks":["a"]},"unsettled":"ja"}',
  JSON.stringify({ chunks: Array.from({ length: 50_000 }, (_, i) => String(i)), unsettled: false }),
];

for (const [place, text] of memories.entries()) {
  test(
    `a memory of reloads that holds ${text.slice(0, 24)}… is no reason for a loop`,
    rowAt(place),
    async ({ page, visit, consoleGuard }) => {
      consoleGuard.allow(/could not be loaded|Failed to load resource/);
      await visit.signIn('elev');
      await page.goto('/ikon.svg');
      await page.evaluate((value) => {
        window.sessionStorage.setItem('kurser:reloaded-for', value);
      }, text);
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      const end = await visit.interceptSealed('/assets/js/', (route) =>
        route.fulfill({ status: 404, body: 'borta' }),
      );
      await page.goto('/courses/');
      await expect(heading(page)).toHaveText(/En del av sidan kunde inte hämtas/);
      expect(loads).toBeLessThanOrEqual(2);
      await end();
      await page.reload();
      await expect(heading(page)).toHaveText(lesson);
    },
  );
}

test('two deployments mixed: the page of one and the files of another never meet; no content, no loop', async ({
  page,
  visit,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|could not be loaded/);
  await visit.signIn('elev');
  await page.goto('/courses/');
  await expect(heading(page)).toHaveText(lesson);
  // A cache in between still has the old page, for ever; the host has only the new deployment's
  // files.
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.context().route('**/sealed/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ status: pathname.endsWith('.bin') ? 404 : 500, body: 'borta' });
  });
  await page.goto('/courses/kapitel/sista');
  await expect(heading(page)).toHaveText(/En del av sidan kunde inte hämtas/);
  expect(loads).toBe(2);
  await page.context().unroute('**/sealed/**');
  await page.reload();
  await expect(heading(page)).toHaveText(/Den sista passagen/);
});
