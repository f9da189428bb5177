/**
 * A returning member's page, shown before the site's programs have come. These tests need the
 * sealed build: `npm run preview`.
 */
import { devices, type Page } from '@playwright/test';
import { expectNoFindingsInBothModes } from '../../support/axe';
import {
  comeBackToCopy,
  copy,
  expectAlive,
  livingHeading,
  loading,
  visitOnce,
} from '../../support/earlyPage';
import { holdPrograms } from '../../support/hold';
import { night, rowAt } from '../../support/night';
import { expect, lesson, test } from '../../support/site';

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.next);
});

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
const everywhere = [
  '.navbar',
  '.navbar__brand b',
  '.breadcrumbs',
  'article h1',
  'article p',
  'article h2',
];
const screens = [
  ['desktop', {}, ['.navbar__items--right', '.menu', '.table-of-contents']],
  [
    'phone',
    { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch },
    ['.navbar__toggle', '.theme-doc-toc-mobile > button'],
  ],
] as const;

/**
 * Where the first of each of the parts that is shown is inside the root, how large, and how far its
 * content is from its edges.
 */
function placesOf(page: Page, root: string, parts: readonly string[]) {
  return page.locator(root).evaluate(
    (within, selectors) =>
      selectors.map((selector) => {
        const all = [...within.querySelectorAll(selector)];
        const part = all.find((each) => each.getBoundingClientRect().width > 0);
        if (part === undefined) throw new Error(`No ${selector} is shown`);
        const { x, y, width, height } = part.getBoundingClientRect();
        const { padding } = getComputedStyle(part);
        return [selector, ...[x, y, width, height].map(Math.round), padding];
      }),
    parts,
  );
}

for (const [place, [screen, look, own]] of screens.entries()) {
  test.describe(`on a ${screen}`, rowAt(place), () => {
    test.use(look);

    test('the copy has the page’s places and sizes, as on a visit without it', async ({
      memberPage: page,
    }) => {
      const parts = [...everywhere, ...own];
      await visitOnce(page);
      const release = await comeBackToCopy(page);
      const copied = await placesOf(page, 'body > [inert]', parts);
      release();
      await expectAlive(page);
      const living = await placesOf(page, '#__docusaurus', parts);
      // An address that is not one page and nothing else is left to the programs.
      const fetched = watchPages(page);
      await page.goto(`${lesson.path}?utan-kopia`);
      await expectAlive(page);
      expect(fetched).toEqual([]);
      const places = await placesOf(page, '#__docusaurus', parts);
      expect({ copied, living }).toEqual({ copied: places, living: places });
    });
  });
}

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

test('formulas are shown with their styles', night, async ({ memberPage: page }) => {
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
