import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: `Labb ${title}` });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/truthtable');
  await expect(lab(page, 'Utforska')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('scrolls inside its own box on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const panel = lab(page, 'Sex variabler');
  await expect(panel.getByRole('row')).toHaveCount(65);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('a column has its head over it', async ({ page }) => {
  const table = lab(page, 'Utforska').getByRole('table').first();
  const off = await table.evaluate((element) => {
    const text = document.createRange();
    const middleOf = (cell: Element | undefined): number => {
      if (cell === undefined) throw new Error('A row has fewer cells than another');
      text.selectNodeContents(cell);
      const { left, right } = text.getBoundingClientRect();
      return (left + right) / 2;
    };
    const [heads, first] = Array.from(element.querySelectorAll('tr')).map(({ cells }) =>
      Array.from(cells),
    );
    return (heads ?? []).map((head, column) =>
      Math.round(Math.abs(middleOf(head) - middleOf(first?.[column]))),
    );
  });
  expect(off.length).toBeGreaterThan(3);
  expect(off).toEqual(off.map(() => 0));
});

test('no number of a group covers what stands in a cell of the map', async ({ page }) => {
  const map = lab(page, 'Utforska').getByRole('table', { name: /^Karnaughdiagram/ });
  const covered = await map.evaluate((table) => {
    const badges = Array.from(table.parentElement?.querySelectorAll('circle') ?? []);
    if (badges.length === 0) throw new Error('The map has no groups');
    const text = document.createRange();
    return Array.from(table.querySelectorAll('td > span:not([aria-hidden])')).filter((value) => {
      text.selectNodeContents(value);
      const { left, right, top, bottom } = text.getBoundingClientRect();
      // A line of text is higher than its figures: by a quarter above and below.
      const quarter = (bottom - top) / 4;
      return badges.some((badge) => {
        const box = badge.getBoundingClientRect();
        return (
          box.left < right &&
          box.right > left &&
          box.top < bottom - quarter &&
          box.bottom > top + quarter
        );
      });
    }).length;
  });
  expect(covered).toBe(0);
});
