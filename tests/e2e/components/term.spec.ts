import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

const term = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const tip = (page: Page): Locator => page.getByRole('tooltip');

test('by mouse: the tip opens, stays under the pointer, and closes when it leaves', async ({
  page,
}) => {
  await page.goto('/courses/term');
  await term(page, 'kö').hover();
  await expect(tip(page)).toContainText('kö (queue): En datastruktur');
  await expect(term(page, 'kö')).toHaveAccessibleDescription(/lades in först/);
  await tip(page).hover();
  await expect(tip(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(tip(page)).toBeHidden();
});

test('Escape closes the tip without moving the pointer', async ({ page }) => {
  await page.goto('/courses/term');
  await term(page, 'stack').hover();
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
});

test('by keyboard alone: open on focus, closed by Escape, open at the next word', async ({
  page,
}) => {
  await page.goto('/courses/term');
  await term(page, 'stack').focus();
  await expect(tip(page)).toContainText('LIFO');
  // The same word in both languages is said once.
  await expect(tip(page)).not.toContainText('(stack)');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(term(page, 'stack')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tip(page)).toContainText('FIFO');
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveCount(1);
  await expect(tip(page)).toContainText('instans');
});

test('the whole glossary stands in alphabetical order, each word with an address', async ({
  page,
}) => {
  await page.goto('/courses/term');
  const words = page.getByRole('term');
  await expect(words.filter({ hasText: 'algoritm' }).first()).toBeVisible();
  const texts = await words.allInnerTexts();
  expect(texts).toEqual([...texts].sort(new Intl.Collator('sv').compare));
  await page.getByRole('link', { name: 'rekursion' }).click();
  await expect(page.locator('[id="ordlista-rekursion"]')).toBeInViewport();
});

test('on paper the words stand in the text like any others', async ({ page }) => {
  await page.goto('/courses/term');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('En stack lämnar ut')).toBeVisible();
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('a tap opens the tip inside the screen, a tap elsewhere closes it', async ({ page }) => {
    await page.goto('/courses/term');
    for (const name of ['stack', 'klass', 'frontlinje']) {
      await term(page, name).tap();
      await expect(tip(page)).toHaveCount(1);
      const box = await tip(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 400)).toBeLessThanOrEqual(320);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(tip(page)).toBeHidden();
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
