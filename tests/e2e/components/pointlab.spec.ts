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

test('fits a phone without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(lab(page, 'Två bågar')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
