import type { Request } from '@playwright/test';
import {
  answerRightly,
  lessonEnd,
  markRead,
  openLesson,
  storedFor,
  tickExercise,
} from '../../support/progress';
import { expect, lesson, test } from '../../support/site';

test('two accounts on one computer do not mix', async ({ page, accounts }) => {
  const alva = await accounts.create({ verified: true });
  const bilal = await accounts.create({ verified: true });
  await accounts.remember(page, alva, true);
  await openLesson(page);
  await markRead(page);
  await tickExercise(page);
  await expect(lessonEnd(page)).toContainText(/1 av \d+ uppgifter klara/);
  // Where she read last follows the window, which may still be scrolling.
  const workOf = async (uid: string): Promise<object> => ({
    ...(await storedFor(page, uid)),
    'last-lesson': '',
  });
  const before = await workOf(alva.uid);
  expect(Object.keys(before)).toContain(`read:${lesson.id}`);
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();

  await accounts.remember(page, bilal, true);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Välj kurs' })).toBeVisible();
  await openLesson(page);
  await expect(lessonEnd(page)).toContainText(/Klar med .*\?/);
  await expect(lessonEnd(page)).toContainText(/0 av \d+ uppgifter klara/);
  await expect(
    page
      .getByRole('region', { name: /^Uppgift/ })
      .first()
      .getByLabel('Klar'),
  ).not.toBeChecked();
  expect(await workOf(alva.uid)).toEqual(before);
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();

  await accounts.remember(page, alva, true);
  await openLesson(page);
  await expect(lessonEnd(page)).toContainText(/✓ Du är klar med .+\./);
  await expect(lessonEnd(page)).toContainText(/1 av \d+ uppgifter klara/);
});

test('nothing leaves the device', async ({ page, accounts, baseURL, consoleGuard }) => {
  const account = await accounts.create({ verified: true });
  await accounts.remember(page, account, true);
  await openLesson(page);
  await expect(page.getByRole('group', { name: /^Quiz/ }).first()).toBeVisible();
  const origin = new URL(baseURL ?? '').origin;
  const sent: string[] = [];
  // The site's own files may be fetched ahead: plain addresses, nothing with them.
  const isPlain = (request: Request): boolean => {
    const url = new URL(request.url());
    if (url.protocol === 'blob:') return true;
    return request.method() === 'GET' && url.origin === origin && url.search === '';
  };
  page.on('request', (request) => {
    if (!isPlain(request)) sent.push(`${request.method()} ${request.url()}`);
  });
  page.on('websocket', (socket) => sent.push(socket.url()));

  await markRead(page);
  await tickExercise(page);
  await answerRightly(page);
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  await page.getByRole('button', { name: 'Mitt arbete på den här enheten' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Spara en kopia' }).click();
  await download;
  // It did happen, here.
  const kept = Object.keys(await storedFor(page, account.uid))
    .sort()
    .join(' ');
  expect(kept).toMatch(/exercise:.*last-lesson.*quiz:.*read:/);
  expect(sent).toEqual([]);

  // And the watch would have seen it; there is nobody at that address.
  consoleGuard.allow(/404|405/);
  await page.evaluate(() => {
    navigator.sendBeacon('/uppgifter', 'klar');
  });
  await expect.poll(() => sent).toEqual([`POST ${origin}/uppgifter`]);
});
