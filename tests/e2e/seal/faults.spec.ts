import type { Page, Route } from '@playwright/test';
import { base64urlFromBytes, deriveSealingKey, sealPayload } from '@kurser/sealed-format';
import { pretendConnection, slow } from '../../support/connection';
import { rowAt } from '../../support/night';
import { expect, test, type KeyAnswer } from '../../support/sealPage';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Counts the documents that a page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

async function damage(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
  await route.fulfill({ response, body });
}

async function cutOff(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) });
}

async function foreign(route: Route): Promise<void> {
  const key = await deriveSealingKey(new Uint8Array(32).fill(99));
  const body = await sealPayload(key, 'x', 0, new Uint8Array(10));
  await route.fulfill({ body: Buffer.from(body) });
}

const aborted = (route: Route): Promise<void> => route.abort('connectionfailed');
const empty = (route: Route): Promise<void> => route.fulfill({ body: '' });
const outOfOrder = (route: Route): Promise<void> => route.fulfill({ status: 500, body: 'fel' });
const missing = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'borta' });
const aPage = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Start</title>' });

test.describe('the key', () => {
  const answers: readonly (readonly [string, KeyAnswer, RegExp, number])[] = [
    ['is refused', 403, /Ditt konto får inte läsa kursmaterialet/, 2],
    ['is not published', 404, /Kursmaterialet är inte upplåst än/, 1],
    ['cannot be given by the service', 503, /Tjänsten svarar inte/, 2],
    ['cannot be reached', 'abort', /Ingen kontakt med nätet/, 1],
  ];
  for (const [place, [what, answer, title, requests]] of answers.entries()) {
    test(`${what}: a message and a way on`, rowAt(place), async ({ page, visit, consoleGuard }) => {
      consoleGuard.allow(/Failed to load resource/);
      await visit.signIn('elev');
      visit.answerKey(answer);
      await page.goto('/courses/');
      await expect(heading(page)).toHaveText(title);
      expect(visit.keyRequests()).toBe(requests);
      expect(visit.sealedRequests()).toEqual([]);
      visit.answerKey(200);
      await page.reload();
      await expect(heading(page)).toHaveText(/Havets grottor/);
    });
  }

  test('is another one than the build was sealed with: no content, a message', async ({
    page,
    visit,
  }) => {
    await visit.signIn('elev');
    const key = base64urlFromBytes(new Uint8Array(32).fill(1));
    await page.context().route('**/contentKeys/**', (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: { fields: { key: { stringValue: key } } },
      }),
    );
    await page.goto('/courses/');
    await expect(heading(page)).toHaveText(/Kursmaterialet är inte upplåst än/);
    expect(visit.sealedRequests()).toEqual([]);
  });

  test('needs a browser that can use it', async ({ page, visit }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'DecompressionStream');
    });
    await visit.signIn('elev');
    await page.goto('/courses/');
    await expect(heading(page)).toHaveText(/Webbläsaren är för gammal/);
    expect(visit.keyRequests()).toBe(0);
  });
});

test.describe('a chunk on the first page', () => {
  const faults: readonly (readonly [string, (route: Route) => Promise<void>, RegExp, number])[] = [
    ['is damaged', damage, /En del av sidan kom fram skadad/, 2],
    ['is cut off', cutOff, /En del av sidan kom fram skadad/, 2],
    ['is empty', empty, /En del av sidan kom fram skadad|Kursmaterialet har uppdaterats/, 2],
    ['is missing', missing, /En del av sidan kunde inte hämtas/, 2],
    ['meets a host that is out of order', outOfOrder, /Tjänsten svarar inte/, 2],
    ['is sealed with another key', foreign, /Kursmaterialet har uppdaterats/, 2],
    ['is a page of the host', aPage, /Kursmaterialet har uppdaterats/, 2],
    // The page itself can be had, so it is fetched anew once.
    ['does not come', aborted, /Ingen kontakt med nätet/, 2],
  ];
  for (const [place, [what, fault, title, documents]] of faults.entries()) {
    test(
      `${what}: at most one reload, then a message, and a way back`,
      rowAt(place),
      async ({ page, visit, consoleGuard }) => {
        consoleGuard.allow(/could not be loaded|Failed to load resource/);
        await visit.signIn('elev');
        const loads = countLoads(page);
        const end = await visit.interceptSealed('/assets/js/', fault);
        await page.goto('/courses/');
        await expect.poll(loads).toBe(documents);
        await expect(heading(page)).toHaveText(title);
        expect(loads()).toBe(documents);
        await end();
        await page.reload();
        await expect(heading(page)).toHaveText(/Havets grottor/);
      },
    );
  }

  test('is damaged once: fetched again without a reload', async ({ page, visit }) => {
    await visit.signIn('elev');
    const loads = countLoads(page);
    const seen = new Set<string>();
    await visit.interceptSealed('/assets/js/', async (route) => {
      if (seen.has(route.request().url())) return route.continue();
      seen.add(route.request().url());
      return damage(route);
    });
    await page.goto('/courses/');
    await expect(heading(page)).toHaveText(/Havets grottor/);
    expect(loads()).toBe(1);
  });

  test('fails where a reload cannot be remembered: a message at once, no loop', async ({
    page,
    visit,
    consoleGuard,
  }) => {
    consoleGuard.allow(/could not be loaded|Failed to load resource/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
      window.localStorage.setItem('provmedlem', '{"uid":"elev","token":"t"}');
    });
    const loads = countLoads(page);
    await visit.interceptSealed('/assets/js/', missing);
    await page.goto('/courses/');
    await expect(heading(page)).toHaveText(/En del av sidan kunde inte hämtas/);
    expect(loads()).toBe(1);
  });
});

test.describe('a chunk of the next page', () => {
  test('that is gone after a new deployment: a warning, and the page reloads', async ({
    page,
    visit,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Failed to load resource/);
    const warnings: string[] = [];
    consoleGuard.allow(/could not be loaded/);
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await pretendConnection(page, slow);
    await visit.signIn('elev');
    await page.goto('/courses/');
    await expect(heading(page)).toHaveText(/Havets grottor/);
    const loads = countLoads(page);
    await visit.interceptSealed('/assets/js/', async (route) =>
      // The reloaded page is the new deployment's, and finds its own.
      loads() === 0 ? missing(route) : route.continue(),
    );
    await page.getByRole('main').getByRole('link', { name: 'nästa lektion' }).click();
    await expect(heading(page)).toHaveText('Kartan som ingen har ritat');
    expect(loads()).toBe(1);
    expect(warnings.join('\n')).toContain('could not be loaded');
  });

  test('without a network: a message, and on with the page when it returns', async ({
    page,
    visit,
    consoleGuard,
    context,
  }) => {
    consoleGuard.allow(/could not be loaded|Failed to load resource/);
    await pretendConnection(page, slow);
    await visit.signIn('elev');
    await page.goto('/courses/');
    await expect(heading(page)).toHaveText(/Havets grottor/);
    const loads = countLoads(page);
    await context.setOffline(true);
    await page.getByRole('main').getByRole('link', { name: 'nästa lektion' }).click();
    await expect(heading(page)).toHaveText(/Ingen kontakt med nätet/);
    expect(loads()).toBe(0);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Kartan som ingen har ritat');
    expect(loads()).toBe(1);
  });
});
