import type { Locator } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { expect, test } from '../../support/fixturePage';
import { runner, started } from '../../support/pyrun';

/** Python starts from nothing in every test. */
test.setTimeout(120_000);

/** The objects whose arrow does not end at them, or leaves the picture; and how many there are. */
function arrowsBeside(walk: Locator): Promise<{ readonly lost: string[]; readonly all: number }> {
  return walk.evaluate((element) => {
    const heads = [...element.querySelectorAll('[data-object-head]')];
    const paths = [...element.querySelectorAll('svg g path:last-child')];
    const right = element.getBoundingClientRect().right + 1;
    const lost = heads.filter((head) => {
      const { right: x, top, height } = head.getBoundingClientRect();
      const isMet = paths.some((path) => {
        const tip = path.getBoundingClientRect();
        const isLevel = Math.abs(tip.top + tip.height / 2 - top - height / 2) < 3;
        return Math.abs(tip.left - x) < 3 && isLevel && tip.right < right;
      });
      return !isMet;
    });
    return { lost: lost.map((head) => head.textContent), all: heads.length };
  });
}

test('a program is walked through by keys, with its code whole and its state in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/courses/pyrun');
  const { area } = runner(page, 'Två namn på en lista');
  await area.getByRole('button', { name: 'Stega', exact: true }).click();
  const walk = area.getByRole('group', { name: 'Stegning' });
  const position = walk.getByRole('slider');
  await expect(position).toHaveAttribute('aria-valuetext', /^Steg 1 av \d+$/, started);
  // The keys work where the focus is, and it comes along a moment later.
  await expect(walk.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(walk.getByText('Det finns 160 kronor på kontona tillsammans.').last()).toBeVisible();
  await expect(walk.getByText('alla, samma')).toBeVisible();
  const atOnce = await arrowsBeside(walk);
  expect(atOnce.all).toBeGreaterThan(0);
  expect(atOnce.lost).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await expect(walk.locator('[aria-live]')).toContainText('summera');
  const code = walk.getByRole('group', { name: 'Kod' });
  const isCut = await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isCut).toBe(false);
  await expectNoFindings(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(position).toBeVisible();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
  await expect.poll(async () => (await arrowsBeside(walk)).lost).toEqual([]);
});
