import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

function pixel(panel: Locator, grid: RegExp, place: string): Locator {
  return panel.getByRole('grid', { name: grid }).getByRole('gridcell', { name: `${place}:` });
}

const image = /^Bilden/;

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/convlab');
  await expect(lab(page, 'Liten bild')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('paints by dragging', async ({ page }) => {
  const panel = lab(page, 'Hitta den lodräta kanten');
  const first = pixel(panel, image, 'rad 1, kolumn 1');
  // In the middle of the screen: at the top the page's bar lies above it.
  await first.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await first.boundingBox();
  const to = await pixel(panel, image, 'rad 1, kolumn 3').boundingBox();
  if (from === null || to === null) throw new Error('the image is not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(pixel(panel, image, 'rad 1, kolumn 2')).toHaveText('9');
  await expect(panel.getByLabel('Bild', { exact: true })).toHaveValue('egen');
});

test('fits a phone without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(lab(page, 'En sjua')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
