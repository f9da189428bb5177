import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

function pixel(panel: Locator, grid: RegExp, place: string): Locator {
  return panel.getByRole('grid', { name: grid }).getByRole('gridcell', { name: `${place}:` });
}

const image = /^Bilden/;
const output = /^Utbilden/;

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/convlab');
  await expect(lab(page, 'Liten bild')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('steps the window and writes out the sum', async ({ page }) => {
  const panel = lab(page, 'Hitta den lodräta kanten');
  await expect(panel.getByText('0·(−1) + 0·0 + 0·1').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Framåt' }).click();
  await expect(panel.getByText('Fönstret är på plats 2 av 12.')).toBeVisible();
  await expect(panel.getByText('0·(−1) + 0·0 + 9·1').first()).toBeVisible();
  await expect(pixel(panel, output, 'rad 1, kolumn 2')).toHaveText('27');
  await expect(pixel(panel, output, 'rad 1, kolumn 3')).toHaveAccessibleName(/inte uträknad/);
  await panel.getByRole('button', { name: 'Till slutet' }).click();
  for (let row = 1; row <= 3; row += 1)
    for (const [i, value] of ['0', '27', '27', '0'].entries())
      await expect(pixel(panel, output, `rad ${row}, kolumn ${i + 1}`)).toHaveText(value);
  await panel.getByRole('button', { name: 'Till början' }).click();
  await expect(pixel(panel, output, 'rad 1, kolumn 2')).toHaveText('');
});

test('plays on its own', async ({ page }) => {
  const panel = lab(page, 'Liten bild');
  await expect(panel.getByText('Räkna ut alla fyra värden')).toBeVisible();
  await panel.getByRole('button', { name: 'Spela' }).click();
  await expect(pixel(panel, output, 'rad 2, kolumn 2')).toHaveText('−4', { timeout: 15_000 });
  await expect(panel.getByRole('button', { name: 'Spela' })).toBeVisible();
});

test('paints by dragging and by typing digits', async ({ page }) => {
  const panel = lab(page, 'Hitta den lodräta kanten');
  const first = pixel(panel, image, 'rad 1, kolumn 1');
  // In the middle of the screen: at the top the page's bar lies above it.
  await first.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await first.boundingBox();
  const to = await pixel(panel, image, 'rad 1, kolumn 3').boundingBox();
  if (from === null || to === null) throw new Error('the image is not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(pixel(panel, image, 'rad 1, kolumn 2')).toHaveText('9');
  await expect(panel.getByLabel('Bild', { exact: true })).toHaveValue('egen');

  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('4');
  await expect(pixel(panel, image, 'rad 2, kolumn 1')).toHaveText('4');
  await expect(panel.getByRole('textbox', { name: 'Måla med värdet' })).toHaveValue('4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(pixel(panel, image, 'rad 2, kolumn 2')).toHaveText('4');
});

test('moves the window by choosing a pixel of the output, with keys alone', async ({ page }) => {
  const panel = lab(page, 'Hitta den lodräta kanten');
  await pixel(panel, output, 'rad 1, kolumn 1').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Fönstret är på plats 8 av 12.')).toBeVisible();
});

test('pools, and lays layer on layer', async ({ page }) => {
  const pooling = lab(page, 'Det största talet');
  for (const [place, value] of [
    ['rad 1, kolumn 1', '6'],
    ['rad 1, kolumn 2', '5'],
    ['rad 2, kolumn 1', '7'],
    ['rad 2, kolumn 2', '9'],
  ] as const)
    await expect(pixel(pooling, output, place)).toHaveText(value);
  await expect(pooling.getByText('det största av 1; 3; 4; 6')).toBeVisible();

  const panel = lab(page, 'Hitta den lodräta kanten');
  await panel.getByRole('button', { name: 'Gör utbilden till bild' }).click();
  await expect(pixel(panel, image, 'rad 1, kolumn 2')).toHaveText('27');
  await panel.getByText('maxpooling').click();
  await expect(panel.getByText('Utbilden, 1 × 2')).toBeVisible();
  await panel.getByRole('button', { name: 'Tillbaka till förra bilden' }).click();
  await expect(panel.getByLabel('Bild', { exact: true })).toHaveValue('kant');
});

test('computes sizes, and says when the window does not fit', async ({ page }) => {
  const panel = lab(page, 'En sjua');
  await expect(
    panel.getByText('(8 + 2·1 − 3)/2 + 1 = 4,5, avrundat nedåt till 4').first(),
  ).toBeVisible();
  await panel.getByRole('textbox', { name: 'Nollor runt om (padding)' }).fill('0');
  await panel.getByRole('textbox', { name: 'Rader' }).fill('2');
  await expect(panel.getByText('Fönstret är större än bilden')).toBeVisible();
});

test('takes a kernel of one’s own', async ({ page }) => {
  const panel = lab(page, 'Hitta den lodräta kanten');
  await panel.getByRole('textbox', { name: 'Kärnan, rad 1, kolumn 1' }).fill('2,5');
  await expect(panel.getByLabel('Kärna', { exact: true })).toHaveValue('egen');
  await expect(panel.getByText('0·2,5 + 0·0 + 0·1')).toBeVisible();
  await panel.getByText('5 × 5').click();
  await expect(panel.getByRole('textbox', { name: /^Kärnan, rad/ })).toHaveCount(25);
});

test('fits a phone without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(lab(page, 'En sjua')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
