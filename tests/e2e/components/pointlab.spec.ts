import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

/** The lab with a title: panels are sections named by it. */
function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

function point(panel: Locator, number: number): Locator {
  return panel.getByRole('button', { name: new RegExp(`^Punkt ${number},`) });
}

async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  // In the middle of the screen: at the top the page's bar lies above it.
  await element.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  const box = await element.boundingBox();
  if (box === null) throw new Error('the element is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/pointlab');
  await expect(lab(page, 'Glass och värme')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('the new fruit changes sort with k', async ({ page }) => {
  const panel = lab(page, 'Citron eller apelsin?');
  await expect(panel.getByText('Den nya punkten blir apelsin: 1 av 1 grannar.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Antal grannar, k' }).fill('3');
  await expect(panel.getByText('Den nya punkten blir citron: 2 av 3 grannar.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Antal grannar, k' }).fill('99');
  await expect(panel.getByText('Heltal 1 till 15')).toBeVisible();
  await expect(panel.getByText('2 av 3 grannar')).toBeVisible();
});

test('adds, drags and deletes points by mouse', async ({ page }) => {
  const panel = lab(page, 'Citron eller apelsin?');
  await panel.getByText('apelsin', { exact: true }).first().click();
  const query = await centreOf(panel.getByRole('button', { name: /^Ny punkt/ }));
  await page.mouse.click(query.x - 40, query.y + 30);
  await expect(point(panel, 9)).toHaveAccessibleName(/apelsin$/);
  await expect(panel.getByRole('row', { name: /^9 apelsin/ })).toBeHidden();

  const from = await centreOf(point(panel, 9));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 4 });
  await page.mouse.up();
  await expect(panel.getByRole('row', { name: /^9 apelsin/ })).toBeVisible();

  await panel.getByRole('button', { name: 'Ta bort' }).click();
  await expect(point(panel, 9)).toHaveCount(0);
  await expect(panel.getByText('Klicka i planet')).toBeVisible();
});

test('a shaky click does not move a point', async ({ page }) => {
  const panel = lab(page, 'Citron eller apelsin?');
  const name = 'Punkt 1, bredd 5,1 cm, höjd 7 cm, citron';
  const at = await centreOf(panel.getByRole('button', { name }));
  await page.mouse.move(at.x + 2, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + 2);
  await page.mouse.up();
  await expect(panel.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
});

test('adds, moves and deletes points by keyboard alone', async ({ page }) => {
  const panel = lab(page, 'Citron eller apelsin?');
  const ground = panel.getByRole('button', { name: /^Lägg till en punkt/ });
  await ground.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
  const where = (await ground.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await expect(point(panel, 9)).toHaveAccessibleName(
    `${where.replace('Lägg till en punkt vid', 'Punkt 9,')}, citron`,
  );

  await page.keyboard.press('Tab');
  await expect(point(panel, 1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(point(panel, 1)).toHaveAccessibleName('Punkt 1, bredd 5,15 cm, höjd 7 cm, citron');
  await page.keyboard.press('Delete');
  await expect(point(panel, 1)).toHaveCount(0);
  await expect(ground).toBeFocused();
});

test('places a point exactly by typing', async ({ page }) => {
  const panel = lab(page, 'Citron eller apelsin?');
  await point(panel, 8).focus();
  await panel.getByRole('textbox', { name: /^Punkt 8.*bredd/ }).fill('6,37');
  await expect(point(panel, 8)).toHaveAccessibleName(/bredd 6,37 cm/);
});

test('descends to the least squares line, and runs away when the rate is too large', async ({
  page,
}) => {
  const panel = lab(page, 'Sträcka och tid');
  await expect(panel.getByText('Steg 0: medelkvadratfel 44,1820')).toBeVisible();
  await panel.getByRole('button', { name: 'Ett steg' }).click();
  await expect(panel.getByText('Steg 1: medelkvadratfel 12,3030')).toBeVisible();
  await expect(panel.getByText('Nästa steg: k =')).toBeVisible();
  await panel.getByRole('button', { name: 'Minsta kvadrat' }).click();
  await expect(panel.getByText('1,990 · tid + 0,050')).toBeVisible();
  await panel.getByRole('button', { name: 'Börja om träningen' }).click();
  await panel.getByRole('textbox', { name: 'Inlärningstakt' }).fill('0,2');
  await panel.getByRole('button', { name: '100 steg' }).click();
  await expect(panel.getByText('Förlusten växer i stället för att minska')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Ett steg' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('plays and pauses', async ({ page }) => {
  const panel = lab(page, 'Godkänd?');
  await panel.getByRole('button', { name: 'Spela' }).click();
  await expect(panel.getByText(/^Steg [1-9]\d*:/)).toBeVisible();
  await panel.getByRole('button', { name: 'Pausa' }).click();
  await expect(panel.getByRole('button', { name: 'Spela' })).toBeVisible();
  await expect(panel.getByText(/Gränsen p = 0,5 går vid/)).toBeVisible();
});

test('compares models on points kept for testing', async ({ page }) => {
  const panel = lab(page, 'Björk eller ek?');
  await expect(panel.getByText(/^Andel rätt på testpunkterna/)).toBeVisible();
  await panel.getByLabel('Modell').selectOption('beslutsträd');
  await panel.getByRole('button', { name: 'Ett steg' }).click();
  await expect(panel.getByText(/^1 fråga/)).toBeVisible();
  await panel.getByRole('textbox', { name: 'Testpunkter (%)' }).fill('0');
  await expect(panel.getByText(/^Andel rätt på träningspunkterna/)).toBeVisible();
});

test('asks until the tree is finished', async ({ page }) => {
  const panel = lab(page, 'Två bågar');
  const step = panel.getByRole('button', { name: 'Ett steg' });
  await step.focus();
  while ((await step.getAttribute('aria-disabled')) !== 'true') await page.keyboard.press('Enter');
  await expect(panel.getByText(/trädet är klart/)).toBeVisible();
  await expect(panel.getByText(/vinst 0,480/)).toBeVisible();
});

test('moves the centres until no point changes cluster', async ({ page }) => {
  const panel = lab(page, 'Två högar');
  const step = panel.getByRole('button', { name: 'Ett steg' });
  await step.focus();
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('Enter');
  await expect(panel.getByText('Klart: ingen punkt bytte kluster.')).toBeVisible();
  await expect(panel.getByRole('row', { name: '1 1,50 1,33 3' })).toBeVisible();
  await expect(panel.getByRole('row', { name: '2 8,50 8,33 3' })).toBeVisible();
});

test('shows the author’s own numbers and task', async ({ page }) => {
  const panel = lab(page, 'Glass och värme');
  await expect(panel.getByText('Vilken linje passar bäst?')).toBeVisible();
  await expect(panel.getByText('sålda glassar (st)')).toBeVisible();
});

test('fits a phone without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(lab(page, 'Två bågar')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
