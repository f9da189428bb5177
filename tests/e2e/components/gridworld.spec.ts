import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

function cell(panel: Locator, row: number, column: number): Locator {
  return panel.getByRole('gridcell', { name: `rad ${row}, kolumn ${column},` });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/gridworld');
  await expect(lab(page, 'Två mål')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('draws a wall by dragging, and everything learnt is forgotten', async ({ page }) => {
  const panel = lab(page, 'Rutnätet');
  await panel.getByRole('button', { name: 'En episod' }).click();
  await expect(panel.getByText('1 episod klara.')).toBeVisible();
  await panel.getByText('Mer: rita i världen').click();
  await panel.getByText('rita vägg').click();
  // In the middle of the screen: at the top the page's bar lies above it.
  await cell(panel, 1, 1).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await cell(panel, 1, 1).boundingBox();
  const to = await cell(panel, 1, 2).boundingBox();
  if (from === null || to === null) throw new Error('the board is not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(cell(panel, 1, 2)).toHaveAccessibleName('rad 1, kolumn 2, vägg');
  await expect(panel.getByText('0 episoder klara.')).toBeVisible();
  await expect(panel.getByLabel('Värld', { exact: true })).toHaveValue('egen');
});

test('changes the parameters and the size', async ({ page }) => {
  const panel = lab(page, 'Rutnätet');
  await panel.getByRole('slider', { name: 'ε, andel slumpsteg' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('textbox', { name: 'ε, andel slumpsteg' })).toHaveValue('0,15');
  await panel.getByText('Mer: rita i världen').click();
  await panel.getByRole('textbox', { name: 'Kolumner' }).fill('3');
  await expect(panel.getByRole('gridcell')).toHaveCount(12);
  await panel.getByRole('button', { name: 'Återställ labben' }).click();
  await expect(panel.getByRole('gridcell')).toHaveCount(16);
});

test('fits a phone without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(lab(page, 'Klippan')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

/** By how much the board is wider than what scrolls it. */
const hiddenWidth = (panel: Locator): Promise<number> =>
  panel
    .getByRole('grid')
    .evaluate((grid) =>
      Math.max(
        ...[grid.parentElement, grid.parentElement?.parentElement].map((box) =>
          box ? box.scrollWidth - box.clientWidth : 0,
        ),
      ),
    );

test('shows the whole of five columns on a laptop, and of a corridor on a phone', async ({
  page,
}) => {
  expect(await hiddenWidth(lab(page, 'Två mål'))).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await hiddenWidth(lab(page, 'Korridoren'))).toBe(0);
  // Four numbers to a cell would be too small to read.
  expect(await hiddenWidth(lab(page, 'Klippan'))).toBeGreaterThan(0);
});
