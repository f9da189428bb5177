import { schoolAddress } from '../../../scripts/lib/schoolAddresses';
import { school } from '../../../src/config/school';
import { expect, register, signIn, test } from '../../support/site';

const domainText = `E-postadressen måste vara från @${school.emailDomain} domänen.`;
const matchText = 'Lösenorden matchar inte.';
const lengthText = 'Lösenordet måste vara minst 6 tecken långt.';

test.beforeEach(async ({ page }) => {
  await page.route('**/identitytoolkit.googleapis.com/**', () => {
    throw new Error('A form that breaks a rule was sent to the provider.');
  });
  await page.goto('/');
});

test('sign-in checks the domain, then the length', async ({ page }) => {
  await signIn(page, 'elev@gmail.com', 'abc');
  await expect(page.getByRole('alert')).toHaveText(domainText);
  await expect(page.getByLabel('E-post')).toBeFocused();
  await expect(page.getByLabel('E-post')).toHaveAccessibleDescription(domainText);
  await signIn(page, schoolAddress('elev'), 'abcde');
  await expect(page.getByRole('alert')).toHaveText(lengthText);
  await expect(page.getByLabel('Lösenord', { exact: true })).toBeFocused();
});

test('registration checks the domain, then the match, then the length', async ({ page }) => {
  await register(page, `${schoolAddress('elev')}.evil.se`, 'abc', 'abcd');
  await expect(page.getByRole('alert')).toHaveText(domainText);
  await page.getByLabel('E-post').fill(schoolAddress('elev'));
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByRole('alert')).toHaveText(matchText);
  await expect(page.getByLabel('Bekräfta lösenord')).toBeFocused();
  await page.getByLabel('Bekräfta lösenord').fill('abc');
  await page.getByLabel('Bekräfta lösenord').press('Enter');
  await expect(page.getByRole('alert')).toHaveText(lengthText);
});

test('the mode switch changes the words and clears fields and error @phone', async ({ page }) => {
  await expect(page.getByText('Logga in till ditt konto')).toBeVisible();
  await signIn(page, 'elev@gmail.com', 'abc');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Har du inget konto? Registrera konto')).toBeVisible();
  await page.getByRole('button', { name: 'Registrera konto' }).click();

  await expect(page.getByRole('heading', { name: 'Skapa konto' })).toBeVisible();
  await expect(page.getByText(`Registrera din @${school.emailDomain} email`)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('E-post')).toHaveValue('');
  await expect(page.getByLabel('Lösenord', { exact: true })).toHaveValue('');

  await page.getByLabel('Bekräfta lösenord').fill('abc');
  await expect(page.getByText('Har du redan ett konto? Logga in')).toBeVisible();
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expect(page.getByLabel('Bekräfta lösenord')).toHaveCount(0);
});
