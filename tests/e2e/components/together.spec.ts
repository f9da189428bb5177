import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectColours, expectNoFindings } from '../../support/axe';
import { expect, test } from '../../support/fixturePage';
import { switchMode } from '../../support/pageFaults';

const source = readFileSync('tests/fixtures/docs/allt.mdx', 'utf8');
const titles = [...source.matchAll(/^<\w+[^>]* title="([^"]+)"/gm)].map((match) => match[1] ?? '');

async function openAll(page: Page): Promise<void> {
  await page.goto('/courses/allt');
  for (const title of titles)
    await expect(page.getByRole('region', { name: title }), title).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'Läs talet och skriv det sedan.' }).locator('svg'),
  ).toBeVisible();
}

test('every teaching part is on the page of all parts', () => {
  const registry = readFileSync('src/parts/registry.ts', 'utf8');
  const parts = [...registry.matchAll(/(\w+): \(\) => import\(/g)].map((match) => match[1] ?? '');
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !source.includes(`<${part}`))).toEqual([]);
});

test('all parts start together, without a word on the console, an id twice or a finding in either colour mode', async ({
  page,
}) => {
  await openAll(page);
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await expectNoFindings(page);
  await switchMode(page, 'light');
  await expectColours(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('none of them makes the page wider than the screen', async ({ page }) => {
    await openAll(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
