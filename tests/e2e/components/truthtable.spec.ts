import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: `Labb ${title}` });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/truthtable');
  await expect(lab(page, 'Utforska')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('scrolls inside its own box on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const panel = lab(page, 'Sex variabler');
  await expect(panel.getByRole('row')).toHaveCount(65);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
