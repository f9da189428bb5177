import type { Locator, Page } from '@playwright/test';
import { findQuickBrowser } from '../../scripts/lib/requirements';
import { openIn } from './colourMode';
import { looksOf, pictureName, whyOtherBrowser, type Look } from './pictures';
import { expect, test } from './site';
import { waitUntilWhole } from './wholePage';

/**
 * Pictures are compared in the browser that took them. Where that is another, each is skipped and
 * says why; in CI that is a failure.
 */
export function onlyInTheirBrowser(): void {
  test.beforeEach(({ browser }) => {
    const why = whyOtherBrowser(findQuickBrowser()?.path, browser.version());
    if (why !== undefined && process.env['CI'] !== undefined) throw new Error(why);
    test.skip(why !== undefined, why);
  });
}

/** Gives the page a look before anything is opened in it. */
export async function openWithLook(page: Page, { mode, width }: Look, path: string): Promise<void> {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
  await openIn(page, mode, path);
}

/** The same, of a page behind the gate, when it stands whole. */
export async function openWholeWithLook(page: Page, look: Look, path: string): Promise<void> {
  await openWithLook(page, look, path);
  await waitUntilWhole(page, path);
}

/**
 * A test for each of a picture's two looks.
 * @param place its place among the pictures, which says what looks those are
 */
export function forBothLooks(
  place: number,
  title: string,
  run: (page: Page, look: Look) => Promise<void>,
): void {
  for (const look of looksOf(place))
    test(`${title}, ${look.mode}, ${String(look.width)} px`, ({ page }) => run(page, look));
}

/**
 * A window so high that every part is in it whole: nothing is scrolled, and no bar lies over what
 * is shown.
 */
async function heighten(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size !== null) await page.setViewportSize({ ...size, height: 4_000 });
  await waitUntilWhole(page, page.url());
}

/** Compares a part of the page, or what is in the window, with its picture. */
export async function expectPicture(
  shown: Page | Locator,
  name: string,
  look: Look,
): Promise<void> {
  if ('page' in shown) await heighten(shown.page());
  // Each picture is told of by itself: the next one may have changed as well.
  await expect.soft(shown).toHaveScreenshot(pictureName(name, look));
}
