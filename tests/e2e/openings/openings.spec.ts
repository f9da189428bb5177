/**
 * What opens on a day, on a sealed build and in two browsers at once, whose clocks are a year off.
 * Needs the emulators, and the small site that openings.setup.ts builds.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { devices, type Browser, type Page } from '@playwright/test';
import { documentsAddress } from 'docusaurus-plugin-seal/firestore';
import { examFrom } from '@kurser/lesson-language/remark-lesson/exam';
import { expectNoFindingsInBothModes } from '../../support/axe';
import { guardConsole, type ConsoleGuard } from '../../support/consoleGuard';
import { exercise, replaceCode, started } from '../../support/live';
import {
  openIn,
  openingsCommand,
  ownOpening,
  readAsMember,
  siteOfOpenings,
  test,
} from '../../support/openingsSite';
import { expect } from '../../support/fixturePage';

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'sv-SE' };
const year = 365 * 24 * 60 * 60_000;

/**
 * What is behind the opening, in words that stand nowhere else, and with letters that a script
 * writes as they are.
 */
const secrets = ['Kamelen med', 'rosa pingvin', 'tjugoett', 'Kastanjerna', 'klurigt sinne'];

interface Reader {
  readonly page: Page;
  readonly guard: ConsoleGuard;
}

interface Session {
  readonly key: string;
  readonly value: string;
}

/** A member's browser, whose clock is off by so much. */
async function openReader(
  browser: Browser,
  {
    session,
    baseURL,
    off,
    ...options
  }: { session: Session; off: number } & Parameters<Browser['newContext']>[0] & { baseURL: string },
): Promise<Reader> {
  const context = await browser.newContext({ ...options, baseURL });
  const page = await context.newPage();
  const guard = guardConsole(page);
  await page.clock.install({ time: Date.now() + off });
  await page.goto('/img/favicon.svg');
  await page.evaluate(({ key, value }) => {
    window.localStorage.setItem(key, value);
  }, session);
  return { page, guard };
}

const readers = test.extend<{ both: readonly [Reader, Reader] }>({
  both: async ({ browser, openingsSite, memberSession: session }, provide) => {
    const shared = { session, baseURL: openingsSite };
    const both = [
      await openReader(browser, { ...shared, off: year, viewport: { width: 1280, height: 900 } }),
      await openReader(browser, { ...shared, off: -year, ...phone }),
    ] as const;
    await provide(both);
    for (const { page, guard } of both) {
      guard.verify();
      await page.context().close();
    }
  },
});

/** The exam of the seed that the site is built with. */
function exam() {
  const template = readFileSync('tests/fixtures/openings/prov.c', 'utf8');
  return examFrom(siteOfOpenings.EXAM_SEED, template);
}

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Puts the opening far off again, whatever an earlier test has done. */
readers.beforeEach(async () => {
  await openingsCommand('--move', 'prov-v8', '2037-02-27 10.00', '--apply', '--emulator');
});

const farOff = 'öppnas fredag 27 februari 2037 kl. 10.00';
const waiting = (page: Page, what: string) => page.getByText(new RegExp(`^${what} öppnas `));

/** A page that is loaded anew has no such word. */
const markOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['stayed']);
const putMark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['stayed'] = 'yes';
  });

/**
 * A machine without a network is offline to its browser all the time, so the page is told. Its last
 * answer is more than a minute old by then, however long the steps before have taken: it asks.
 */
async function setOffline({ page }: Reader, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  if (isOffline) await page.clock.fastForward(61_000);
  await page.evaluate(
    (type) => window.dispatchEvent(new Event(type)),
    isOffline ? 'focus' : 'online',
  );
}

