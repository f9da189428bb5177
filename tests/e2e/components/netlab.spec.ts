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

test('learns XOR by mouse, and forgets it again', async ({ page }) => {
  const panel = lab(page, 'XOR med två dolda neuroner');
  await expect(panel.getByText('✗ nej').first()).toBeVisible();
  for (let i = 0; i < 4; i += 1) await panel.getByRole('button', { name: '100 epoker' }).click();
  await expect(panel.getByText('✓ ja')).toHaveCount(4);
  await expect(panel.getByText(/^Epok 400: medelkvadratfel/)).toBeVisible();
  await panel.getByRole('button', { name: 'Börja om träningen' }).click();
  await expect(panel.getByText(/^Epok 0:/)).toBeVisible();
});

test('shows the numbers of the step that the textbook takes by hand', async ({ page }) => {
  const panel = lab(page, 'Ett bakåtsteg för hand');
  await expect(panel.getByText('Räkna ut h₁, o och L själv')).toBeVisible();
  await expect(panel.getByText('= σ(z₁) = σ(0,5000) = 0,6225')).toBeVisible();
  await expect(panel.getByText('= ½(o − t)² = ½(0,3492 − 1)² = 0,2118')).toBeVisible();
  await expect(panel.getByRole('row', { name: /^v₁ −1,0000 −0,0921/ })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^w₁₁ 0,5000 0,0348/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Träna på exemplet' }).click();
  await expect(panel.getByRole('textbox', { name: 'Vikten v₁' })).toHaveValue('−0,9079');
});

test('trains the perceptron on AND by keyboard alone', async ({ page }) => {
  const panel = lab(page, 'Perceptronen');
  await panel.getByRole('button', { name: 'En epok' }).focus();
  for (let i = 0; i < 6; i += 1) await page.keyboard.press('Enter');
  await expect(panel.getByText('Klar: en hel epok utan fel.')).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Vikten w₁' })).toHaveValue('2');
  await expect(panel.getByRole('textbox', { name: 'Vikten w₂' })).toHaveValue('1');
  await expect(panel.getByRole('textbox', { name: 'Bias b' })).toHaveValue('−2');
});

test('turns a target, a row and a weight by keyboard', async ({ page }) => {
  const panel = lab(page, 'Perceptronen');
  const target = panel.getByRole('button', { name: 'Rätt svar för (0, 1) är 0: byt till 1' });
  await target.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('radio', { name: 'egen' })).toBeChecked();
  await panel.getByRole('radio', { name: 'Räkna på (1, 1)' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(panel.getByText('Framåt för (1, 0) med t = 0')).toBeVisible();
  await panel.getByRole('slider', { name: 'Vikten w₁' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('textbox', { name: 'Vikten w₁' })).toHaveValue('0,1');
  await expect(panel.getByText('= w₁·x₁ + w₂·x₂ + b = 0,1·1 + 0·0 + 0 = 0,1000')).toBeVisible();
});

test('gets another shape', async ({ page }) => {
  const panel = lab(page, 'XOR med två dolda neuroner');
  await panel.getByRole('textbox', { name: 'Dolda neuroner' }).fill('3');
  await expect(panel.getByRole('group', { name: 'Neuronen h₃' })).toBeVisible();
  await panel.getByText('tanh', { exact: true }).click();
  await expect(panel.getByText(/tanh\(z₃\)/)).toBeVisible();
  await panel.getByRole('textbox', { name: 'Dolda neuroner' }).fill('0');
  await panel.getByText('tröskel, perceptronregeln').click();
  await expect(panel.getByText('Perceptronregeln', { exact: true })).toBeVisible();
});

test('fits a phone without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(lab(page, 'Perceptronen')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
