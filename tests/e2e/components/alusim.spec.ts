import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: `Labb ${title}` });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/alusim');
  await expect(lab(page, 'ALU med fyra bitar')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('calculates as bits are pressed, with flags and carries', async ({ page }) => {
  const panel = lab(page, 'ALU med fyra bitar');
  await expect(panel.getByText('0111 ADD 0101 = 1100')).toBeVisible();
  await expect(panel.getByText('C=0 Z=0 N=1 V=1')).toBeVisible();
  for (const bit of ['A, bit 3', 'A, bit 2', 'A, bit 1', 'B, bit 3', 'B, bit 2', 'B, bit 0'])
    await panel.getByRole('button', { name: bit }).click();
  await expect(panel.getByText('1001 ADD 1000 = 0001')).toBeVisible();
  await expect(panel.getByText('C=1 Z=0 N=0 V=1')).toBeVisible();
  await expect(panel.getByText('9 + 8 = 1', { exact: true })).toBeVisible();
  await expect(panel.getByText('(−7) + (−8) = 1')).toBeVisible();
  await expect(
    panel.getByRole('img', {
      name: /^Fyra heladderare\..*bit 3: 1 \+ 1 \+ 0 ger 0 och minnessiffran 1\.$/,
    }),
  ).toBeVisible();
});

test('works by keyboard alone', async ({ page }) => {
  const panel = lab(page, 'ALU med fyra bitar');
  await panel.getByLabel('A som tal 0–15').fill('3');
  await panel.getByRole('radio', { name: 'ADD' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByText('0011 SUB 0101 = 1110')).toBeVisible();
  await expect(panel.getByText('C=0 Z=0 N=1 V=0')).toBeVisible();
  await expect(panel.getByText('det behövdes ett lån')).toBeVisible();
  await panel.getByRole('button', { name: 'A, bit 2' }).press('Space');
  await panel.getByRole('button', { name: 'A, bit 1' }).press('Enter');
  await expect(panel.getByText('C=1 Z=1 N=0 V=0')).toBeVisible();
  await panel.getByRole('radio', { name: 'XOR' }).focus();
  await page.keyboard.press('Space');
  await expect(panel.getByText('en logisk operation har ingen minnessiffra')).toBeVisible();
  await panel.getByRole('button', { name: 'Börja om' }).press('Enter');
  await expect(panel.getByText('0111 ADD 0101 = 1100')).toBeVisible();
});

test('offers only the operations that the author chose', async ({ page }) => {
  const panel = lab(page, 'Bara plus och minus');
  await expect(panel.getByRole('radio')).toHaveCount(2);
  await expect(panel.getByText('1000 SUB 0001 = 0111')).toBeVisible();
  await expect(panel.getByText('det riktiga svaret är negativt')).toBeVisible();
});

test('scrolls inside its own box on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(lab(page, 'ALU med fyra bitar')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
