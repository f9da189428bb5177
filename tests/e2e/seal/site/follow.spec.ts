/**
 * A student's work on two devices: a laptop and a phone, each in a browser of its own. Needs the
 * sealed build behind the emulators: `npm run preview`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { devices, type Browser, type Page } from '@playwright/test';
import { pictureOf, resetPasswordOf } from '../../../../scripts/lib/authEmulator';
import { documentsAddress } from 'docusaurus-plugin-seal/firestore';
import { listFiles } from 'docusaurus-plugin-seal/build';
import { guardConsole } from '../../../support/consoleGuard';
import { night } from '../../../support/night';
import { expect, lesson as shortLesson, password, signIn, test } from '../../../support/site';
import { watchUnderWay } from '../../../support/underWay';

const lesson = '/courses/3/m6';
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'sv-SE' };

const exercise = (page: Page, title: string) =>
  page.getByRole('region', { name: `Uppgift: ${title}` });
const done = (page: Page, title: string) => exercise(page, title).getByLabel('Klar');
const code = (page: Page) =>
  exercise(page, 'Bort med −1').getByRole('textbox', { name: /^Pythonkod/ });

async function openEditor(page: Page): Promise<void> {
  if (await code(page).isVisible()) return;
  await exercise(page, 'Bort med −1').getByRole('button', { name: 'Lös här' }).click();
}

/** Writes a line above what there is. */
async function writeLine(page: Page, line: string): Promise<void> {
  await openEditor(page);
  await code(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText(`${line}\n`);
}

/** The part of the panel about work that follows. */
async function openPart(page: Page) {
  await page.getByRole('button', { name: /^Konto/ }).click();
  const panel = page.getByRole('dialog', { name: 'Konto' });
  const part = panel.getByRole('button', { name: 'Ditt arbete på flera datorer' });
  if ((await part.getAttribute('aria-expanded')) !== 'true') await part.click();
  return panel;
}

/** Switches it on, and answers the recovery code. */
async function switchOn(page: Page): Promise<string> {
  const panel = await openPart(page);
  await panel.getByRole('switch', { name: 'Låt mitt arbete följa med' }).click();
  const note = panel.getByRole('group', { name: 'Återställningskod' });
  const text = (await note.getByText(/^(?:[a-zåäö]+ ){7}[a-zåäö]+$/).textContent()) ?? '';
  await note.getByRole('button', { name: 'Jag har sparat koden' }).click();
  await expect(panel.getByText(/^Sparat i skolans konto kl\. \d\d\.\d\d$/)).toBeVisible();
  await page.keyboard.press('Escape');
  return text;
}

/** All that Firestore holds of an account, as its administrator reads it; bytes as texts too. */
async function dumpOf(uid: string): Promise<string> {
  const documents = documentsAddress('demo-kurser', 'http://127.0.0.1:8080');
  const answer = await fetch(`${documents}/work/${uid}/parts?pageSize=300`, {
    headers: { authorization: 'Bearer owner' },
  });
  const text = await answer.text();
  const inside = [...text.matchAll(/"bytesValue": "([^"]*)"/g)].map(([, bytes = '']) =>
    Buffer.from(bytes, 'base64').toString('latin1'),
  );
  expect(inside.length).toBeGreaterThan(3);
  return [text, ...inside].join('\n');
}

/**
 * What nobody may read there: lessons by their names and titles, as keys have them, and what was
 * written. Each is so long that it stands nowhere by chance.
 */
