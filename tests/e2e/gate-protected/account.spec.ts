import { findAccountId, setEnumerationProtection } from '../../../scripts/lib/authEmulator';
import { expect, lesson, password, signIn, test } from '../../support/site';

test.beforeAll(() => setEnumerationProtection(true));
test.afterAll(() => setEnumerationProtection(false));

test('a wrong password stands at its field also when the provider does not say which is wrong', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const { email } = await accounts.create({ verified: true });
  await page.goto(lesson.path);
  await signIn(page, email, password);
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  await page.getByRole('button', { name: 'Ta bort mitt konto' }).click();
  await page.getByLabel('Skriv din e-postadress för att bekräfta').fill(email);
  const present = page.getByRole('dialog').getByLabel('Lösenord', { exact: true });
  await present.fill('fel-lösenord');
  await present.press('Enter');
  await expect(present).toHaveAccessibleDescription('Ogiltig autentiseringsuppgift.');
  await present.fill(password);
  await present.press('Enter');
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  expect(await findAccountId(email)).toBeUndefined();
});
