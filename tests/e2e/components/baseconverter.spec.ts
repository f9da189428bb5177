import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: `Labb ${title}` });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/baseconverter');
  await expect(lab(page, 'Talomvandlare')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('shows the fields that the author chose, and 32 bits without scrolling the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(lab(page, 'Ett register i C64').getByRole('textbox')).toHaveCount(3);
  await expect(lab(page, 'Ett register i C64').getByLabel('Hexadecimalt')).toHaveValue('D020');
  await expect(lab(page, 'Fyra byte').getByLabel('ASCII-text')).toHaveValue('Hej!');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
