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

test('steps through a search by mouse, back and to the end', async ({ page }) => {
  const panel = lab(page, 'Djupet först');
  await panel.getByRole('button', { name: 'Framåt' }).click();
  await panel.getByRole('button', { name: 'Framåt' }).click();
  await expect(panel.getByText('Anropar besök((1, 2)).')).toBeVisible();
  await expect(cell(panel, '1, 2')).toHaveAccessibleName(
    '(1, 2): golv, här är sökningen nu, nummer 2',
  );
  await panel.getByRole('button', { name: 'Bakåt' }).click();
  await expect(panel.getByText('Anropar besök((1, 1)).')).toBeVisible();
  await panel.getByRole('button', { name: 'Till slutet' }).click();
  await expect(panel.getByText('Expanderade: 15 · Stig: 14 steg · Kostnad: 14')).toBeVisible();
  await panel.getByRole('button', { name: 'Till början' }).click();
  await expect(panel.getByText('Inget anrop har gjorts än.')).toBeVisible();
});

test('plays two searches side by side to their ends', async ({ page }) => {
  const panel = lab(page, 'Bredden först mot A*');
  await panel.getByLabel('Takt').selectOption('snabb');
  await panel.getByRole('button', { name: 'Spela' }).click();
  const slower = panel.getByText('Expanderade: 77 · Stig: 24 steg · Kostnad: 24');
  await expect(slower).toBeVisible({ timeout: 20_000 });
  await expect(panel.getByText('Expanderade: 30 · Stig: 24 steg · Kostnad: 24')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Spela' })).toBeVisible();
});

test('weighs cost against steps on the lesson’s own map', async ({ page }) => {
  const panel = lab(page, 'Gräs och lera');
  await panel.getByRole('button', { name: 'Till slutet' }).click();
  await expect(panel.getByText('Stig: 8 steg · Kostnad: 24')).toBeVisible();
  await expect(panel.getByText('Stig: 16 steg · Kostnad: 24')).toBeHidden();
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

test('paints a streak with Shift and the arrows', async ({ page }) => {
  const panel = lab(page, 'Djupet först');
  await panel.getByLabel('Bana', { exact: true }).selectOption('öppen');
  await panel.getByText('Vägg', { exact: true }).click();
  await cell(panel, '2, 1').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  for (const position of ['2, 1', '2, 2', '2, 3'])
    await expect(cell(panel, position)).toHaveAccessibleName(`(${position}): vägg`);
});

test('reads a map from text and says what is wrong with it', async ({ page }) => {
  const panel = lab(page, 'Djupet först');
  await panel.getByText('Banan som text').click();
  const text = panel.getByRole('textbox', { name: 'vägg' });
  await text.fill('S  \n # \n');
  await panel.getByRole('button', { name: 'Läs in banan' }).click();
  await expect(panel.getByRole('alert')).toHaveText(/Banan saknar mål/);
  await text.fill('S  \n #G');
  await panel.getByRole('button', { name: 'Läs in banan' }).click();
  await expect(panel.getByRole('alert')).toBeEmpty();
  await panel.getByRole('button', { name: 'Till slutet' }).click();
  await expect(panel.getByText('Stig: 3 steg · Kostnad: 3')).toBeVisible();
});

test('digs the same maze from the same seed', async ({ page }) => {
  const panel = lab(page, 'Djupet först');
  await panel.getByText('Gräv en labyrint från ett frö').click();
  await panel.getByLabel('Rader').fill('9');
  await panel.getByLabel('Frö', { exact: true }).fill('42');
  await panel.getByRole('button', { name: 'Gräv labyrint' }).click();
  await panel.getByText('Banan som text').click();
  const dug = await panel.getByRole('textbox', { name: 'vägg' }).inputValue();
  const lesson = lab(page, 'Labyrint 42');
  await lesson.getByText('Banan som text').click();
  expect(dug).toBe(await lesson.getByRole('textbox', { name: 'vägg' }).inputValue());
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
