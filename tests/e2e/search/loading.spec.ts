/**
 * When the search is fetched, and what of it a stranger can read. These tests need the sealed
 * build: `npm run preview`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request } from '@playwright/test';
import { listFiles } from 'docusaurus-plugin-seal/build';
import { pretendConnection, saving, slow } from '../../support/connection';
import { rowAt } from '../../support/night';
import { expect, lesson, test } from '../../support/site';
import { field, openLesson, openSearch, options, watchSearchFiles } from './support';

test('nothing of the search is asked for before sign-in', async ({ page }) => {
  const asked = watchSearchFiles(page);
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sök', exact: true })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('its files are fetched when the network is idle, once', async ({ memberPage }) => {
  const asked = watchSearchFiles(memberPage);
  await openLesson(memberPage);
  await expect.poll(() => asked.length).toBe(2);
  await memberPage.getByRole('button', { name: 'Sök', exact: true }).click();
  await field(memberPage).fill('dekorator');
  await expect(options(memberPage).first()).toContainText('Modul 13');
  expect(asked).toHaveLength(2);
});

test('an index that the browser keeps is asked about, for it has the same name after the next deployment', async ({
  memberPage,
}) => {
  const asked: Request[] = [];
  memberPage.on('request', (request) => {
    if (/\/sealed\//.test(request.url())) asked.push(request);
  });
  await openSearch(memberPage);
  const isIndex = (request: Request): boolean => request.url().includes('/search/');
  await expect.poll(() => asked.filter(isIndex).length).toBe(2);
  const lessons = asked.filter((request) => request.url().includes('/assets/'));
  expect(lessons.length).toBeGreaterThan(0);
  for (const request of [...asked.filter(isIndex), ...lessons])
    expect((await request.allHeaders())['cache-control'], request.url()).toBe(
      isIndex(request) ? 'max-age=0' : undefined,
    );
});

const spared = [
  ['a 2g connection', slow],
  ['data saver', saving],
] as const;

for (const [place, [what, connection]] of spared.entries()) {
  test(
    `with ${what} they are fetched when the search is opened, and not before`,
    rowAt(place),
    async ({ memberPage }) => {
      await pretendConnection(memberPage, connection);
      const asked = watchSearchFiles(memberPage);
      await openLesson(memberPage);
      // The page has been idle: what is fetched ahead in idle moments would have been asked for.
      await memberPage.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
      );
      expect(asked).toEqual([]);
      await memberPage.getByRole('button', { name: 'Sök', exact: true }).click();
      await field(memberPage).fill('dekorator');
      await expect(options(memberPage).first()).toContainText('Modul 13');
      expect(asked.length).toBeGreaterThan(0);
    },
  );
}

test('the index is sealed, and nothing readable is beside it', async () => {
  const files = await listFiles('build');
  const ours = files.filter((name) => /search\/(index|texts)/.test(name));
  expect(ours).toHaveLength(2);
  for (const name of ours) {
    expect(name).toMatch(/^sealed\/.*\.bin$/);
    const bytes = readFileSync(path.join('build', name));
    expect(bytes.length).toBeGreaterThan(100_000);
    expect(bytes.toString('latin1')).not.toMatch(/sanningstabell|Versionshantering|"pages"/);
  }
});

test('says so when it cannot be loaded, and tries again', async ({ memberPage, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  await memberPage.context().route('**/search/*.bin', (route) => route.abort());
  await openSearch(memberPage);
  await expect(memberPage.getByText('Sökningen kunde inte laddas.')).toBeVisible();
  await memberPage.context().unroute('**/search/*.bin');
  await memberPage.getByRole('button', { name: 'Försök igen' }).click();
  await field(memberPage).fill('dekorator');
  await expect(options(memberPage).first()).toContainText('Modul 13');
});
