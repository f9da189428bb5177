import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: `Labb ${title}` });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/baseconverter');
  await expect(lab(page, 'Talomvandlare')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('links all fields, whichever is written in', async ({ page }) => {
  const panel = lab(page, 'Talomvandlare');
  const binary = panel.getByLabel('Binärt');
  const hex = panel.getByLabel('Hexadecimalt');
  const unsigned = panel.getByLabel('Decimalt utan tecken');
  const signed = panel.getByLabel('Decimalt i tvåkomplement');
  const ascii = panel.getByLabel('ASCII-text');
  await expect(binary).toHaveValue('0010 1010');
  await signed.fill('-5');
  await expect(binary).toHaveValue('1111 1011');
  await expect(unsigned).toHaveValue('251');
  await hex.fill('$41');
  await expect(ascii).toHaveValue('A');
  await ascii.fill('z');
  await expect(unsigned).toHaveValue('122');
  await binary.fill('11');
  await binary.blur();
  await expect(binary).toHaveValue('0000 0011');
  await expect(panel.getByText('Byte för byte: styrtecken 3')).toBeVisible();
});

test('says what is wrong and what does not fit, and cuts it on request', async ({ page }) => {
  const panel = lab(page, 'Talomvandlare');
  await panel.getByLabel('Binärt').fill('102');
  await expect(panel.getByText('2 är ingen binär siffra')).toBeVisible();
  await expect(panel.getByLabel('Decimalt utan tecken')).toHaveValue('42');
  await panel.getByLabel('Decimalt utan tecken').fill('300');
  await expect(
    panel.getByText('300 får inte plats: 8 bitar räcker från 0 till 255.'),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Behåll de lägsta bitarna' }).click();
  await expect(panel.getByLabel('Decimalt utan tecken')).toHaveValue('44');
  await panel.getByLabel('ASCII-text').fill('å');
  await expect(panel.getByText('å finns inte i ASCII')).toBeVisible();
});

test('turns bits by mouse and explains overflow', async ({ page }) => {
  const panel = lab(page, 'Talomvandlare');
  await panel.getByRole('button', { name: 'Bit 7, värd 128, teckenbit: 0' }).click();
  await expect(panel.getByLabel('Decimalt i tvåkomplement')).toHaveValue('−86');
  await panel.getByLabel('Decimalt utan tecken').fill('127');
  await panel.getByRole('button', { name: '+ 1' }).click();
  await expect(
    panel.getByText('I tvåkomplement spillde talet över: 127 + 1 blev −128'),
  ).toBeVisible();
  await panel.locator('label').filter({ hasText: /^16$/ }).click();
  await expect(panel.getByText('−128 blev 128')).toBeVisible();
});

test('works by keyboard alone', async ({ page }) => {
  const panel = lab(page, 'Fyra bitar');
  await panel.getByRole('button', { name: /^Bit 3/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(panel.getByRole('button', { name: 'Bit 2, värd 4: 0' })).toBeFocused();
  await expect(panel.getByLabel('Binärt')).toHaveValue('1001');
  await panel.getByRole('button', { name: 'Invertera' }).press('Enter');
  await expect(panel.getByLabel('Binärt')).toHaveValue('0110');
  await panel.getByRole('button', { name: 'Skifta vänster' }).press('Enter');
  await expect(panel.getByLabel('Hexadecimalt')).toHaveValue('C');
  await panel.getByRole('radio', { name: '4' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByLabel('Binärt')).toHaveValue('0000 1100');
  await panel.getByRole('button', { name: 'Börja om' }).press('Enter');
  await expect(panel.getByLabel('Decimalt i tvåkomplement')).toHaveValue('−3');
});

test('shows the fields that the author chose, and 32 bits without scrolling the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(lab(page, 'Ett register i C64').getByRole('textbox')).toHaveCount(3);
  await expect(lab(page, 'Ett register i C64').getByLabel('Hexadecimalt')).toHaveValue('D020');
  await expect(lab(page, 'Fyra byte').getByLabel('ASCII-text')).toHaveValue('Hej!');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
