import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
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

test('draws, searches and changes the order of neighbours by keyboard alone', async ({ page }) => {
  const panel = lab(page, 'Djupet först');
  await panel.getByRole('radio', { name: 'Titta' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: 'Vägg' })).toBeChecked();
  await cell(panel, '0, 0').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell(panel, '1, 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(panel, '1, 2')).toHaveAccessibleName('(1, 2): vägg');
  await panel.getByRole('button', { name: 'Till slutet' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Stig: 10 steg')).toBeVisible();
  await panel.getByLabel('Grannarnas ordning').focus();
  await page.keyboard.press('End');
  await expect(panel.getByLabel('Grannarnas ordning')).toHaveValue('VSÖN');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });
  test('nothing but the maze’s own box scrolls sideways', async ({ page }) => {
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
  });
});

test('shows on paper what is useful there and leaves the controls out', async ({ page }) => {
  const panel = lab(page, 'Djupet först');
  await panel.getByRole('button', { name: 'Till slutet' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByRole('grid')).toBeVisible();
  await expect(panel.getByText('Expanderade: 15')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Spela' })).toBeHidden();
  await expect(panel.getByLabel('Algoritm')).toBeHidden();
});

for (const mode of ['light', 'dark'] as const)
  test(`has nothing for axe to object to in ${mode} mode`, async ({ page }) => {
    if (mode === 'dark') await page.getByRole('button', { name: /^Växla mellan/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await page.locator('article details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    for (const end of await page.getByRole('button', { name: 'Till slutet' }).all())
      await end.click();
    await expectNoFindings(page);
  });
