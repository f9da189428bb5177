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

test('fits a phone without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(lab(page, 'En modell av bokstäver')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('the first token has its left line', async ({ page }) => {
  const panel = lab(page, 'Från text till tal');
  const cut = await panel
    .getByText('h', { exact: true })
    .first()
    .evaluate((token) => {
      const box = token.closest('p');
      if (box === null) throw new Error('No box around the tokens');
      return box.getBoundingClientRect().left - token.getBoundingClientRect().left;
    });
  expect(cut).toBeLessThanOrEqual(0);
});
