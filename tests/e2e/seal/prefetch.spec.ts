import type { Page } from '@playwright/test';
import { pretendConnection, saving, slow } from '../../support/connection';
import { rowAt } from '../../support/night';
import { expect, test } from '../../support/sealPage';

/**
 * The next lesson's chunk is there before the link is followed: its own text comes with no further
 * request.
 */
async function openFirstLesson(page: Page): Promise<void> {
  await page.goto('/courses/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Havets grottor/);
}

test('what a visible link leads to is fetched ahead, once, and used', async ({ page, visit }) => {
  await visit.signIn('elev');
  await openFirstLesson(page);
  await expect.poll(() => new Set(visit.sealedRequests()).size).toBeGreaterThan(8);
  const linked = page.getByRole('main').getByRole('link', { name: 'nästa lektion' });
  const before = visit.sealedRequests();
  await linked.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kartan som ingen har ritat');
  const after = visit.sealedRequests();
  expect(new Set(after).size).toBe(after.length);
  expect(after.slice(0, before.length)).toEqual(before);
});

const spared = [
  ['a 2g connection', slow],
  ['data saver', saving],
] as const;

for (const [place, [what, connection]] of spared.entries()) {
  test(`nothing is fetched ahead with ${what}`, rowAt(place), async ({ page, visit }) => {
    await pretendConnection(page, connection);
    await visit.signIn('elev');
    await openFirstLesson(page);
    const link = page.getByRole('main').getByRole('link', { name: 'nästa lektion' });
    await link.hover();
    const before = visit.sealedRequests().length;
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kartan som ingen har ritat');
    expect(visit.sealedRequests().length).toBeGreaterThan(before);
  });
}
