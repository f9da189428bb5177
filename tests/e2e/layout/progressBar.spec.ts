import { pretendConnection, saving } from '../../support/connection';
import { hold } from '../../support/hold';
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
  // Whatever the next page needs.
  const release = await hold(memberPage, /\/(assets|sealed)\//);
  const asked = memberPage.waitForRequest(/\/(assets|sealed)\//);
  await memberPage.getByRole('link', { name: /^Nästa/ }).click();
  await asked;
  const bar = memberPage.locator('#nprogress');
  await memberPage.clock.runFor(150);
  await expect(bar).toHaveCount(0);
  await memberPage.clock.runFor(100);
  await expect(bar).toHaveCount(1);
  release();
  await memberPage.clock.resume();
  await expect(memberPage.getByRole('heading', { name: lesson.next })).toBeVisible();
});
