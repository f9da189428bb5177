import type { Page } from '@playwright/test';
import { expect, lesson, test } from '../../support/site';
import { waitUntilWhole } from '../../support/wholePage';
import {
  expectPicture,
  forBothLooks,
  onlyInTheirBrowser,
  openWholeWithLook,
  openWithLook,
} from '../../support/pictureTest';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
onlyInTheirBrowser();
test.describe.configure({ mode: 'parallel' });

/** The drawing of a lesson comes when the page stands: nothing of the text says when. */
async function waitForDrawing(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[data-course] svg').first()).toBeVisible();
}

forBothLooks(0, 'the sign-in form', async (page, look) => {
  await openWithLook(page, look, '/');
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectPicture(page, 'gate', look);
});

test.describe('behind the gate', () => {
  test.beforeEach(async ({ page, accounts, reader }) => {
    await accounts.remember(page, reader, true);
  });

  forBothLooks(1, 'home for a new student', async (page, look) => {
    await openWholeWithLook(page, look, '/');
    await expect(page.getByRole('figure', { name: /adderar två bitar/ })).toBeVisible();
    await expectPicture(page, 'home-new', look);
  });

  forBothLooks(2, 'home for a student who comes back', async (page, look) => {
    await openWholeWithLook(page, look, lesson.path);
    await expect(page.getByRole('heading', { level: 1, name: lesson.heading })).toBeVisible();
    await openWholeWithLook(page, look, '/');
    await expect(page.getByRole('heading', { name: 'Välkommen tillbaka' })).toBeVisible();
    await waitForDrawing(page);
    const next = page.getByRole('region', { name: /^Sedan i / }).getByRole('listitem');
    await expect(next.locator('svg')).toHaveCount(3);
    await expectPicture(page, 'home-returning', look);
  });

  forBothLooks(3, 'a category', async (page, look) => {
    await openWholeWithLook(page, look, '/courses/category/trse');
    await expectPicture(page, 'category', look);
  });

  forBothLooks(4, 'the opening of a lesson', async (page, look) => {
    await openWholeWithLook(page, look, lesson.path);
    await waitForDrawing(page);
    await expectPicture(page, 'lesson-opening', look);
  });

  forBothLooks(5, 'the end of a lesson', async (page, look) => {
    await openWholeWithLook(page, look, lesson.path);
    const end = page.getByRole('region', { name: 'Lektionens slut' });
    await end.scrollIntoViewIfNeeded();
    await waitUntilWhole(page, lesson.path);
    await expectPicture(end, 'lesson-end', look);
  });
});
