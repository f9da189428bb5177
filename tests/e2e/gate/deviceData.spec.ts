import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { schoolAddress } from '../../../scripts/lib/schoolAddresses';
import type { Accounts } from '../../support/accounts';
import { expectNoFindingsInBothModes } from '../../support/axe';
import { night } from '../../support/night';
import { markRead, storedFor, tickExercise } from '../../support/progress';
import { expect, lesson, test } from '../../support/site';

/** A student who has read a lesson and ticked an exercise. */
async function workOnLesson(page: Page): Promise<void> {
  await page.goto(lesson.path);
  await markRead(page);
  await tickExercise(page);
  await expect(page.getByText(/1 av \d+ uppgifter klara/)).toBeVisible();
}

/** The panel, opened at the student's work. */
async function openWork(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Konto' });
  await panel.getByRole('button', { name: 'Mitt arbete på den här enheten' }).click();
  return panel;
}

async function saveCopy(page: Page, panel: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Spara en kopia', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^kurser-arbete-\d{4}-\d\d-\d\d\.json$/);
  return readFile(await file.path(), 'utf8');
}

async function choose(panel: Locator, text: string): Promise<void> {
  await panel.getByLabel('Läs in en kopia').setInputFiles({
    name: 'kopia.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

interface SavedWork {
  readonly uid: string;
  /** The account panel, open at the student's work. */
  readonly panel: Locator;
  /** The text of the file that was saved. */
  readonly copy: string;
  /** What the device held then. */
  readonly stored: Readonly<Record<string, string>>;
}

/** A student who has worked on a lesson and saved a copy, with the panel still open. */
async function saveOwnWork(page: Page, accounts: Accounts): Promise<SavedWork> {
  const account = await accounts.create({ verified: true });
  await accounts.remember(page, account, true);
  await workOnLesson(page);
  const panel = await openWork(page);
  const copy = await saveCopy(page, panel);
  return { uid: account.uid, panel, copy, stored: await storedFor(page, account.uid) };
}

function withChange(copy: string, change: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...(JSON.parse(copy) as object), ...change });
}

test('the work is shown, saved, cleared after a question, and taken in again @phone', async ({
  page,
  accounts,
}) => {
  const { uid, panel, copy, stored } = await saveOwnWork(page, accounts);
  await expect(panel).toContainText('1 lektion markerad som läst');
  await expect(panel).toContainText('1 uppgift markerad som klar');
  await expect(panel.getByText('Kopian är sparad som en fil')).toBeVisible();
  expect(JSON.parse(copy)).toMatchObject({
    format: 'kurser-arbete',
    version: 1,
    account: { uid },
    values: { [`read:${lesson.id}`]: true, [`repeat:${lesson.id}`]: { state: 'begun' } },
  });

  const clear = panel.getByRole('button', { name: 'Rensa mitt arbete' });
  await clear.click();
  const question = panel.getByRole('group', { name: 'Innan arbetet rensas' });
  await expect(question).toBeFocused();
  await expect(question).toContainText('1 lektion markerad som läst');
  await expect(question).toContainText('1 uppgift markerad som klar');
  await expect(question).toContainText('Spara först en kopia');
  await question.getByRole('button', { name: 'Avbryt' }).click();
  await expect(clear).toBeFocused();
  expect(await storedFor(page, uid)).toEqual(stored);
  await page.evaluate(() => {
    window.localStorage.setItem('kurser:annan:read:3/m2', 'true');
  });
  await clear.click();
  await question.getByRole('button', { name: 'Rensa för alltid' }).click();
  await expect(panel.getByRole('group', { name: 'Arbetet är rensat' })).toBeFocused();
  expect(await storedFor(page, uid)).toEqual({});
  expect(await storedFor(page, 'annan')).toEqual({ 'read:3/m2': 'true' });
  await expect(page.getByText('Klar med lektionen?')).toBeAttached();

  await choose(panel, copy);
  const asked = panel.getByRole('group', { name: 'Innan kopian läses in' });
  await expect(asked).toBeFocused();
  await expect(asked).toContainText('1 lektion markerad som läst');
  await expect(asked).toContainText('4 saker från kopian läggs till.');
  expect(await storedFor(page, uid)).toEqual({});
  await asked.getByRole('button', { name: 'Läs in och lägg till' }).click();
  await expect(panel.getByRole('group', { name: 'Kopian är inläst' })).toBeFocused();
  expect(await storedFor(page, uid)).toEqual(stored);
  await expect(page.getByText(/^✓ Du är klar med .+\.$/)).toBeAttached();
});

test('a file that is no copy of this account is refused or asked about, and changes nothing', async ({
  page,
  accounts,
}) => {
  const { uid, panel, copy, stored } = await saveOwnWork(page, accounts);
  const refusal = panel.getByRole('group', { name: 'Kopian lästes inte in' });
  for (const [text, reason] of [
    ['hej', 'innehåller inte JSON'],
    ['{"namn":"Alva"}', 'ingen kopia av ditt arbete'],
    [withChange(copy, { version: 2 }), 'annan version av webbplatsen'],
    [withChange(copy, { site: 'grannskolan' }), 'annan webbplats (grannskolan)'],
    [withChange(copy, { values: [] }), 'skadad'],
    ['x'.repeat(10 * 1024 * 1024 + 1), 'för stor'],
  ] as const) {
    await choose(panel, text);
    await expect(refusal).toContainText(reason);
    await expect(refusal).toContainText('Inget har ändrats.');
  }
  await choose(
    panel,
    withChange(copy, {
      account: { uid: 'annan', email: schoolAddress('annan') },
      values: { 'read:3/m3': true },
    }),
  );
  const foreign = panel.getByRole('group', { name: 'Ett annat kontos kopia' });
  await expect(foreign).toContainText(schoolAddress('annan'));
  await foreign.getByRole('button', { name: 'Avbryt' }).click();
  await expect(panel.getByLabel('Läs in en kopia')).toBeFocused();
  expect(await storedFor(page, uid)).toEqual(stored);

  await choose(panel, withChange(copy, { account: { uid: 'annan', email: schoolAddress('a') } }));
  await foreign.getByRole('button', { name: 'Arbetet är mitt, fortsätt' }).click();
  await expect(panel.getByRole('group', { name: 'Innan kopian läses in' })).toContainText(
    'Inget nytt läggs till.',
  );
});

test('replacing says what is lost, and happens wholly or not at all', async ({
  page,
  accounts,
}) => {
  const { uid, panel, copy, stored } = await saveOwnWork(page, accounts);
  const other = withChange(copy, { values: { 'read:3/m3': true, 'read:3/m4': true } });

  // The device takes one value and is then full, until the test says otherwise.
  await page.evaluate((id) => {
    const store = Storage.prototype.setItem;
    const known = new Set(Object.keys(window.localStorage));
    let room = 1;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key.startsWith(`kurser:${id}:`) && !known.has(key)) room -= 1;
      if (room < 0 && !known.has(key)) throw new DOMException('full', 'QuotaExceededError');
      store.call(this, key, value);
    };
    window.addEventListener('mer-plats', () => (room = 100));
  }, uid);
  await choose(panel, other);
  const asked = panel.getByRole('group', { name: 'Innan kopian läses in' });
  await asked.getByText('Ersätt allt').click();
  await expect(asked).toContainText(
    '2 saker från kopian läggs till. 4 saker som bara finns här försvinner.',
  );
  await asked.getByRole('button', { name: 'Läs in och ersätt' }).click();
  await expect(panel.getByRole('group', { name: 'Kopian lästes inte in' })).toContainText(
    'Kopian gick inte att spara',
  );
  expect(await storedFor(page, uid)).toEqual(stored);

  await page.evaluate(() => window.dispatchEvent(new Event('mer-plats')));
  await choose(panel, other);
  await asked.getByText('Ersätt allt').click();
  await asked.getByRole('button', { name: 'Läs in och ersätt' }).click();
  await expect(panel.getByRole('group', { name: 'Kopian är inläst' })).toBeVisible();
  expect(await storedFor(page, uid)).toEqual({ 'read:3/m3': 'true', 'read:3/m4': 'true' });
});

test(
  'the part about the work has no accessibility findings in either colour mode, and fits at 320 px',
  night,
  async ({ page, accounts }) => {
    const { panel, copy } = await saveOwnWork(page, accounts);
    await panel.getByRole('button', { name: 'Rensa mitt arbete' }).click();
    const foreign = withChange(copy, { account: { uid: 'b', email: schoolAddress('b') } });
    for (const [text, state] of [
      [copy, 'Innan kopian läses in'],
      ['hej', 'Kopian lästes inte in'],
      [foreign, 'Ett annat kontos kopia'],
    ] as const) {
      await choose(panel, text);
      await expect(panel.getByRole('group', { name: state })).toBeVisible();
      await expectNoFindingsInBothModes(page);
      await page.setViewportSize({ width: 320, height: 480 });
      const overflow = await panel.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  },
);
