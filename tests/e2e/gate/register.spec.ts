import { expect, expectNoContent, lesson, password, register, test } from '../../support/site';

test('a student registers, verifies, and reads the page they asked for @phone', async ({
  page,
  accounts,
}) => {
  const email = accounts.freeAddress();
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  const mailRequest = page.waitForRequest('**/accounts:sendOobCode**');
  await register(page, email, password);
  // The provider writes its mails in the language that the request names.
  expect((await mailRequest).headers()['x-firebase-locale']).toBe('sv');

  await expect(page.getByRole('heading', { name: 'Verifiera din e-post' })).toBeVisible();
  await expect(page.getByText('Verifieringsemail skickat!')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(password);
  await expectNoContent(page);

  await page.getByRole('button', { name: 'Jag har verifierat min e-post' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'E-posten är inte verifierad ännu. Kontrollera din inkorg och klicka på verifieringslänken.',
  );

  const [mail] = await accounts.mailsTo(email);
  expect(mail?.requestType).toBe('VERIFY_EMAIL');
  expect((await page.request.get(mail?.oobLink ?? '')).ok()).toBe(true);
  await page.getByRole('button', { name: 'Jag har verifierat min e-post' }).click();

  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === lesson.path);
});

test('an address that is taken is told in Swedish, and nothing typed is lost', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const { email } = await accounts.create({ verified: true });
  await page.goto('/');
  await register(page, email, password);
  await expect(page.getByRole('alert')).toHaveText('Den här e-postadressen används redan.');
  await expect(page.getByLabel('E-post')).toHaveValue(email);
  await expect(page.getByLabel('Bekräfta lösenord')).toHaveValue(password);
});
