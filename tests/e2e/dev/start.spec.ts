import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { requireFreePorts } from '../../../scripts/lib/requirements';
import { readyMade } from '../../../scripts/lib/schoolAddresses';
import { guardConsole, type ConsoleGuard } from '../../support/consoleGuard';
import { devPorts } from '../../support/devPorts';
import { startDevServer, type DevServer } from '../../support/devServer';
import { signIn } from '../../support/site';

/**
 * The README's first command, as a teacher meets it on a fresh clone. One server and one tab for
 * all of it: each test goes on where the one before it ended.
 */
test.describe.configure({ mode: 'serial' });

let server: DevServer;
let page: Page;
let consoleGuard: ConsoleGuard;

test.beforeAll(async ({ browser }) => {
  await requireFreePorts(Object.values(devPorts));
  server = startDevServer();
  page = await browser.newPage();
  consoleGuard = guardConsole(page);
});

test.afterAll(() => {
  server.remove();
});

const pathOf = (lesson: string): string => path.join(server.root, 'docs/3', `${lesson}.mdx`);

/** Changes the text of the lesson that is open. */
function edit(change: (text: string) => string): void {
  const file = pathOf('m3');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const beforeGoals =
  (added: string) =>
  (text: string): string =>
    text.replace('\n## Mål\n', `\n${added}\n\n## Mål\n`);

const newLesson = `---
title: 'Modul 98: En ny lektion'
sidebar_position: 98
---

Den nya lektionens text.
`;

test('the command comes up without a fault', async () => {
  await server.hears('compiled');
  expect(server.terminal()).toContain('compiled successfully');
  // The account is told last, when everything is up.
  await server.hears('Färdigt konto');
});

test('the printed account signs in, and a lesson is read with a silent console', async () => {
  const [, email = '', secret = ''] =
    /Färdigt konto: (\S+) med lösenordet (\S+)/.exec(server.terminal()) ?? [];
  await page.goto('/courses/3/m3');
  await signIn(page, email, secret);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modul 3: Klasser och objekt');
  await expect(page.getByRole('heading', { name: /^Mål/, level: 2 })).toBeVisible();
  consoleGuard.verify();
});

test('a sentence that is added to a lesson is seen in the page as it stands', async () => {
  const loads: string[] = [];
  page.on('load', (loaded) => loads.push(loaded.url()));
  await page.evaluate(() => {
    window.scrollTo(0, 2_000);
  });
  edit(beforeGoals('En mening om zebror.'));
  await expect(page.getByText('En mening om zebror.')).toBeVisible();
  expect(loads).toEqual([]);
  // The sentence has pushed what stands below it a little further down.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_900);
});

test('a broken page is told of with file and line, and comes back when it is mended', async () => {
  edit((text) => text.replace('En mening om zebror.', '<Solution>\n\nEn mening om noshörningar.'));
  const line = readFileSync(pathOf('m3'), 'utf8').split('\n').indexOf('<Solution>') + 1;
  const place = `docs/3/m3.mdx:${String(line)}`;
  const fault = `<Solution> på rad ${String(line)} stängs inte`;
  await server.hears(place);
  expect(server.terminal()).toContain(fault);
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
  await expect(overlay).toContainText(place);
  await expect(overlay).toContainText(fault);

  edit((text) =>
    text.replace('<Solution>\n\nEn mening om noshörningar.', 'En mening om giraffer.'),
  );
  await expect(page.getByText('En mening om giraffer.')).toBeVisible();
  await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
});

test('a new lesson, a renamed one and a deleted one show without a restart', async () => {
  const link = page.getByRole('link', { name: 'Modul 98: En ny lektion' });
  writeFileSync(pathOf('m98'), newLesson);
  await link.click();
  await expect(page.getByText('Den nya lektionens text.')).toBeVisible();
  await page.goBack();

  renameSync(pathOf('m98'), pathOf('m99'));
  await expect(link).toHaveAttribute('href', '/courses/3/m99');
  await link.click();
  await expect(page.getByText('Den nya lektionens text.')).toBeVisible();
  await page.goBack();

  rmSync(pathOf('m99'));
  await expect(link).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modul 3: Klasser och objekt');
});

test("the emulator's accounts are listed, and its settings judged, by the commands for a school's own", async () => {
  expect(await server.run('accounts', '--', 'list', '--emulator')).toContain(readyMade.email);
  const judged = await server.run('check-project', '--', '--emulator');
  expect(judged).toContain('Projektet demo-kurser');
});

test('Ctrl+C leaves no process and no busy port', async () => {
  await server.pressCtrlC();
  await expect.poll(() => server.processes()).toEqual([]);
  await requireFreePorts(Object.values(devPorts));
});
