import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: `Labb ${title}` });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/gatesim');
  await expect(lab(page, 'Heladderare')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('drags a part, and undoes it', async ({ page }) => {
  const panel = lab(page, 'XOR av fyra NAND');
  await panel.getByRole('button', { name: 'Lägg till NAND' }).click();
  const part = panel.getByRole('button', { name: /^NAND 1: markera/ });
  const before = await part.boundingBox();
  if (before === null) throw new Error('the part has no place');
  await page.mouse.move(before.x + 20, before.y + 20);
  await page.mouse.down();
  await page.mouse.move(before.x + 80, before.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await part.boundingBox())?.x).toBeGreaterThan(before.x + 40);
  await panel.getByRole('button', { name: 'Ångra' }).click();
  await expect.poll(async () => (await part.boundingBox())?.x).toBeCloseTo(before.x, 0);
});

test('scrolls inside its own box on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(lab(page, 'Fri bygglåda')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
