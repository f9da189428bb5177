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

test('lets values spread from the goal until nothing changes', async ({ page }) => {
  const panel = lab(page, 'Korridoren');
  await panel.getByRole('button', { name: 'Ett svep' }).click();
  await expect(cell(panel, 1, 5)).toHaveAccessibleName(/värde 1,00, bäst höger/);
  await expect(cell(panel, 1, 4)).toHaveAccessibleName(/värde −0,04/);
  await panel.getByRole('button', { name: '100 svep' }).click();
  await expect(panel.getByText('Klart: det sista svepet ändrade inget värde.')).toBeVisible();
  for (const [i, value] of ['0,52', '0,62', '0,73', '0,86', '1,00'].entries())
    await expect(cell(panel, 1, i + 1)).toHaveAccessibleName(
      new RegExp(`värde ${value}, bäst höger`),
    );
  await expect(panel.getByRole('row', { name: 'höger −0,04 + 0,9 · 0,621 0,519' })).toBeVisible();
});

test('learns the corridor by trying, with the numbers that Python gets', async ({ page }) => {
  const panel = lab(page, 'Korridoren');
  await panel.getByText('Q-inlärning', { exact: true }).click();
  for (let i = 0; i < 5; i += 1) await panel.getByRole('button', { name: '100 episoder' }).click();
  await expect(panel.getByText('500 episoder klara.')).toBeVisible();
  for (const [i, value] of ['0,52', '0,62', '0,73', '0,86', '1,00'].entries())
    await expect(cell(panel, 1, i + 1)).toHaveAccessibleName(
      new RegExp(`värde ${value}, bäst höger`),
    );
  await expect(panel.getByRole('row', { name: /^vänster 0,427/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Glöm allt' }).click();
  await expect(panel.getByText('0 episoder klara.')).toBeVisible();
});

test('shows each step’s update, plays and pauses', async ({ page }) => {
  const panel = lab(page, 'Rutnätet');
  await panel.getByRole('button', { name: 'Ett steg' }).click();
  await expect(panel.getByText('Q ← 0 + 0,5 · ((−0,04) + 0,9 · 0 − 0) = −0,02')).toBeVisible();
  await panel.getByRole('button', { name: 'Spela' }).click();
  await expect(panel.getByText(/I den pågående: [3-9] steg/)).toBeVisible();
  await panel.getByRole('button', { name: 'Pausa' }).click();
  await expect(panel.getByRole('button', { name: 'Spela' })).toBeVisible();
});

test('draws a wall by dragging, and everything learnt is forgotten', async ({ page }) => {
  const panel = lab(page, 'Rutnätet');
  await panel.getByRole('button', { name: 'En episod' }).click();
  await expect(panel.getByText('1 episod klara.')).toBeVisible();
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

test('looks at cells and moves the start by keyboard alone', async ({ page }) => {
  const panel = lab(page, 'Två mål');
  await expect(panel.getByText('Vilket mål väljer agenten')).toBeVisible();
  await cell(panel, 1, 1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Rutan på rad 1, kolumn 2')).toBeVisible();
  await panel.getByRole('radio', { name: 'se dess tal' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByRole('radio', { name: 'rita start' })).toBeChecked();
  await cell(panel, 1, 2).focus();
  await page.keyboard.press('Enter');
  await expect(cell(panel, 1, 2)).toHaveAccessibleName(/start, agenten är här/);
});

test('changes the parameters and the size', async ({ page }) => {
  const panel = lab(page, 'Rutnätet');
  await panel.getByRole('slider', { name: 'ε, andel slumpsteg' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('textbox', { name: 'ε, andel slumpsteg' })).toHaveValue('0,15');
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
