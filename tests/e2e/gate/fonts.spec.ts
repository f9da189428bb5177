import type { Page } from '@playwright/test';
import { expect, longLesson, test } from '../../support/site';

const families = ['Atkinson Hyperlegible Next', 'Atkinson Hyperlegible Mono'];

/** The bytes of each font that the page fetches from now on, by its address. */
function watchFonts(page: Page): Map<string, Promise<number>> {
  const fonts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!response.url().includes('.woff2')) return;
    fonts.set(
      response.url(),
      response.body().then(({ length }) => length),
    );
  });
  return fonts;
}

test('the gate fetches no font', async ({ page }) => {
  const fonts = watchFonts(page);
  await page.goto(longLesson.path);
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await page.getByRole('button', { name: 'Registrera konto' }).click();
  await expect(page.getByRole('heading', { name: 'Skapa konto' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts.keys()]).toEqual([]);
});

test('a lesson is written in the site’s two fonts, which cost at most 60 kB', async ({
  memberPage,
}) => {
  const fonts = watchFonts(memberPage);
  await memberPage.goto(longLesson.path);
  await expect(memberPage.getByRole('heading', { name: longLesson.heading })).toBeVisible();
  const loaded = (): Promise<readonly string[]> =>
    memberPage.evaluate(() => {
      const names: string[] = [];
      document.fonts.forEach(({ status, family }) => {
        if (status === 'loaded') names.push(family.replaceAll('"', ''));
      });
      return names;
    });
  await expect.poll(loaded).toEqual(expect.arrayContaining(families));
  const bytes = await Promise.all(fonts.values());
  expect(bytes).toHaveLength(families.length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60_000);
});
