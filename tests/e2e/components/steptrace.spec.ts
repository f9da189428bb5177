import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

/** A StepTrace of the page, and what a student sees of it. */
function trace(page: Page, title: string) {
  const area = page.getByRole('region', { name: title });
  return {
    code: area.getByRole('group', { name: 'Kod' }),
    // The line is named by what it holds; the mark is also told in the explanation.
    marked: area.locator('[aria-current="step"]'),
    explanation: area.locator('[aria-live="polite"]'),
    slider: area.getByRole('slider', { name: 'Hoppa till steg' }),
    step: area.getByRole('button', { name: 'Steg framåt' }),
    play: area.getByRole('button', { name: 'Spela' }),
  };
}

const title = 'Två anrop delar samma lista';

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/steptrace');
});

test('by keyboard alone: slider, code and buttons', async ({ page }) => {
  const list = trace(page, title);
  await list.slider.focus();
  await expect(list.slider).toHaveAttribute('aria-valuetext', 'Steg 1 av 7');
  await page.keyboard.press('ArrowRight');
  await expect(list.slider).toHaveAttribute('aria-valuetext', 'Steg 2 av 7');
  await page.keyboard.press('End');
  await expect(list.slider).toHaveAttribute('aria-valuetext', 'Steg 7 av 7');
  await page.keyboard.press('Tab');
  await expect(list.code).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(list.explanation).toHaveText(/^Steg 6/);
  await page.keyboard.press('Home');
  await expect(list.explanation).toHaveText(/^Steg 1/);
  await list.step.focus();
  await page.keyboard.press('Space');
  // While it plays, the other button is called something else.
  await expect(list.play).toBeVisible();
  await expect(list.explanation).toHaveText(/^Steg 2/);
  await page.keyboard.press('ArrowRight');
  await expect(list.explanation).toHaveText(/^Steg 3/);
  await expect(list.step).toBeFocused();
});

test('keeps the marked line in view without moving the page', async ({ page }) => {
  const long = trace(page, 'Långa rader och många steg');
  await long.code.scrollIntoViewIfNeeded();
  await expect(long.marked).toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  await long.step.click();
  await expect(long.marked).toContainText('def bubbelsortera');
  await expect(long.marked).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
