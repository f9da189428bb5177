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

test('solves an exercise by keyboard, counts the keys and keeps the best', async ({ page }) => {
  const panel = trainer(page, 'Ändra i en lista');
  await text(panel).focus();
  await page.keyboard.type('jkxd');
  await expect(panel.getByText('✓ Klart på 4 tangenter, facit 2. Ditt bästa: 4.')).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('button', { name: 'Övning 1, löst' })).toBeVisible();
  await text(panel).focus();
  await page.keyboard.type('xd');
  await expect(panel.getByText('✓ Klart på 2 tangenter, facit 2. Ditt bästa: 2.')).toBeVisible();
});

test('shows modes, several cursors and the pattern while it is written', async ({ page }) => {
  const panel = trainer(page, 'Ändra i en lista');
  await panel.getByRole('button', { name: 'Övning 3' }).click();
  await text(panel).focus();
  await page.keyboard.type('%sfoo');
  await expect(panel.getByText('select:foo')).toBeVisible();
  await expect(panel.getByText('3 sels')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('cbar');
  await expect(panel.getByText('INS', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.getByText(/✓ Klart på 11 tangenter/)).toBeVisible();
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

test('asks for a selection', async ({ page }) => {
  const panel = trainer(page, 'Markera argumenten');
  await text(panel).focus();
  await page.keyboard.type('mi(');
  await expect(panel.getByText(/✓ Klart på 3 tangenter, facit 3/)).toBeVisible();
  await expect(panel.getByText('Markerat: summa, antal.')).toBeAttached();
});

test('can be played by mouse alone', async ({ page }) => {
  const panel = trainer(page, 'Ändra i en lista');
  await panel.getByText('Tangenter att klicka på').click();
  const keys = panel.getByRole('group', { name: 'Tangenter' });
  await keys.getByRole('button', { name: 'x', exact: true }).click();
  await keys.getByRole('button', { name: 'd', exact: true }).click();
  await expect(panel.getByText(/✓ Klart på 2 tangenter/)).toBeVisible();
  await panel.getByRole('button', { name: 'Nästa övning' }).click();
  await expect(panel.getByText('Övning 2 av 3')).toBeVisible();
});

test('takes several keys on a line, and says what is no key', async ({ page }) => {
  const panel = trainer(page, 'Citattecken');
  await panel.getByText('Tangenter att klicka på').click();
  const line = panel.getByRole('textbox', { name: 'Flera tangenter' });
  await line.fill('e<escape>');
  await line.press('Enter');
  await expect(panel.getByRole('alert')).toHaveText(/<escape> är ingen tangent/);
  await line.fill('ems"');
  await panel.getByRole('button', { name: 'Tryck' }).click();
  await expect(panel.getByText(/✓ Klart på 4 tangenter/)).toBeVisible();
});

test('takes text that a dead key or a phone’s keyboard has put together', async ({ page }) => {
  const panel = trainer(page, 'Ändra i en lista');
  await text(panel).focus();
  await page.keyboard.insertText('xd');
  await expect(panel.getByText(/✓ Klart på 2 tangenter/)).toBeVisible();
});

test('plays the solution without counting it as one’s own', async ({ page }) => {
  const panel = trainer(page, 'Citattecken');
  await panel.getByRole('button', { name: 'Spela facit' }).click();
  await expect(panel.getByText('Så gör facit, med 4 tangenter.')).toBeVisible({ timeout: 10_000 });
  await expect(panel.getByText('Ditt bästa')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Börja om' }).click();
  await expect(panel.getByText('Tangenter: 0 · facit 4')).toBeVisible();
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
