import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/tokenlab');
  await expect(lab(page, 'Nästa ord')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('joins the most frequent pair step by step, and goes back', async ({ page }) => {
  const panel = lab(page, 'Från text till tal');
  await expect(panel.getByRole('row', { name: 'l + å (slås ihop nu) 3' })).toBeVisible();
  const step = panel.getByRole('button', { name: 'Slå ihop ett par' });
  for (let i = 0; i < 4; i += 1) await step.click();
  await expect(panel.getByText('Sammanslagning 4: s + t.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveText([
    'l + å → lå (3 gånger)',
    'lå + g → låg (3 gånger)',
    'r + e → re (2 gånger)',
    's + t → st (2 gånger)',
  ]);
  await panel.getByLabel('Dela upp ett eget ord').fill('lågost');
  await expect(panel.getByText('3 tokens', { exact: false }).last()).toBeVisible();
  await panel.getByRole('button', { name: 'Bakåt' }).click();
  await expect(panel.getByText('Sammanslagning 3: r + e.')).toBeVisible();
  await panel.getByRole('button', { name: 'Till slutet' }).click();
  await expect(panel.getByText('Inget par förekommer två gånger.')).toBeVisible();
  await expect(step).toHaveAttribute('aria-disabled', 'true');
});

test('works on one’s own text, by keyboard alone', async ({ page }) => {
  const panel = lab(page, 'Egen text');
  await expect(panel.getByText('Vilket par slås ihop först?')).toBeVisible();
  await panel.getByLabel('Text', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('banan banan');
  await expect(panel.getByRole('row', { name: /^a \+ n \(slås ihop nu\) 4/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Sammanslagning 1: a + n.')).toBeVisible();
});

test('writes the text that Python writes with the same seed', async ({ page }) => {
  const panel = lab(page, 'En modell av bokstäver');
  await panel.getByRole('button', { name: 'Skriv 40' }).click();
  await expect(panel.getByText('katten sitten ser hunden sittan och katten')).toBeVisible();
  await panel.getByText('ord', { exact: true }).click();
  await panel.getByRole('textbox', { name: 'n', exact: true }).fill('2');
  await expect(panel.getByText(/^Nästa slumptal är 0,324/)).toBeVisible();
  await panel.getByRole('button', { name: 'Skriv ett ord till' }).click();
  await expect(panel.getByText('katten sitter', { exact: true })).toBeVisible();
  await expect(panel.getByText('Vad som kommer efter ”sitter”')).toBeVisible();
});

test('says when the model has never seen the context', async ({ page }) => {
  const panel = lab(page, 'En modell av bokstäver');
  await panel.getByLabel('Börja med').fill('xy');
  await expect(panel.getByText('Modellen har inte sett något efter ”xy”')).toBeVisible();
});

test('turns logits into probabilities with a temperature', async ({ page }) => {
  const panel = lab(page, 'Från text till tal');
  await panel.getByText('Temperatur', { exact: true }).click();
  await expect(panel.getByRole('row', { name: /^mattan 0,659/ })).toBeVisible();
  const temperature = panel.getByRole('textbox', { name: 'Temperatur T' });
  await temperature.fill('0,5');
  await expect(panel.getByRole('row', { name: /^mattan 0,864/ })).toBeVisible();
  await temperature.fill('2');
  await expect(panel.getByRole('row', { name: /^taket 0,194/ })).toBeVisible();
  await temperature.fill('0');
  await expect(panel.getByText('Vid T = 0 väljs alltid')).toBeVisible();
  await panel.getByRole('slider', { name: 'Temperatur T' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(temperature).toHaveValue('0,05');
});

test('draws a hundred words by seed', async ({ page }) => {
  const panel = lab(page, 'Från text till tal');
  await panel.getByText('Temperatur', { exact: true }).click();
  await panel.getByRole('textbox', { name: 'Frö' }).fill('1');
  await panel.getByRole('button', { name: 'Dra 100 ord' }).click();
  await expect(panel.getByRole('row', { name: 'mattan 0,659 65' })).toBeVisible();
  await panel.getByRole('button', { name: 'Dra 100 ord' }).click();
  await expect(panel.getByRole('textbox', { name: 'Frö' })).toHaveValue('2');
});

test('fits a phone without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(lab(page, 'En modell av bokstäver')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
