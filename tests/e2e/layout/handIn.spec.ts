import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoFindingsInBothModes } from '../../support/axe';
import { classZip, readHandIn, solutionsIn } from '../../support/handIns';
import { lessonEnd } from '../../support/progress';
import { expect, test } from '../../support/site';

const lesson = '3/m6';

/** Hands in two of a lesson's exercises at its end, as a student does. */
async function handIn(page: Page): Promise<string> {
  await page.goto(`/courses/${lesson}`);
  await page.locator('html[data-alive]').waitFor();
  const exercise = page.getByRole('region', { name: 'Uppgift: Bort med −1' });
  await exercise.getByRole('button', { name: 'Lös här' }).click();
  await exercise.getByRole('textbox', { name: /^Pythonkod/ }).click();
  await page.keyboard.insertText('# </script> min egen rad\n');
  await lessonEnd(page).getByRole('button', { name: 'Lämna in' }).click();
  const boxes = lessonEnd(page).getByRole('group', { name: 'Uppgifter' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(6);
  for (const box of (await boxes.all()).slice(0, 2)) await box.check();
  await lessonEnd(page).getByLabel('Ditt namn (får utelämnas)').fill('Åsa Öberg');
  await expectNoFindings(page);
  const download = page.waitForEvent('download');
  await lessonEnd(page).getByRole('button', { name: 'Spara inlämningen' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('inlamning-3-m6-åsa-öberg.html');
  const saved = test.info().outputPath(file.suggestedFilename());
  await file.saveAs(saved);
  return saved;
}

/** The file opens by itself, far from the site, to be read and to be printed. */
async function expectReadable(page: Page, file: string): Promise<void> {
  const alone = await page.context().newPage();
  await alone.goto(pathToFileURL(file).href);
  await expect(alone.getByRole('heading', { level: 1 })).toHaveText(/^Modul 6/);
  await expect(alone.getByRole('main').getByText('# </script> min egen rad')).toBeVisible();
  expect(await alone.locator('script').count()).toBe(0);
  await expectNoFindings(alone);
  await alone.emulateMedia({ media: 'print' });
  await expect(alone.locator('pre').first()).toHaveCSS('white-space', 'pre-wrap');
  await alone.close();
}

test('a lesson is handed in as a file, and a class of thirty is corrected by keyboard', async ({
  memberPage: page,
}) => {
  const saved = await handIn(page);
  await expectReadable(page, saved);
  const own = readHandIn(await readFile(saved, 'utf8'));
  expect(own.exercises).toHaveLength(2);
  expect(own.exercises[1]?.code).toContain('# </script> min egen rad');

  await page.goto('/rattning');
  await expect(page.getByLabel(/^Släpp inlämningarna här/)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await page.getByLabel(/^Släpp inlämningarna här/).setInputFiles({
    name: 'klass.zip',
    mimeType: 'application/zip',
    buffer: classZip(own, solutionsIn(`docs/${lesson}.mdx`)),
  });
  await expect(page.getByText('30 inlämningar är lästa.')).toBeVisible();
  await expect(page.getByText('2 filer räknas inte')).toBeVisible();
  // Sixty programs, one of which goes on until it is stopped: a busy machine needs minutes.
  await expect(page.getByText(/^Klart: \d+ av \d+ program körda\.$/)).toBeVisible({
    timeout: 180_000,
  });
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Elev 01').getByText('✓ Klarad')).toHaveCount(2);
  await expect(row('Elev 03').getByText('✓ Klarad')).toHaveCount(0);
  await expect(row('Elev 04').getByText('Tom')).toHaveCount(2);
  await expect(row('Elev 05').getByText(/annan utgåva/)).toHaveCount(2);
  await expect(row('Elev 30').getByText('✗ För lång tid')).toHaveCount(1);
  await expectNoFindingsInBothModes(page);

  await page.getByRole('region', { name: 'Resultat' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog');
  await expect(detail.getByRole('heading', { name: 'Elev 01 Åkesson' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(detail.getByRole('heading', { name: 'Elev 03 Åkesson' })).toBeVisible();
  await expect(detail.getByRole('region', { name: 'Kod' })).toContainText('print("nästan")');
  await expect(detail.getByRole('region', { name: 'Sidans lösning' })).toContainText('def ');
  await expectNoFindingsInBothModes(page);
  await page.keyboard.press('Escape');
  await expect(row('Elev 01').getByRole('button').first()).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Spara tabell (CSV)' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table).toMatch(/^\ufeffElev;Fil;/);
  expect(table.split('\r\n')).toHaveLength(32);

  // What has been corrected has gone nowhere, and is gone with the page.
  expect(sent).toEqual([]);
  await page.reload();
  await expect(page.getByLabel(/^Släpp inlämningarna här/)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((place) => Object.values(place).map(String)).join(),
  );
  expect(kept).not.toContain('Åkesson');
});
