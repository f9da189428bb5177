import type { Page } from '@playwright/test';
import { findAccountId } from '../../../scripts/lib/authEmulator';
import { schoolAddress } from '../../../scripts/lib/schoolAddresses';
import { expectNoFindingsInBothModes } from '../../support/axe';
import { expect, expectNoContent, lesson, password, signIn, test } from '../../support/site';

/** A member's page with the panel open, and the member's address. */
async function openPanel(page: Page, email: string, path = lesson.path): Promise<void> {
  await page.goto(path);
  await signIn(page, email, password);
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Konto' })).toBeVisible();
}

async function deviceKeys(page: Page, uid: string): Promise<readonly string[]> {
  return page.evaluate(
    (id) => Object.keys(window.localStorage).filter((key) => key.startsWith(`kurser:${id}:`)),
    uid,
  );
}

test('the panel says who is signed in, opens and closes by keyboard, and gives focus back @phone', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.create({ verified: true });
  await page.goto(lesson.path);
  await signIn(page, email, password);
  const button = page.getByRole('button', { name: 'Konto', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Konto' });
  await expect(panel).toContainText(`Inloggad som ${email}`);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the panel has no accessibility findings in either colour mode, and fits at 320 px @phone', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.create({ verified: true });
  await openPanel(page, email);
  for (const [part, label] of [
    ['Byt lösenord', 'Nytt lösenord'],
    ['Ditt arbete på flera datorer', 'Låt mitt arbete följa med'],
    ['Ta bort mitt konto', 'Skriv din e-postadress för att bekräfta'],
  ] as const) {
    await page.getByRole('button', { name: part }).click();
    await expect(page.getByLabel(label)).toBeVisible();
    await expectNoFindingsInBothModes(page);
  }
  await page.setViewportSize({ width: 320, height: 480 });
  const overflow = await page
    .getByRole('dialog', { name: 'Konto' })
    .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the password is changed with the present one, by keyboard alone', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const { email } = await accounts.create({ verified: true });
  await openPanel(page, email);
  await page.getByRole('button', { name: 'Byt lösenord' }).press('Enter');
  const present = page.getByLabel('Nuvarande lösenord');
  await expect(present).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByLabel('Nytt lösenord')).toHaveAttribute('autocomplete', 'new-password');
  await present.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Skriv ditt nuvarande lösenord.',
  );
  await expect(present).toBeFocused();

  await page.keyboard.type('fel-lösenord');
  await page.getByLabel('Nytt lösenord').fill('nytt-lösenord');
  await page.keyboard.press('Enter');
  await expect(present).toHaveAccessibleDescription('Felaktigt lösenord.');
  await present.fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Lösenordet är ändrat.' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await signIn(page, email, 'nytt-lösenord');
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
});

test('the account is deleted after a typed confirmation, with all it left on the device', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const { email, uid } = await accounts.create({ verified: true });
  await openPanel(page, email);
  await page.evaluate((id) => {
    window.localStorage.setItem(`kurser:${id}:prov`, '1');
    window.localStorage.setItem('kurser:annan:prov', '1');
  }, uid);
  await page.getByRole('button', { name: 'Ta bort mitt konto' }).click();
  const confirmation = page.getByLabel('Skriv din e-postadress för att bekräfta');
  const forever = page.getByRole('button', { name: 'Ta bort kontot för alltid' });
  await confirmation.fill(schoolAddress('annan'));
  await forever.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    `Skriv ${email} för att ta bort kontot.`,
  );
  await expect(confirmation).toBeFocused();
  await confirmation.fill(email);
  await page.getByRole('dialog').getByLabel('Lösenord', { exact: true }).fill('fel-lösenord');
  await forever.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Felaktigt lösenord.');
  expect(await findAccountId(email)).toBe(uid);
  expect(await deviceKeys(page, uid)).not.toEqual([]);

  await page.getByRole('dialog').getByLabel('Lösenord', { exact: true }).fill(password);
  await forever.click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectNoContent(page);
  expect(await findAccountId(email)).toBeUndefined();
  expect(await deviceKeys(page, uid)).toEqual([]);
  expect(await deviceKeys(page, 'annan')).toEqual(['kurser:annan:prov']);
});
