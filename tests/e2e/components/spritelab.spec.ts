import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

function pixel(panel: Locator, row: number, column: number): Locator {
  return panel.getByRole('gridcell', { name: `Rad ${row}, kolumn ${column}:` });
}

function bytes(panel: Locator): Locator {
  return panel.getByRole('textbox', { name: 'Spritens byte' });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/spritelab');
  await expect(lab(page, 'Geleklumpen')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('draws by dragging, undoes and does again', async ({ page }) => {
  const panel = lab(page, 'Rita en sprite');
  await pixel(panel, 1, 6).scrollIntoViewIfNeeded();
  const from = await pixel(panel, 1, 6).boundingBox();
  const to = await pixel(panel, 1, 19).boundingBox();
  if (from === null || to === null) throw new Error('the board is not on the screen');
  await page.mouse.move(from.x + 3, from.y + 3);
  await page.mouse.down();
  await page.mouse.move(to.x + 3, to.y + 3);
  await page.mouse.up();
  await expect(panel.getByText('$07 $FF $E0')).toBeVisible();
  await expect(bytes(panel)).toHaveValue(/figur : array\[64\] of byte = \(\n\t\t\$07, \$FF, \$E0,/);
  await panel.getByRole('button', { name: 'Ångra' }).click();
  await expect(panel.getByText('$07 $FF $E0')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Gör om' }).click();
  await expect(panel.getByText('$07 $FF $E0')).toBeVisible();
});

test('places the sprite on the screen by number and by dragging', async ({ page }) => {
  const panel = lab(page, 'Skeppet');
  await panel.getByText('Mer: spritens plats').click();
  await panel.getByLabel('x', { exact: true }).fill('320');
  await expect(panel.getByRole('img', { name: /x 320, y 140/ })).toBeVisible();
  await panel.getByLabel('y', { exact: true }).press('ArrowUp');
  await expect(panel.getByRole('img', { name: /x 320, y 141/ })).toBeVisible();
  const picture = panel.getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (box === null) throw new Error('the screen is not on the screen');
  await page.mouse.move(box.x + 200, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 170, box.y + 110);
  await page.mouse.up();
  await expect(panel.getByRole('img', { name: /x 290, y 151/ })).toBeVisible();
});