async function probesFor(secrets: readonly string[]): Promise<readonly string[]> {
  const names = (await listFiles('docs')).filter((name) => /\.mdx?$/.test(name));
  const titles = names.map((name) => {
    const text = readFileSync(path.join('docs', name), 'utf8');
    return /^(?:title:|#) *['"]?(.+?)['"]?$/m.exec(text)?.[1] ?? '';
  });
  const keys = names.flatMap((name) => [
    `read:${name.replace(/\.mdx?$/, '')}`,
    `work:${name.replace(/\.mdx?$/, '')}`,
  ]);
  const written = ['skrivet av Alva', '# på datorn', '# på telefonen', 'exercise:', 'last-lesson'];
  return [...keys, ...titles, ...written, ...secrets].filter(({ length }) => length > 7);
}

/** A page of another browser, whose console is to be silent too. */
async function openPhone(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...phone, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  const guard = guardConsole(page);
  return { page, guard };
}

/** A machine without a network is offline to its browser all the time, so the page is told. */
async function setOffline(isOffline: boolean, ...pages: readonly Page[]) {
  for (const page of pages) {
    await page.context().setOffline(isOffline);
    const name = isOffline ? 'offline' : 'online';
    await page.evaluate((type) => window.dispatchEvent(new Event(type)), name);
  }
}

test('what is done on a laptop stands on a phone; two versions of a program are both kept; the database tells nothing; a new password needs the code', async ({
  page: laptop,
  browser,
  baseURL,
  accounts,
  consoleGuard,
}) => {
  const { uid, email } = await accounts.create({ verified: true });
  await laptop.goto(lesson);
  await signIn(laptop, email, password);
  await done(laptop, 'Två klagomål').check();
  await writeLine(laptop, '# skrivet av Alva');
  const recovery = await switchOn(laptop);

  const { page: mobile, guard } = await openPhone(browser, baseURL);
  await mobile.goto(lesson);
  await signIn(mobile, email, password);
  await expect(done(mobile, 'Två klagomål')).toBeChecked();
  await openEditor(mobile);
  await expect(code(mobile)).toContainText('# skrivet av Alva');
  await done(laptop, 'Trafikljus').check();
  await expect(done(mobile, 'Trafikljus')).toBeChecked();

  // Firestore refuses the second device, which then reads first.
  for (const each of [consoleGuard, guard]) each.allow(/ERR_INTERNET_DISCONNECTED|status of 4/);
  await setOffline(true, laptop, mobile);
  await writeLine(laptop, '# på datorn');
  await writeLine(mobile, '# på telefonen');
  await setOffline(false, laptop, mobile);
  await expect(mobile.getByRole('img', { name: 'Ditt arbete väntar på dig här' })).toBeVisible();
  const panel = await openPart(mobile);
  await expect(panel.getByText('Den andra datorns version', { exact: true })).toBeVisible();
  for (const line of ['# på datorn', '# på telefonen'])
    await expect(panel.locator('pre').filter({ hasText: line })).toHaveCount(1);
  await panel.getByRole('figure').filter({ hasText: '# på datorn' }).getByRole('button').click();
  await expect(panel.getByText('Den andra datorns version', { exact: true })).toHaveCount(0);
  await mobile.keyboard.press('Escape');
  await expect(code(mobile)).toContainText('# på datorn');

  const probes = await probesFor([email, password, recovery]);
  expect(probes.length).toBeGreaterThan(200);
  const dump = await dumpOf(uid);
  expect(probes.filter((probe) => dump.includes(probe))).toEqual([]);

  // The sessions here end by the new password, which is not what this is about.
  guard.verify();
  for (const each of [laptop, mobile]) await each.close();
  await resetPasswordOf(email, 'nytt-lösenord');
  const third = await openPhone(browser, baseURL);
  await third.page.goto(lesson);
  await signIn(third.page, email, 'nytt-lösenord');
  await expect(third.page.getByRole('img', { name: /väntar på dig/ })).toBeVisible();
  const locked = await openPart(third.page);
  await locked.getByLabel('Återställningskod').fill(recovery);
  await locked.getByRole('button', { name: 'Öppna med koden' }).click();
  await expect(locked.getByText(/^Sparat i skolans konto/)).toBeVisible();
  await third.page.keyboard.press('Escape');
  await expect(done(third.page, 'Trafikljus')).toBeChecked();
  third.guard.verify();
});

/** In order: what one page asks of the bell and of Firestore, and when the other told of work. */
function watchRequests(asking: Page, ringing: Page): readonly string[] {
  const happened: string[] = [];
  asking.on('request', (request) => {
    if (request.method() !== 'POST') return;
    if (/accounts:lookup.*fields/.test(request.url())) happened.push('bell');
    if (request.url().endsWith(':runQuery')) happened.push('documents');
  });
  ringing.on('request', (request) => {
    const isRing = /accounts:update.*fields/.test(request.url());
    if (isRing && /\.wrote"/.test(request.postData() ?? '')) happened.push('ring');
  });
  return happened;
}

test('two devices lie open for minutes: what is solved and written on one stands on the other at its next question, and what is switched off is off', async ({
  page: laptop,
  browser,
  baseURL,
  accounts,
  consoleGuard,
}) => {
  const { uid, email } = await accounts.create({ verified: true });
  const { page: mobile, guard } = await openPhone(browser, baseURL);
  // Both may write at once; Firestore refuses the second, which reads first and writes again: 409
  // where it would make the document too, 400 where it would replace an edition that is gone.
  for (const each of [consoleGuard, guard]) each.allow(/status of (?:400|409)/);
  for (const page of [laptop, mobile]) await page.clock.install();
  const asked = [laptop, mobile].map(watchUnderWay);
  await laptop.goto(lesson);
  await signIn(laptop, email, password);
  await switchOn(laptop);
  const begun = watchRequests(mobile, laptop);
  await mobile.goto(lesson);
  await signIn(mobile, email, password);
  await openEditor(mobile);
  await expect(code(mobile)).toBeVisible();

  // A script that is on its way when the clock jumps has never come, and its page starts again: so
  // what follows the work is there, and nothing is asked for.
  await expect.poll(() => begun).toContain('documents');
  await expect.poll(() => asked.map(({ size }) => size)).toEqual([0, 0]);
  for (const page of [laptop, mobile]) await page.clock.fastForward('07:00');
  const happened = watchRequests(mobile, laptop);
  await expect.poll(() => happened).toContain('bell');
  await done(laptop, 'Trafikljus').check();
  await expect(done(mobile, 'Trafikljus')).toBeChecked();
  await writeLine(laptop, '# medan telefonen syns');
  await expect(code(mobile)).toContainText('# medan telefonen syns');
  // A question every three seconds: the first after a ring, or the next, is answered by it.
  expect(happened).toContain('ring');
  expect(happened.join(' ')).not.toMatch(/ring(?: bell){3}/);

  expect(await pictureOf(uid)).toMatch(/^https:\/\/klocka\.invalid\//);
  const panel = await openPart(laptop);
  await panel.getByRole('switch', { name: 'Låt mitt arbete följa med' }).click();
  await panel.getByRole('button', { name: 'Stäng av och ta bort kopian' }).click();
  await openPart(mobile);
  await expect(mobile.getByText(/^Avstängt från en annan enhet/)).toBeVisible();
  expect(await pictureOf(uid)).toBeUndefined();
  guard.verify();
});

test(
  'a student who was remembered is asked for the password, and the right one switches it on',
  night,
  async ({ page, accounts, consoleGuard }) => {
    const account = await accounts.create({ verified: true });
    await accounts.remember(page, account, true);
    await page.goto(shortLesson.path);
    const panel = await openPart(page);
    await panel.getByRole('switch', { name: 'Låt mitt arbete följa med' }).click();
    const field = panel.getByLabel('Ditt lösenord, som nyckeln låses med');
    consoleGuard.allow(/status of 400/);
    await field.fill(`inte ${password}`);
    await field.press('Enter');
    await expect(panel.getByRole('alert')).toBeVisible();
    await field.fill(password);
    await field.press('Enter');
    await expect(panel.getByRole('group', { name: 'Återställningskod' })).toBeVisible();
  },
);
