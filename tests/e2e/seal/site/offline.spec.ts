/**
 * A course that is kept on the device, read with the network off. Needs the sealed build behind the
 * emulators: `npm run preview`.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { exercise, replaceCode, started } from '../../../support/live';
import { expect, test } from '../../../support/site';
import { storedKeys } from '../../../support/storedKeys';

const lesson = { path: '/courses/3/m6', heading: /^Modul 6/ } as const;
const next = { path: '/courses/3/m7', heading: /^Modul 7/ } as const;
const elsewhere = '/courses/ai/textbook/1';
const farOff = '/courses/applied_programming/go_htmx/';

const title = 'Två klagomål';
const [, solution = ''] =
  /title="Två klagomål"[^]*?<Solution>\s*```python\n([^]*?)```/.exec(
    readFileSync('docs/3/m6.mdx', 'utf8'),
  ) ?? [];

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });
const noNetwork = (page: Page) => page.getByText('Du läser utan nät', { exact: true });

/** From the menu's last row, scrolled to its end, down to the words that there is no network. */
async function roomBelowMenu(page: Page): Promise<number> {
  const menu = page.getByRole('navigation', { name: 'Kursernas sidor' });
  await menu.evaluate((element) =>
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }),
  );
  const row = await menu.getByRole('link').last().boundingBox();
  const words = await noNetwork(page).boundingBox();
  return (words?.y ?? -1) - ((row?.y ?? 0) + (row?.height ?? 0));
}

/** What this browser has of the site beside its pages. */
const leftHere = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    mark: localStorage.getItem('kurser-saved'),
  }));
const nothing = { caches: [], workers: 0, mark: null };

async function keepCourse(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Konto/ }).click();
  const panel = page.getByRole('dialog', { name: 'Konto' });
  await panel.getByRole('button', { name: 'Spara kursen på den här enheten' }).click();
  await panel.getByRole('button', { name: 'Spara Årskurs 3 på enheten' }).click();
  await expect(panel.getByText(/^Sparad, \d/)).toBeVisible();
  await page.keyboard.press('Escape');
}

async function search(page: Page, words: string, found: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Sök', exact: true }).click();
  await page.getByRole('combobox', { name: 'Sök i kurserna' }).fill(words);
  await expect(page.getByRole('option').filter({ hasText: found }).first()).toBeVisible();
  await page.keyboard.press('Escape');
}

test('a course that is kept is opened, run, searched and solved without a network; another is not; a sign-out leaves nothing of it', async ({
  memberPage: page,
  context,
  consoleGuard,
}) => {
  await page.goto(lesson.path);
  await expect(heading(page, lesson.heading)).toBeVisible();
  expect(await leftHere(page)).toEqual(nothing);
  await keepCourse(page);

  consoleGuard.allow(/Failed to load resource|could not be loaded/);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, lesson.heading)).toBeVisible();
  await expect(noNetwork(page)).toBeVisible();
  expect(await roomBelowMenu(page)).toBeGreaterThanOrEqual(0);
  const task = exercise(page, title);
  await task.open.click();
  await task.code.click();
  await replaceCode(page, solution);
  await task.test.click();
  await expect(task.done).toBeChecked(started);
  await search(page, 'undantag', /Modul 6/);
  await page.getByRole('link', { name: 'Nästa', exact: false }).last().click();
  await expect(heading(page, next.heading)).toBeVisible();
  await page.goto(lesson.path);
  await expect(task.done).toBeChecked();
  await page.goto(elsewhere);
  await expect(page.getByRole('heading', { name: 'Ingen kontakt med nätet' })).toBeVisible();

  // It comes by itself when there is a network again. A machine without one is offline to its
  // browser all the time, so the page is told, until it has loaded anew.
  await context.setOffline(false);
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('article')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(noNetwork(page)).toHaveCount(0);
  await context.setOffline(true);
  // The lessons beside those that were read may have been fetched ahead.
  await page.goto(farOff);
  await page.getByRole('button', { name: 'Till startsidan' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /^Fortsätt/ })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expect.poll(() => leftHere(page)).toEqual(nothing);
  expect(await storedKeys(page)).toEqual([]);
});
