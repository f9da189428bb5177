import { setEnumerationProtection } from '../../../scripts/lib/authEmulator';
import { expect, lesson, password, register, signIn, test } from '../../support/site';

// The provider then keeps to itself which addresses have accounts, as new projects do from the
// start.
test.beforeAll(() => setEnumerationProtection(true));
test.afterAll(() => setEnumerationProtection(false));

test('a wrong password and an unknown address are told alike', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const { email } = await accounts.create({ verified: true });
  for (const address of [email, accounts.freeAddress()]) {
    await page.goto('/');
    await signIn(page, address, 'fel-lösenord');
    await expect(page.getByRole('alert')).toHaveText('Ogiltig autentiseringsuppgift.');
  }
  await signIn(page, email, password);
  await expect(page.getByRole('link', { name: 'Logga ut' })).toBeVisible();
});

test('a forgotten password is answered alike for a known and an unknown address', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.create({ verified: true });
  for (const address of [email, accounts.freeAddress()]) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Glömt lösenordet?' }).click();
    await page.getByLabel('E-post').fill(address);
    await page.getByRole('button', { name: 'Skicka länk' }).click();
    await expect(page.getByRole('status')).toContainText('Finns det ett konto med den adressen');
  }
  expect(await accounts.mailsTo(email)).toHaveLength(1);
});

test('registration still works, and a taken address is told', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const email = accounts.freeAddress();
  await page.goto(lesson.path);
  await register(page, email, password);
  await expect(page.getByRole('heading', { name: 'Verifiera din e-post' })).toBeVisible();
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await register(page, email, password);
  await expect(page.getByRole('alert')).toHaveText('Den här e-postadressen används redan.');
});
