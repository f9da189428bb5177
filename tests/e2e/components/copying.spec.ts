import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';
import { openWhole } from '../../support/wholePage';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * Selects from the beginning of one element to the end of another, as by dragging, copies with the
 * keys, and returns the text.
 */
async function copied(page: Page, from: string, to = from): Promise<string> {
  await page.evaluate(
    ([first = '', last = '']) => {
      const range = document.createRange();
      const start = document.querySelector(first);
      const end = document.querySelector(last);
      if (start === null || end === null) throw new Error('Nothing to select');
      range.setStartBefore(start);
      range.setEndAfter(end);
      window.getSelection()?.removeAllRanges();
      window.getSelection()?.addRange(range);
    },
    [from, to],
  );
  await page.keyboard.press('Control+C');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a terminal gives its commands, with the button and by dragging', async ({ page }) => {
  await openWhole(page, '/courses/code');
  const block = page.locator('.theme-code-block', { hasText: 'kex.py' });
  const commands = 'git status --short\ngit add kex.py';
  await block.hover();
  await block.getByRole('button', { name: /Kopiera/ }).click();
  await expect(block.getByRole('button', { name: 'Kopierat' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(commands);
  const terminal = 'pre.language-shell-session:has(.token-line:nth-child(3))';
  expect((await copied(page, terminal)).trim()).toBe(commands);
  // What a program has written can be copied where no command is.
  expect((await copied(page, `${terminal} .token-line:nth-child(2)`)).trim()).toBe('?? kex.py');
  await expect(page.locator('[data-not-copied]')).toHaveCount(0);
});

test('a formula is copied once, as it is written, in whatever selection', async ({ page }) => {
  await openWhole(page, '/courses/math');
  const sentence =
    'Pythagoras sats säger att $a^2 + b^2 = c^2$, och därför är $c = \\sqrt{a^2 + b^2}$.';
  expect((await copied(page, '.markdown h2 + p')).trim()).toBe(sentence);
  const whole = await copied(page, '.markdown h2 + p', '.katex-display');
  expect(whole).toContain(`${sentence}\n\nPå egen rad`);
  expect(whole.replaceAll(/\s+/g, ' ')).toContain('$$\\sigma(z) = \\frac{1}{1 + e^{-z}}');
  // A piece of a formula is all of it.
  expect((await copied(page, '.katex .katex-html .mord')).trim()).toBe('$a^2 + b^2 = c^2$');
  await expect(page.locator('.katex > :not(.katex-mathml, .katex-html)')).toHaveCount(0);
});