readers(
  'opens by itself at its time in two browsers with wrong clocks, and no earlier',
  async ({ both }) => {
    const [{ page: laptop }] = both;
    for (const { page } of both) {
      await page.goto('/courses/');
      for (const what of ['Lösningen', 'Testet', 'Frågorna'])
        await expect(waiting(page, what)).toHaveText(`${what} ${farOff}`);
      await putMark(page);
      await expectNoFindingsInBothModes(page);
      const html = await page.content();
      expect(secrets.filter((secret) => html.includes(secret))).toEqual([]);
    }
    const double = exercise(laptop, 'Dubbla ett tal');
    await double.open.click();
    await expect(double.code).toBeFocused();
    await replaceCode(laptop, 'def dubbla(tal):\n    return tal + tal');
    await expect(double.area.getByRole('button', { name: 'Testa' })).toHaveCount(0);

    await openIn(9_000);
    for (const { page } of both) {
      await page.clock.fastForward(60_000);
      await expect(waiting(page, 'Lösningen')).not.toHaveText(`Lösningen ${farOff}`);
      await expect(waiting(page, 'Lösningen')).toHaveText(/^Lösningen öppnas \S+ \d+ \S+ kl\. /);
    }
    for (const { page } of both) {
      await expect(page.getByRole('radio', { name: 'En rosa pingvin i frack' })).toBeVisible();
      await page.locator('summary', { hasText: 'Lösning' }).click();
      // Where something was tried, it is not asked whether to show it.
      if (page !== laptop) await page.getByRole('button', { name: 'Visa lösningen' }).click();
      await expect(page.getByText('Kamelen med puckeln multiplicerar med två.')).toBeVisible();
      for (const what of ['Lösningen', 'Testet', 'Frågorna'])
        await expect(waiting(page, what)).toHaveCount(0);
      await expect(page.getByText('Frågorna är öppna.')).toHaveCount(1);
      expect(await markOf(page)).toBe('yes');
      await expectNoFindingsInBothModes(page);
    }
    await expect(double.code).toContainText('return tal + tal');
    await double.area.getByRole('button', { name: 'Testa' }).click();
    await expect(double.status).toContainText('1 av 1 test klarat.', started);
  },
);

readers(
  'is opened before its time by the command, within a minute, and says when it is offline',
  async ({ both }) => {
    for (const reader of both) {
      const { page, guard } = reader;
      guard.allow(/ERR_INTERNET_DISCONNECTED/);
      await page.goto('/courses/sidan');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('En hel sida');
      await expect(waiting(page, 'Sidan')).toHaveText(`Sidan ${farOff}`);
      await expectNoFindingsInBothModes(page);
      await putMark(page);
      await setOffline(reader, true);
      await expect(waiting(page, 'Sidan')).toContainText(
        `Sidan ${farOff}. Du är inte ansluten till nätet.`,
      );
      await setOffline(reader, false);
      await expect(waiting(page, 'Sidan')).toHaveText(`Sidan ${farOff}`);
    }
    const told = await openingsCommand('--open', 'prov-v8', '--apply', '--emulator');
    expect(told).toContain('prov-v8  öppnas fredag 27 februari 2037 kl. 10.00 → öppen sedan');
    for (const { page } of both) {
      await page.clock.fastForward(60_000);
      await expect(page.getByText('Kastanjerna faller när provet är slut.')).toBeVisible();
      await expect(waiting(page, 'Sidan')).toHaveCount(0);
      expect(await markOf(page)).toBe('yes');
      await expectNoFindingsInBothModes(page);
    }
  },
);

readers(
  'tells a member who has the key and every file nothing before',
  async ({ memberSession }) => {
    const { texts, shut } = await readAsMember();
    expect(shut).toBeGreaterThanOrEqual(6);
    expect(texts.some((text) => text.includes('Allt utom lösningen'))).toBe(true);
    const { program, flag } = exam();
    const inProgram = /kod == (0x[0-9a-f]+)/.exec(program)?.[1] ?? program;
    const all = [...secrets, inProgram, sumOf(flag), flag];
    expect(all.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([]);

    const { id, key } = await ownOpening();
    const { stsTokenManager } = JSON.parse(memberSession.value) as {
      readonly stsTokenManager: { readonly accessToken: string };
    };
    const documents = documentsAddress('demo-kurser', 'http://127.0.0.1:8080');
    const answer = await fetch(`${documents}/openingKeys/${id}`, {
      headers: { authorization: `Bearer ${stsTokenManager.accessToken}` },
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain(key);
  },
);

readers(
  'gives the year’s exam from its time on: the program and the flag of the seed',
  async ({ page }) => {
    await page.goto('/courses/prov');
    await expect(waiting(page, 'Provet')).toHaveText(`Provet ${farOff}`);
    await expect(page.getByRole('link', { name: 'prov.c' })).toHaveCount(0);
    await openIn(-1_000);
    await page.reload();
    await expect(page.getByText('Knäck programmet med klurigt sinne.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'prov.c' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toBe(exam().program);
    await page.getByLabel('Flaggan du hittade').fill(exam().flag);
    await page.getByRole('button', { name: 'Kontrollera' }).click();
    await expect(page.getByText('✓ Rätt.')).toBeVisible();
  },
);
