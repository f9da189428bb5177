import { pretendConnection, saving } from '../../support/connection';
import { expect, lesson, test } from '../../support/site';

test('the progress bar appears after 200 ms of waiting for a page, and not before', async ({
  memberPage,
}) => {
  // With data saver on nothing is prefetched, so the next page has to be waited for.
  await pretendConnection(memberPage, saving);
  await memberPage.goto(lesson.path);
  await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await memberPage.clock.install();
  await memberPage.clock.pauseAt(new Date(Date.now() + 60_000));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  // Whatever the next page needs waits until the test says so.
  await memberPage.route(/\/(assets|sealed)\//, async (route) => {
    await held;
    await route.continue();
  });
  const asked = memberPage.waitForRequest(/\/(assets|sealed)\//);
  await memberPage.getByRole('link', { name: '11 Datastrukturer' }).first().click();
  await asked;
  const bar = memberPage.locator('#nprogress');
  await memberPage.clock.runFor(150);
  await expect(bar).toHaveCount(0);
  await memberPage.clock.runFor(100);
  await expect(bar).toHaveCount(1);
  release();
  await memberPage.clock.resume();
  await expect(memberPage.getByRole('heading', { name: /Modul 11/ })).toBeVisible();
});
