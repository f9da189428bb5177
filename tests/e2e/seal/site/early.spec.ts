/** A returning member's page, shown before the site's programs have come. These tests need the sealed build: `npm run preview`. */
import type { Page } from '@playwright/test';
import { expectNoFindingsInBothModes } from '../../../support/axe';
import {
  comeBackToCopy,
  copy,
  expectAlive,
  livingHeading,
  loading,
  visitOnce,
} from '../../../support/earlyPage';
import { holdPrograms } from '../../../support/hold';
import { expect, lesson, test } from '../../../support/site';

/** The early pages that are asked for from now on. */
function watchPages(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pages/')) asked.push(request.url());
  });
  return asked;
}

test('a returning member reads before any program has come, and the page comes alive in its place', async ({
  memberPage: page,
}) => {
  await visitOnce(page);
  const release = await comeBackToCopy(page);
  await page.evaluate(() => {
    window.scrollTo(0, 700);
  });
  release();
  await expectAlive(page);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(700);
  await page.getByRole('link', { name: /^Nästa/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Modul 3');
});

test('the page keeps its place and its frame when it comes alive', async ({ memberPage: page }) => {
  await visitOnce(page);
  const release = await comeBackToCopy(page);
  const parts = [
    '.navbar__title',
    '.navbar__items--right',
    '.menu',
    'article h1',
    'article h2',
    '.table-of-contents',
  ];
  const places = () =>
    page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const { x, y, width, height } =
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return [selector, Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
        }),
      parts,
    );
  const before = await places();
  expect(before.every(([, , , width]) => Number(width) > 0)).toBe(true);
  release();
  await expectAlive(page);
  expect(await places()).toEqual(before);
});

test('who does not see the screen is told that the page is on its way, and nothing else', async ({
  memberPage: page,
}) => {
  await visitOnce(page);
  const release = await comeBackToCopy(page);
  await expect(livingHeading(page)).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(loading(page)).toHaveCount(1);
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(1);
  // Nothing of the loading screen lies over what is read.
  await expect(loading(page)).toHaveCSS('opacity', '0');
  await expectNoFindingsInBothModes(page);
  release();
  await expectAlive(page);
});

test('the copy cannot be reached by keyboard, and the place that the address names is gone to', async ({
  memberPage: page,
}) => {
  await visitOnce(page);
  const release = await holdPrograms(page);
  // Elsewhere first: to another place in the same page, nothing is loaded.
  await page.goto('/img/favicon.svg');
  await page.goto(`${lesson.path}#testa-dig-själv`, { waitUntil: 'commit' });
  const place = copy(page).locator('[id="testa-dig-själv"]');
  await expect(place).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  release();
  await expectAlive(page);
  await expect(page.getByRole('heading', { name: 'Testa dig själv' })).toBeInViewport();
});

test('formulas are shown with their styles', async ({ memberPage: page }) => {
  await visitOnce(page);
  const release = await holdPrograms(page);
  await page.goto('/courses/ai/textbook/3', { waitUntil: 'commit' });
  await expect(copy(page).locator('.katex').first()).toBeVisible();
  await expect(copy(page).locator('.katex-mathml').first()).toHaveCSS('position', 'absolute');
  release();
  await expect(copy(page)).toHaveCount(0);
});

test('a whole part as one document is left to the programs', async ({ memberPage: page }) => {
  await visitOnce(page);
  const release = await holdPrograms(page);
  const fetched = watchPages(page);
  await page.goto('/courses/category/årskurs-3?skriv-ut', { waitUntil: 'commit' });
  await expect(loading(page)).toBeVisible();
  expect(fetched).toEqual([]);
  release();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('an address without a page asks for none', async ({ memberPage: page, consoleGuard }) => {
  consoleGuard.allow(/404 \(Not Found\)/);
  await visitOnce(page);
  const fetched = watchPages(page);
  await page.goto('/finns-inte');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sidan hittades inte');
  expect(fetched).toEqual([]);
});
