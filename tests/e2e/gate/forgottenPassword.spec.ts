import type { Page } from '@playwright/test';
import { disableAccount } from '../../../scripts/lib/authEmulator';
import { school } from '../../../src/config/school';
import { expectNoFindingsInBothModes } from '../../support/axe';
import { night } from '../../support/night';
import { expect, expectNoContent, test } from '../../support/site';

const sentText =
  'Finns det ett konto med den adressen har vi skickat en länk dit. Öppna mejlet och välj ett nytt lösenord.';

async function askFor(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Glömt lösenordet?' }).click();
  await expect(page.getByRole('heading', { name: 'Glömt lösenordet?' })).toBeFocused();
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('E-post').press('Enter');
}

test('a mail is sent, in Swedish, and the answer is the same for an address without an account @phone', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  // The provider's word on an unknown address, which the page does not pass on.
  consoleGuard.allow(/400/);
  const { email } = await accounts.create({ verified: true });
  const disabled = await accounts.create({ verified: true });
  await disableAccount(disabled.uid);
  const request = page.waitForRequest('**/accounts:sendOobCode**');
  await askFor(page, email);
  expect((await request).headers()['x-firebase-locale']).toBe('sv');
  await expect(page.getByRole('status')).toHaveText(sentText);
  expect((await accounts.mailsTo(email)).map(({ requestType }) => requestType)).toEqual([
    'PASSWORD_RESET',
  ]);
  for (const other of [accounts.freeAddress(), disabled.email]) {
    await askFor(page, other);
    await expect(page.getByRole('status')).toHaveText(sentText);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await expectNoContent(page);
});

test('the domain rule applies, and nothing is asked for', async ({ page }) => {
  await page.route('**/identitytoolkit.googleapis.com/**', () => {
    throw new Error('An address outside the school was sent to the provider.');
  });
  await askFor(page, 'elev@gmail.com');
  await expect(page.getByRole('alert')).toHaveText(
    `E-postadressen måste vara från @${school.emailDomain} domänen.`,
  );
  await expect(page.getByLabel('E-post')).toBeFocused();
});

test('what says nothing of the account is told, and the notice goes with the mode', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const email = accounts.freeAddress();
  await page.route('**/accounts:sendOobCode**', (route) => route.abort());
  await askFor(page, email);
  await expect(page.getByRole('alert')).toHaveText(
    'Nätverksfel. Kontrollera din internetanslutning.',
  );
  await page.unroute('**/accounts:sendOobCode**');
  await page.route('**/accounts:sendOobCode**', (route) => route.fulfill({ json: { email } }));
  await page.getByRole('button', { name: 'Skicka länk' }).click();
  await expect(page.getByRole('status')).toHaveText(sentText);
  await expectNoFindingsInBothModes(page);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expect(page.getByText(sentText)).toHaveCount(0);
  // The one thing that was typed twice would be the address.
  await expect(page.getByLabel('E-post')).toHaveValue(email);
});

test('by keyboard alone', night, async ({ page, accounts }) => {
  const { email } = await accounts.create({ verified: true });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await page.getByLabel('Lösenord', { exact: true }).focus();
  // The button that shows the password, the choice to be remembered, and the button that sends.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Glömt lösenordet?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Glömt lösenordet?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('E-post')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(sentText);
});
