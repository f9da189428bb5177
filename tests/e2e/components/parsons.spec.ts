import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { expect, test } from '../../support/fixturePage';

const right = [
  'tal = [3, 5, 10]',
  'summa = 0',
  'for t in tal:',
  'summa = summa + t',
  'print(summa)',
];

const opened = async (page: Page, lines: number): Promise<Locator> => {
  await page.goto('/courses/parsons');
  const puzzle = page.getByRole('group', { name: `Ordna: ${lines} rader` });
  await expect(puzzle.getByRole('listitem')).toHaveCount(lines);
  return puzzle;
};

const grip = (puzzle: Locator, line: string): Locator =>
  puzzle.getByRole('button', { name: `Flytta: ${line}` });

/** The lines from top to bottom as they stand. */
const standing = async (puzzle: Locator): Promise<readonly string[]> =>
  (await puzzle.getByRole('listitem').allInnerTexts()).map((text) =>
    (text.split('\n')[0] ?? '').trim(),
  );

test('by keyboard alone: lines are picked up, carried and laid down until they stand right', async ({
  page,
}) => {
  const puzzle = await opened(page, 5);
  const keys = page.keyboard;
  for (const [place, line] of right.entries()) {
    await grip(puzzle, line).focus();
    await keys.press('Space');
    await expect(grip(puzzle, line)).toHaveAttribute('aria-pressed', 'true');
    await keys.press('Home');
    for (let step = 0; step < place; step += 1) await keys.press('ArrowDown');
    await keys.press('Space');
    await expect(grip(puzzle, line)).toBeFocused();
    await expect(puzzle.getByRole('status').first()).toContainText(
      `släppt på plats ${place + 1} av 5`,
    );
  }
  expect(await standing(puzzle)).toEqual(right);
  await keys.press('Tab');
  await expect(puzzle.getByRole('button', { name: 'Kontrollera' })).toBeFocused();
  await keys.press('Enter');
  const told = puzzle.locator('[data-feedback]');
  await expect(told).toHaveText('✓ Rätt. På första försöket.');
  await expect(told).toBeFocused();
  await expect(puzzle.getByText('Listan och summan måste finnas')).toBeVisible();
});

test('by mouse: a row that is dragged lands where it is let go, and Escape puts back what is held', async ({
  page,
}) => {
  // Nothing has to scroll: a place on the screen is a place in the page.
  await page.setViewportSize({ width: 1280, height: 1600 });
  const puzzle = await opened(page, 5);
  const before = await standing(puzzle);
  const [first = '', , third = ''] = before;
  await grip(puzzle, first).hover();
  await page.mouse.down();
  const to = await puzzle.getByRole('listitem').nth(2).boundingBox();
  await page.mouse.move(200, (to?.y ?? 0) + (to?.height ?? 0) - 4, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await standing(puzzle)).slice(1, 3)).toEqual([third, first]);
  await expect(grip(puzzle, first)).toHaveAttribute('aria-pressed', 'false');
  await grip(puzzle, first).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await expect.poll(async () => (await standing(puzzle)).at(-1)).toBe(first);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await standing(puzzle))[2]).toBe(first);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap picks a row up, and a tap on another row puts it there', async ({ page }) => {
    const puzzle = await opened(page, 5);
    const [first = '', second = ''] = await standing(puzzle);
    await grip(puzzle, first).tap();
    await expect(grip(puzzle, first)).toHaveAttribute('aria-pressed', 'true');
    await grip(puzzle, second).tap();
    expect((await standing(puzzle)).slice(0, 2)).toEqual([second, first]);
    await puzzle.getByRole('button', { name: `Flytta upp: ${first}` }).tap();
    expect((await standing(puzzle))[0]).toBe(first);
  });
});

test('has no accessibility findings, fits a narrow phone, and prints the right order last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const puzzle = await opened(page, 12);
  await expect(puzzle.getByRole('button', { name: 'Kontrollera' })).toBeVisible();
  await expectNoFindings(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expect(puzzle.getByText('Facit')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(puzzle.getByText('Facit')).toBeVisible();
});

test('a line stands as far in as its program says', async ({ page }) => {
  const puzzle = await opened(page, 5);
  const line = puzzle.getByRole('listitem').filter({ hasText: 'summa = summa + t' });
  expect(await line.locator('code').innerText()).toBe('    summa = summa + t');
});

test('an arrow is not divided between two lines', async ({ page }) => {
  const puzzle = await opened(page, 6);
  const arrow = puzzle.getByText('->', { exact: true });
  // Every width at which a line could end in the middle of it.
  for (let width = 320; width < 480; width += 4) {
    await page.setViewportSize({ width, height: 640 });
    expect(await arrow.evaluate((sign) => sign.getClientRects().length), String(width)).toBe(1);
  }
});
