import type { Page } from '@playwright/test';
import { ownLook } from '../../../packages/reading-settings/src/settings';
import { styleOf } from '../../../packages/reading-settings/src/styleOf';
import { tabTo, unseenStops, walk } from '../../support/keyboard';
import { night, rowAt } from '../../support/night';
import { expect, lesson, longLesson, test } from '../../support/site';
import { openWhole } from '../../support/wholePage';

// 1280 by 1024 px at a zoom of 400 %.
test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

const walked = [
  ['home', '/'],
  ['a category', '/courses/category/tillämpad-programmering'],
  ['a lesson', longLesson.path],
  ['a lesson with labs', '/courses/applied_programming/digital_logic/gates'],
] as const;

for (const [place, [what, path]] of walked.entries()) {
  test(
    `on ${what} nothing covers what has focus, and nothing scrolls sideways`,
    rowAt(place),
    async ({ memberPage }) => {
      await openWhole(memberPage, path);
      expect(unseenStops(await walk(memberPage))).toEqual([]);
      expect(await overflow(memberPage)).toBeLessThanOrEqual(0);
    },
  );
}

test(
  'with the largest text nothing scrolls sideways either',
  night,
  async ({ memberPage: page }) => {
    const settings = { ...ownLook, size: 'largest' } as const;
    const { style, marks } = styleOf(settings);
    const texts = Object.entries(style).map(([name, value]) => `${name}:${value}`);
    const kept = JSON.stringify({ settings, style: texts.join(';'), marks });
    await page.addInitScript((text) => localStorage.setItem('kurser-reading', text), kept);
    const joystick = '/courses/applied_programming/TRSE/sprite_movement/about';
    for (const path of ['/', '/courses/3/m6', joystick, '/integritet']) {
      await openWhole(page, path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '24px',
      );
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  },
);

test('on the sign-in form nothing covers what has focus, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  expect(unseenStops(await walk(page))).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('the search has its field, its answers and its way out in the window', async ({
  memberPage,
}) => {
  await openWhole(memberPage, lesson.path);
  await memberPage.getByRole('button', { name: 'Sök', exact: true }).click();
  const dialog = memberPage.getByRole('dialog', { name: 'Sök i kurserna' });
  const field = dialog.getByRole('combobox');
  const close = dialog.getByRole('button', { name: 'Stäng' });
  await expect(field).toBeFocused();
  await memberPage.keyboard.type('rekursion');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  for (const part of [field, close]) await expect(part).toBeInViewport({ ratio: 1 });
  await memberPage.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.5 });
  expect(unseenStops(await walk(memberPage))).toEqual([]);
  await close.click();
  await expect(dialog).toHaveCount(0);
});

test('the account has its fields and its way out in the window', async ({ memberPage }) => {
  await openWhole(memberPage, lesson.path);
  await memberPage.getByRole('button', { name: 'Konto', exact: true }).click();
  const dialog = memberPage.getByRole('dialog', { name: 'Konto' });
  const close = dialog.getByRole('button', { name: 'Stäng' });
  await expect(close).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Byt lösenord' }).click();
  for (const label of ['Nuvarande lösenord', 'Nytt lösenord']) {
    await tabTo(memberPage, dialog.getByLabel(label));
    // Edges may lie between two pixels.
    await expect(dialog.getByLabel(label)).toBeInViewport({ ratio: 0.99 });
  }
  const excess = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
  expect(unseenStops(await walk(memberPage))).toEqual([]);
  await close.focus();
  await expect(close).toBeInViewport({ ratio: 0.99 });
  await memberPage.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
});
