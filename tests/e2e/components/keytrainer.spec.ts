import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function trainer(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

function text(panel: Locator): Locator {
  return panel.getByRole('textbox', { name: 'Övningstext' });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/keytrainer');
  await expect(trainer(page, 'Citattecken')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('lets Tab out, takes Escape itself and leaves the browser its own keys', async ({ page }) => {
  const panel = trainer(page, 'Markera argumenten');
  await text(panel).focus();
  await page.keyboard.press('v');
  await expect(panel.getByText('SEL', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.getByText('NOR', { exact: true })).toBeVisible();
  await expect(text(panel)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text(panel)).not.toBeFocused();
  await expect(panel.getByText('Tangenter: 2')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(text(panel)).toBeFocused();
});

test('takes text that a dead key or a phone’s keyboard has put together', async ({ page }) => {
  const panel = trainer(page, 'Ändra i en lista');
  await text(panel).focus();
  await page.keyboard.insertText('xd');
  await expect(panel.getByText(/✓ Klart på 2 tangenter/)).toBeVisible();
});
