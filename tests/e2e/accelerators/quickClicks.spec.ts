import type { Page } from '@playwright/test';
import { fixturesAddress } from '../../../scripts/lib/siteServers';
import { expect, test } from '../../support/fixturePage';
import { night } from '../../support/night';

// Its pages are those that the parts are tried on.
test.use({ baseURL: process.env['FIXTURES_URL'] ?? fixturesAddress });

const long = (page: Page) => page.getByRole('heading', { level: 1, name: 'Lång sida' });
const end = (page: Page) => page.getByRole('heading', { level: 2, name: 'Slutet' });

/** Has the page note, the moment its heading is put in, whether its end is there as well. */
async function noteWhatComesFirst(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete document.body.dataset['came'];
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('article h1')?.textContent !== 'Lång sida') return;
      observer.disconnect();
      const isWhole = document.getElementById('slutet') !== null;
      document.body.dataset['came'] = isWhole ? 'whole' : 'beginning';
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const whatCameFirst = (page: Page) => page.locator('body').getAttribute('data-came');

async function click(page: Page, link: string): Promise<void> {
  await noteWhatComesFirst(page);
  await page.getByRole('link', { name: link, exact: true }).click();
  await expect(long(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/vagar');
  await expect(page.getByText('räknar hur ofta den ritas')).toBeVisible();
});

test('a page that was clicked begins at once, and its rest follows', async ({ page }) => {
  await click(page, 'Till den långa sidan');
  expect(await whatCameFirst(page)).toBe('beginning');
  await expect(end(page)).toBeVisible();
  await expect(page.getByRole('article').getByText('av sidans stycken')).toHaveCount(16);
});

test('a place in a page is scrolled to, so all of it comes at once', async ({ page }) => {
  await click(page, 'Till slutet av den långa sidan');
  expect(await whatCameFirst(page)).toBe('whole');
  await expect(end(page)).toBeInViewport();
});

test('who goes back to a page finds all of it, where they left it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await click(page, 'Till den långa sidan');
  await end(page).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await page.goBack();
  await expect(page.getByText('räknar hur ofta den ritas')).toBeVisible();
  await noteWhatComesFirst(page);
  await page.goForward();
  await expect(long(page)).toBeVisible();
  expect(await whatCameFirst(page)).toBe('whole');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('the page that is left is not drawn again', night, async ({ page }) => {
  const drawings = () => page.evaluate(() => window.drawings);
  const before = await drawings();
  expect(before).toBeGreaterThan(0);
  await click(page, 'Till den långa sidan');
  expect(await drawings()).toBe(before);
});
