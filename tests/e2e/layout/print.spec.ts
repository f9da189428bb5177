import type { Page } from '@playwright/test';
import { findingsOf } from '../../support/axe';
import { rowAt } from '../../support/night';
import { expect, lesson, longLesson, test } from '../../support/site';
import { nextFrames, openWhole } from '../../support/wholePage';

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** The page as it goes to the printer after it was read in the dark mode. */
async function printDark(page: Page, path: string): Promise<void> {
  await openWhole(page, path);
  await page.getByRole('button', { name: /nu ljust utseende/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await nextFrames(page);
}

/** How light the colours of paper and running text are: from 0 for black to 1 for white. */
function lightness(page: Page): Promise<{ readonly paper: number; readonly text: number }> {
  return page.evaluate(() => {
    const of = (colour: string): number =>
      Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) / 255;
    const text = document.querySelector('article .markdown > h2 ~ p') ?? document.body;
    return {
      paper: of(getComputedStyle(document.documentElement).backgroundColor),
      text: of(getComputedStyle(text).color),
    };
  });
}

/**
 * Buttons that are printed as such: not the words of a text that explain themselves, and not the
 * places of a drawing, which have no text; a block's buttons for code have none either, but a name.
 */
function buttonsOnPaper(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('button')
    .filter({ visible: true })
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.closest('p, li, td, dd') === null)
        .map((button) => {
          const name = button.closest('.theme-code-block') && button.getAttribute('aria-label');
          return name ?? button.textContent.trim();
        })
        .filter((text) => text !== ''),
    );
}

const printed = [
  ['a lesson with programs to run', '/courses/3/m1'],
  ['a lesson', longLesson.path],
  ['a lesson with labs', '/courses/applied_programming/digital_logic/gates'],
] as const;

for (const [place, [what, path]] of printed.entries()) {
  test(
    `${what} is printed black on white from the dark mode, without what only a screen can use`,
    rowAt(place),
    async ({ memberPage }) => {
      await printDark(memberPage, path);
      const { paper, text } = await lightness(memberPage);
      expect(paper).toBeGreaterThan(0.97);
      expect(text).toBeLessThan(0.2);
      // Every other text too, on whatever it stands.
      expect(await findingsOf(memberPage, { rules: 'colours' })).toEqual([]);
      for (const name of ['Huvudmeny', 'Kursernas sidor', 'Föregående och nästa sida'])
        await expect(memberPage.getByRole('navigation', { name })).toHaveCount(0);
      await expect(memberPage.getByRole('contentinfo')).toHaveCount(0);
      expect(await buttonsOnPaper(memberPage)).toEqual([]);
      await expect(
        memberPage.getByRole('article').getByRole('heading', { level: 1 }),
      ).toBeVisible();
    },
  );
}

test('a button, and text that keeps the dark mode’s colour, are found on paper', async ({
  memberPage,
}) => {
  await printDark(memberPage, lesson.path);
  await memberPage.locator('article .markdown').evaluate((text) => {
    text.insertAdjacentHTML(
      'beforeend',
      '<p style="color: #e8e4dc">ljust på vitt</p><button type="button">Kör</button>',
    );
    text
      .querySelector('.theme-code-block')
      ?.insertAdjacentHTML(
        'beforeend',
        '<button type="button" aria-label="Kopiera" style="display: block !important">+</button>',
      );
  });
  expect([...(await buttonsOnPaper(memberPage))].sort()).toEqual(['Kopiera', 'Kör']);
  expect(await findingsOf(memberPage, { rules: 'colours' })).toEqual([
    expect.stringContaining('ljust på vitt'),
  ]);
});
