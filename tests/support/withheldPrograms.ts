/** A page whose programs do not come, and what it says of that without them. */
import type { Page } from '@playwright/test';
import { expectNoFindingsInBothModes } from './axe';
import { expect, expectNoContent } from './site';

/**
 * What the browser says on the console of a program that is not there; the second of one that it
 * was told to fetch early and nobody has run.
 */
export const noPrograms = /Failed to load resource|preloaded using link preload but not used/;

export async function withholdPrograms(page: Page): Promise<void> {
  await page.route('**/assets/js/*.js', (route) => route.fulfill({ status: 404, body: 'borta' }));
}

/**
 * The 15 seconds before the word on what to do are a style's, so they are over when the style's
 * animation is.
 */
async function endWait(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
    }
  });
}

/**
 * After a while, and not before, the page says what to do; it can be read by everybody and tells
 * nothing else.
 */
export async function expectWordOnWhatToDo(page: Page): Promise<void> {
  const late = page.getByText('Det tar längre tid än vanligt.').filter({ visible: true });
  await expect(late).toHaveCount(0);
  await endWait(page);
  await expect(late).toHaveCount(1);
  await expectNoFindingsInBothModes(page);
  await expectNoContent(page);
}
