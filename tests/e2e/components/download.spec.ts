import { expect, test } from '../../support/fixturePage';

test('the files are named links, and what they hold can be fetched', async ({ page }) => {
  await page.goto('/courses/download');
  const files = page.getByRole('region', { name: 'Filerna till labyrinten' });
  const link = files.getByRole('link', { name: 'labyrint.py' });
  await expect(link).toBeVisible();
  await expect(files.getByRole('listitem').first()).toContainText('banorna och rutnätet');
  await expect(files.getByRole('link')).toHaveCount(3);
});

test('the links are reached by keyboard, and print with their descriptions', async ({ page }) => {
  await page.goto('/courses/download');
  const link = page.getByRole('link', { name: 'labyrint.py' });
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^en_fil_med_ett_mycket/ })).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('banorna och rutnätet')).toBeVisible();
});

test('every file has its arrow, also where several stand in a row', async ({ page }) => {
  await page.goto('/courses/download');
  const row = page.getByRole('listitem').filter({ hasText: 'banorna och rutnätet' });
  await expect(row.getByRole('link')).toHaveCount(2);
  const arrows = await row
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::before').content));
  expect(arrows.map((content) => content.includes('↓'))).toEqual([true, true]);
});

test('keeps its frame within an exercise', async ({ page }) => {
  await page.goto('/courses/download');
  const frame = await page.getByRole('region', { name: 'Övningsförrådet' }).evaluate((panel) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(panel);
    return `${borderTopWidth} ${borderTopStyle}`;
  });
  expect(frame).toBe('1px solid');
});

test('a long file name breaks instead of widening the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/courses/download');
  await expect(page.getByRole('link', { name: 'labyrint.py' })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
