/**
 * A returning member's page, shown before the site's programs have come: what the tests of it do
 * and look for.
 */
import type { Page } from '@playwright/test';
import { holdPrograms } from './hold';
import { expect, expectNoContent, lesson } from './site';
import { storedKeys } from './storedKeys';

/** What is alive: the copy that is shown before is not in the accessibility tree. */
export const livingHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: lesson.heading });
export const copy = (page: Page) => page.locator('body > [inert]');
export const copiedHeading = (page: Page) => copy(page).locator('h1', { hasText: lesson.heading });
export const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Laddar…' });

export const renewal = '**/securetoken.googleapis.com/v1/token**';
export const earlyPages = '**/sealed/*/pages/**';

/** One visit, with the key kept after it. */
export async function visitOnce(page: Page): Promise<void> {
  await page.goto(lesson.path);
  await expect(livingHeading(page)).toBeVisible();
  await expect.poll(() => storedKeys(page)).toHaveLength(1);
}

/** Another tab of the same browser, with the lesson open and alive. */
export async function openBeside(page: Page): Promise<Page> {
  const there = await page.context().newPage();
  await there.goto(lesson.path);
  await expect(livingHeading(there)).toBeVisible();
  return there;
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
}

export async function expectAlive(page: Page): Promise<void> {
  await expect(livingHeading(page)).toBeVisible();
  await expect(copy(page)).toHaveCount(0);
  await expect(page.locator('html[data-early-lesson]')).toHaveCount(0);
}

/**
 * Comes back to the lesson while no program comes, and sees its copy. The programs come when the
 * answered function is called.
 */
export async function comeBackToCopy(page: Page): Promise<() => void> {
  const release = await holdPrograms(page);
  await page.goto(lesson.path, { waitUntil: 'commit' });
  await expect(copiedHeading(page)).toBeVisible();
  await expect(page.locator('html[data-early-lesson=whole]')).toHaveCount(1);
  return release;
}

/** Under this name a tab remembers that a copy has been in one of its pages. */
const copyNote = 'prov:copy-was-shown';

/**
 * Has every page that the tab opens from now on note down when a copy is put into it, however short
 * a time it stands there.
 */
export async function watchForCopies(page: Page): Promise<void> {
  await page.addInitScript((note) => {
    const isInert = (node: Node): boolean => node instanceof HTMLElement && node.inert;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target === document.body && Array.from(addedNodes).some(isInert))
          window.sessionStorage.setItem(note, 'yes');
    }).observe(document, { childList: true, subtree: true });
  }, copyNote);
}

/** Whether a copy has been in any page of the tab since it was told to watch for them. */
export function wasCopyShown(page: Page): Promise<boolean> {
  return page.evaluate((note) => window.sessionStorage.getItem(note) !== null, copyNote);
}

/**
 * Comes back to the lesson while no program comes, and waits until the early page and the provider
 * have answered. The tab watches for copies; the programs come when the answered function is
 * called.
 */
export async function comeBack(page: Page): Promise<() => void> {
  await watchForCopies(page);
  const release = await holdPrograms(page);
  const isRenewal = (request: { url: () => string }) => request.url().includes('securetoken');
  const answered = Promise.race([
    page.waitForEvent('requestfinished', isRenewal),
    page.waitForEvent('requestfailed', isRenewal),
  ]);
  const fetched = page.waitForResponse(earlyPages);
  await page.goto(lesson.path, { waitUntil: 'commit' });
  await answered;
  await (await fetched).finished();
  return release;
}

/** The loading screen, and nothing of the lesson. */
export async function expectClosed(page: Page): Promise<void> {
  await expect(loading(page)).toBeVisible();
  await expectNoContent(page);
  await expect(copy(page)).toHaveCount(0);
}

/**
 * Nothing is shown before the programs come, and when they have taken over, no copy has been there
 * at any moment.
 */
export async function expectNeverShown(page: Page, releasePrograms: () => void): Promise<void> {
  await expectClosed(page);
  releasePrograms();
  await expect(page.locator('html[data-has-hydrated=true]')).toHaveCount(1);
  // Whatever the gate says now, nothing is shown early after it.
  await expect(loading(page)).toHaveCount(0);
  expect(await wasCopyShown(page)).toBe(false);
}
