import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, storedKeys, test } from '../../support/sealPage';

const hydrated = 'html[data-has-hydrated=true]';

/** Puts a key of another kind where the kept one is, under the same id. */
async function storeMisfit(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const usages: KeyUsage[] = ['encrypt', 'decrypt'];
    const decryption = await crypto.subtle.importKey(
      'raw',
      new Uint8Array(32),
      'AES-CBC',
      false,
      usages,
    );
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('kurser-content-key');
      opening.onsuccess = () => resolve(opening.result);
    });
    const store = database.transaction('keys', 'readwrite').objectStore('keys');
    const reading = store.get('current');
    await new Promise((resolve) => {
      reading.onsuccess = () => {
        const writing = store.put({ ...(reading.result as object), decryption }, 'current');
        writing.onsuccess = resolve;
      };
    });
    database.close();
  });
}

async function lock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lås' }).click();
  await expect(page.getByRole('heading', { name: 'Grinden är stängd' })).toBeVisible();
}

test('while the gate is closed, no sealed file and no key is asked for', async ({
  page,
  visit,
  consoleGuard,
}) => {
  // The document of the address that leads nowhere.
  consoleGuard.allow(/404/);
  for (const address of ['/', '/courses/', '/courses/kapitel/bild', '/finns/inte']) {
    await page.goto(address);
    await page.waitForSelector(hydrated);
    await expect(page.getByRole('heading', { name: 'Grinden är stängd' })).toBeVisible();
    await expect(page).toHaveTitle('Förseglad provsida');
  }
  expect(visit.sealedRequests()).toEqual([]);
  expect(visit.keyRequests()).toBe(0);
});

test('a member reads, navigates and sees pictures, code and parts that load late', async ({
  page,
  visit,
}) => {
  await visit.signIn('elev');
  await page.goto('/');
  await page.getByRole('link', { name: 'Till lektionerna om grottor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Havets grottor/);
  await expect(page).toHaveTitle(/Havets grottor/);
  await page.getByRole('main').getByRole('link', { name: 'nästa lektion' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kartan som ingen har ritat');
  await expect(page.getByText('En del av lektionen som laddas för sig själv.')).toBeVisible();
  await expect(page.getByText('hitta_grottans_djup')).toBeVisible();
  const picture = page.getByRole('img', { name: 'En karta över grottan' });
  await expect(picture).toHaveJSProperty('naturalWidth', 96);
  expect(visit.keyRequests()).toBe(1);
});

test('a file of a lesson is saved under its own name', async ({ page, visit }) => {
  await visit.signIn('elev');
  await page.goto('/courses/kapitel/bild');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'mätningarna från expeditionen' }).focus();
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('matningar.zip');
  const saved = await (await download).path();
  const original = readFileSync('tests/fixtures/seal-site/docs/kapitel/matningar.zip');
  expect(readFileSync(saved).equals(original)).toBe(true);
});

test('a file that cannot be had says so, and can be tried again', async ({
  page,
  visit,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await visit.signIn('elev');
  const end = await visit.interceptSealed('matningar', (route) => route.fulfill({ status: 404 }));
  await page.goto('/courses/kapitel/bild');
  await page.getByRole('link', { name: 'mätningarna' }).click();
  await expect(page.getByRole('alert')).toContainText('Filen kunde inte hämtas');
  await end();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'mätningarna' }).click();
  expect((await download).suggestedFilename()).toBe('matningar.zip');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a picture that cannot be had is told by its words', async ({ page, visit, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  await visit.signIn('elev');
  await visit.interceptSealed('grottkarta', (route) => route.fulfill({ status: 404 }));
  await page.goto('/courses/kapitel/bild');
  await expect(page.getByText('Bilden kunde inte hämtas: En karta över grottan')).toBeVisible();
});

test('an address that leads nowhere shows the page for that, behind the gate', async ({
  page,
  visit,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await visit.signIn('elev');
  await page.goto('/finns/inte');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sidan hittades inte/i);
});

test('the key is kept, unreadable, for the next visit and the next tab', async ({
  page,
  visit,
  context,
}) => {
  await visit.signIn('elev');
  await page.goto('/courses/');
  // Of the lesson: the loading screen has a heading too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Havets grottor/);
  // It is stored beside the reading, which does not wait for it.
  await expect
    .poll(() => storedKeys(page))
    .toEqual([{ uid: 'elev', extractable: false, usages: ['decrypt'] }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Havets grottor/);
  const tab = await context.newPage();
  await tab.goto('/courses/kapitel/sista');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/Den sista passagen/);
  expect(visit.keyRequests()).toBe(1);
  // One that does not go with its id locks nobody out.
  await storeMisfit(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Havets grottor/);
  expect(visit.keyRequests()).toBe(2);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Havets grottor/);
  expect(visit.keyRequests()).toBe(2);
});

