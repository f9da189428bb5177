/**
 * What a lesson costs a member who has never been there. Needs the sealed build behind the
 * emulators: `npm run preview`.
 */
import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { lessonBudget } from '../../../../benchmarks/site/budgets';
import { pretendConnection, slow } from '../../../support/connection';
import { expect, test } from '../../../support/site';

const packed = /\.(?:js|css)$|^[^.]*$/;

/** What a host would have sent; nothing for what there is not. */
async function bytesOf(request: Request): Promise<number> {
  const response = await request.response();
  if (response?.ok() !== true) return 0;
  const body = await response.body();
  const { pathname } = new URL(response.url());
  return packed.test(pathname) ? gzipSync(body, { level: 9 }).length : body.length;
}

test('a short lesson costs no more than its budget', async ({ memberPage: page, baseURL }) => {
  // Nothing is fetched ahead.
  await pretendConnection(page, slow);
  const answers: Promise<number>[] = [];
  const sealed: string[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) return;
    // The page's own script gives this up when it finds no key to open it with; whether it has come
    // by then is chance.
    if (request.url().includes('/pages/')) return;
    if (request.url().includes('/sealed/')) sealed.push(request.url());
    answers.push(bytesOf(request));
  });
  await page.goto('/courses/applied_programming/rust/why-learn-rust');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Varför lära sig Rust?');
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(answers)).reduce((sum, each) => sum + each, 0);
  expect(sealed.length).toBeGreaterThan(2);
  expect(bytes).toBeLessThanOrEqual(lessonBudget);
  expect(bytes).toBeGreaterThan(lessonBudget / 2);
});
