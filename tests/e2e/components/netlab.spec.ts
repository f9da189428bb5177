import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/netlab');
  await expect(lab(page, 'Perceptronen')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('turns a target, a row and a weight by keyboard', async ({ page }) => {
  const panel = lab(page, 'Perceptronen');
  const target = panel.getByRole('button', { name: 'Rätt svar för (0, 1) är 0: byt till 1' });
  await target.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('radio', { name: 'egen' })).toBeChecked();
  await panel.getByRole('radio', { name: 'Räkna på (1, 1)' }).focus();
  await page.keyboard.press('ArrowUp');
  await panel.getByText('Framåt för (1, 0) med t = 0').click();
  await panel.getByText('Vikter', { exact: true }).click();
  await panel.getByRole('slider', { name: 'Vikten w₁' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('textbox', { name: 'Vikten w₁' })).toHaveValue('0,1');
  await expect(panel.getByText('= w₁·x₁ + w₂·x₂ + b = 0,1·1 + 0·0 + 0 = 0,1000')).toBeVisible();
});

test('fits a phone without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(lab(page, 'Perceptronen')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
