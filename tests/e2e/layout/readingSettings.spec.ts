import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { expect, longLesson, test } from '../../support/site';
import { openWhole } from '../../support/wholePage';

const fontSize = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

/** The ruler: for the eye alone, and the last thing in the document. */
const band = (page: Page) => page.locator('body > div[aria-hidden="true"][style*="--at"]');

/** What tells how far one has come, whatever it is made of. */
const counts =
  /\d+ av \d+ (?:lektion(?:er)? läst|uppgift(?:er)? klar|fråg(?:a|or) rätt|klar)|Mål: \d/;
const seenCounts = (page: Page) => page.getByText(counts).filter({ visible: true });

/** What would move for longer than a moment. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body, body *')).flatMap((element) => {
      const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
      const times = `${transitionDuration}, ${animationDuration}`
        .split(', ')
        .map(Number.parseFloat);
      const isStill = times.every((time) => time <= 0.001) && scrollBehavior === 'auto';
      return isStill ? [] : [element.outerHTML.slice(0, 80)];
    }),
  );

/** By how much the page is wider than its window. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function choose(page: Page, legend: string, label: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Läsinställningar' });
  await dialog.getByRole('group', { name: legend }).getByText(label, { exact: true }).click();
}

test('settings beside the colour mode hold on the next page and on paper, and calm shows no counts and no motion', async ({
  memberPage: page,
}) => {
  await openWhole(page, longLesson.path);
  await expect(seenCounts(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Markera som läst' }).click();
  const bar = page.getByRole('navigation', { name: 'Huvudmeny' });
  await expect(bar.getByRole('button', { name: /utseende/ })).toBeVisible();
  await bar.getByRole('button', { name: 'Läsinställningar' }).click();
  await choose(page, 'Textstorlek', 'Störst');
  await choose(page, 'Typsnitt', 'Extra glest');
  await choose(page, 'Läslinjal', 'På');
  await choose(page, 'Lugn: inget rör sig och inga räknare visas', 'På');
  await expectNoFindings(page);
  // In a narrow window the bar stays small, and what opens from it does not.
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 1100, height: wide.height });
  const panel = await page.getByRole('dialog', { name: 'Läsinställningar' }).boundingBox();
  expect(panel?.width).toBeGreaterThan(600);
  await page.setViewportSize(wide);
  await page.keyboard.press('Escape');

  for (const path of [longLesson.path, '/', '/courses/category/årskurs-3']) {
    await openWhole(page, path);
    expect(await fontSize(page)).toBe('24px');
    await expect(page.locator('[data-counter]')).not.toHaveCount(0);
    await expect(seenCounts(page)).toHaveCount(0);
    expect(await moving(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: wide.height });
    expect(await excess(page)).toBe(0);
    await page.setViewportSize(wide);
  }
  // It listens as soon as it stands somewhere.
  await expect(band(page)).toHaveAttribute('style', /--at/);
  await page.mouse.move(300, 222);
  await expect(band(page)).toHaveAttribute('style', /--at: ?222px/);
  await page.emulateMedia({ media: 'print' });
  expect(await fontSize(page)).toBe('24px');
  await expect(band(page)).toBeHidden();
});
