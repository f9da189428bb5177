import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });
  test('nothing scrolls sideways, with everything open', async ({ page }) => {
    const panel = trainer(page, 'Ändra i en lista');
    await panel.getByText('Tangenter att klicka på').click();
    await panel.getByText('Alla tangenter som övningen kan').click();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
  });
});

test('shows on paper what is useful there and leaves the controls out', async ({ page }) => {
  const panel = trainer(page, 'Citattecken');
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByText('stad = "Umeå"')).toBeVisible();
  await expect(panel.getByText('Din text')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Börja om' })).toBeHidden();
  await expect(panel.getByText('Tangenter att klicka på')).toBeHidden();
});

for (const mode of ['light', 'dark'] as const)
  test(`has nothing for axe to object to in ${mode} mode`, async ({ page }) => {
    if (mode === 'dark') await page.getByRole('button', { name: /^Växla mellan/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await page.locator('article details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    const panel = trainer(page, 'Ändra i en lista');
    await panel.getByRole('button', { name: 'Övning 3' }).click();
    await text(panel).focus();
    await page.keyboard.type('%sfoo');
    await expectNoFindings(page);
  });
