import { setEnumerationProtection } from '../../../scripts/lib/authEmulator';
import { expect, lesson, password, register, signIn, test } from '../../support/site';

test.beforeAll(() => setEnumerationProtection(true));
test.afterAll(() => setEnumerationProtection(false));

test('the links of both mails work', async ({ page, accounts }) => {
  const email = accounts.freeAddress();
  await page.goto('/');
  await register(page, email, password);
  await expect(page.getByText('Verifieringsemail skickat!')).toBeVisible();
  await page.goto(await accounts.linkTo(email, '/'));
  await page.getByRole('button', { name: 'Verifiera min e-post' }).click();
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await page.getByRole('link', { name: 'Logga ut' }).click();

  await page.getByRole('button', { name: 'Glömt lösenordet?' }).click();
  await page.getByLabel('E-post').fill(email);
  await page.getByRole('button', { name: 'Skicka länk' }).click();
  await expect(page.getByRole('status')).toContainText('Finns det ett konto');
  await page.goto(await accounts.linkTo(email, lesson.path));
  await page.getByRole('button', { name: 'Gå vidare' }).click();
  await page.getByLabel('Nytt lösenord').fill('nytt-lösenord');
  await page.getByLabel('Bekräfta lösenord').fill('nytt-lösenord');
  await page.getByRole('button', { name: 'Spara lösenordet' }).click();
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await signIn(page, email, 'nytt-lösenord');
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
});
