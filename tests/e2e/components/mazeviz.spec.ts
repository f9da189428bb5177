import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

/** The lab with a title: panels are sections named by it. */
function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

function cell(panel: Locator, position: string): Locator {
  return panel.getByRole('gridcell', { name: `(${position})` });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/mazeviz');
  await expect(lab(page, 'Labyrint 42')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('draws a wall by dragging, and the way goes round it', async ({ page }) => {
  const panel = lab(page, 'Djupet först');
  await panel.getByText('Mer: rita banan').click();
  await panel.getByLabel('Bana', { exact: true }).selectOption('öppen');
  await panel.getByLabel('Algoritm').selectOption('Bredden först');
  await panel.getByRole('button', { name: 'Till slutet' }).click();
  await expect(panel.getByText('Expanderade: 45 · Stig: 12 steg')).toBeVisible();
  await panel.getByText('Vägg', { exact: true }).click();
  await cell(panel, '4, 5').scrollIntoViewIfNeeded();
  const from = await cell(panel, '1, 5').boundingBox();
  const to = await cell(panel, '4, 5').boundingBox();
  if (from === null || to === null) throw new Error('the cells are not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2);
  await page.mouse.up();
  for (const position of ['1, 5', '2, 5', '3, 5', '4, 5'])
    await expect(cell(panel, position)).toHaveAccessibleName(`(${position}): vägg`);
  await expect(panel.getByText('Stig: 12 steg')).toBeVisible();
  await expect(panel.getByLabel('Bana', { exact: true })).toHaveValue('egen');
});