test('the key of a session that ends with the browser is not kept, and one that was is forgotten', async ({
  page,
  visit,
}) => {
  await visit.signIn('elev');
  await page.goto('/courses/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Havets grottor/);
  await expect.poll(() => storedKeys(page)).toHaveLength(1);
  await visit.signIn('elev', false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Havets grottor/);
  expect(await storedKeys(page)).toEqual([]);
  expect(visit.keyRequests()).toBe(2);
});

test('the key of one account is not used for another', async ({ page, visit, consoleGuard }) => {
  consoleGuard.allow(/403/);
  await visit.signIn('elev');
  await page.goto('/courses/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Havets grottor/);
  await visit.signIn('annan');
  visit.answerKey(403);
  await page.goto('/courses/');
  await expect(page.getByRole('heading', { name: 'Ditt konto får inte läsa' })).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
});

/**
 * Whether a picture can be had at an address. Shown and not fetched: the security policy lets a
 * page show blobs, not read them.
 */
async function isPicture(page: Page, address: string | null): Promise<boolean> {
  return page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const picture = new Image();
        picture.onload = () => resolve(true);
        picture.onerror = () => resolve(false);
        picture.src = src;
      }),
    address ?? 'blob:none',
  );
}

test('after locking nothing of key or content is left', async ({ page, visit, consoleGuard }) => {
  // The look at the picture's address that must be gone.
  consoleGuard.allow(/ERR_FILE_NOT_FOUND/);
  await page.goto('/');
  await page.evaluate(() => {
    window.localStorage.setItem('provmedlem', '{"uid":"elev","token":"t"}');
  });
  await page.goto('/courses/kapitel/bild');
  await expect(page.getByRole('img', { name: 'En karta över grottan' })).toHaveJSProperty(
    'naturalWidth',
    96,
  );
  const address = await page
    .getByRole('img', { name: 'En karta över grottan' })
    .getAttribute('src');
  expect(await isPicture(page, address)).toBe(true);
  // Survives everything but a new document.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await lock(page);
  await page.waitForFunction(() => !('sameDocument' in window));
  expect(await storedKeys(page)).toEqual([]);
  const left = await page.evaluate(async () => ({
    caches: await caches.keys(),
    session: Object.entries(window.sessionStorage),
    local: Object.keys(window.localStorage).filter((key) => key.startsWith('kurser')),
    chunks: Object.keys(window).filter(
      (key) => key.startsWith('webpackChunk') || key.startsWith('rspackChunk'),
    ),
    text: document.documentElement.outerHTML.includes('grottan'),
  }));
  expect(left).toMatchObject({ caches: [], session: [], local: [], text: false });
  expect(await isPicture(page, address)).toBe(false);
  const before = visit.sealedRequests().length;
  await page.reload();
  await page.waitForSelector(hydrated);
  expect(visit.sealedRequests()).toHaveLength(before);
});

test('a browser that refuses IndexedDB reads all the same, and asks for the key each time', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await visit.signIn('elev');
  await page.goto('/courses/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Havets grottor/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Havets grottor/);
  expect(visit.keyRequests()).toBe(2);
});

test('a browser whose IndexedDB never answers reads all the same', async ({ page, visit }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await visit.signIn('elev');
  await page.goto('/courses/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Havets grottor/);
});
