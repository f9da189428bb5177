import { expectNoFindingsInBothModes } from '../../support/axe';
import { hold } from '../../support/hold';
import { night, rowAt } from '../../support/night';
import {
  expect,
  expectNoContent,
  lesson,
  password,
  register,
  signIn,
  test,
} from '../../support/site';

test('a member signs in with Enter and reads the page they asked for @phone', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.create({ verified: true });
  await page.goto(`${lesson.path}#mål`);
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === lesson.path);

  await page.reload();
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
});

test('signing in leaves no database in the browser but the one that has the key', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.create({ verified: true });
  await page.goto(lesson.path);
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  const databases = async (): Promise<readonly unknown[]> =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toContain('kurser-content-key');
  expect(await databases()).toEqual(['kurser-content-key']);
});

test('a wrong password is told in Swedish and opens nothing', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const { email } = await accounts.create({ verified: true });
  await page.goto(lesson.path);
  await signIn(page, email, 'fel-lösenord');
  await expect(page.getByRole('alert')).toHaveText('Felaktigt lösenord.');
  await expect(page.getByLabel('E-post')).toHaveValue(email);
  await expectNoContent(page);
});

test('the button is busy while the provider answers, and a second submit is not sent', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.create({ verified: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accounts:signInWithPassword')) asked.push(request.method());
  });
  const release = await hold(page, '**/accounts:signInWithPassword**');
  await page.goto(lesson.path);
  await signIn(page, email, password);
  await expect(page.getByRole('button', { name: 'Vänligen vänta...' })).toBeVisible();
  await page.getByLabel('Lösenord', { exact: true }).press('Enter');
  release();
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  // Without what a browser asks before a request to another origin.
  expect(asked.filter((method) => method === 'POST')).toEqual(['POST']);
});

test('an answer that comes after the mode was switched is not told in the other form', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const { email } = await accounts.create({ verified: true });
  const release = await hold(page, '**/accounts:signInWithPassword**');
  await page.goto('/');
  await signIn(page, email, 'fel-lösenord');
  await expect(page.getByRole('button', { name: 'Vänligen vänta...' })).toBeVisible();
  await page.getByRole('button', { name: 'Registrera konto' }).click();
  await expect(page.getByRole('heading', { name: 'Skapa konto' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Skapa konto' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('E-post')).toHaveValue('');
});

const told = [
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'För många inloggningsförsök. Försök igen senare.'],
  ['USER_DISABLED', 'Detta konto har inaktiverats.'],
  ['INVALID_LOGIN_CREDENTIALS', 'Ogiltig autentiseringsuppgift.'],
] as const;

for (const [place, [code, text]] of told.entries()) {
  test(
    `the provider's ${code} is told as in the catalogue`,
    rowAt(place),
    async ({ page, accounts, consoleGuard }) => {
      consoleGuard.allow(/400/);
      await page.route('**/accounts:signInWithPassword**', (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
      );
      await page.goto('/');
      await signIn(page, accounts.freeAddress(), password);
      await expect(page.getByRole('alert')).toHaveText(text);
    },
  );
}

test(
  'a code that is not in the catalogue shows the provider’s own message',
  night,
  async ({ page, accounts, consoleGuard }) => {
    consoleGuard.allow(/400/);
    await page.route('**/accounts:signInWithPassword**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'MISSING_PASSWORD' } } }),
    );
    await page.goto('/');
    await signIn(page, accounts.freeAddress(), password);
    await expect(page.getByRole('alert')).toContainText('auth/missing-password');
  },
);

const limits = [
  [
    'TOO_MANY_ATTEMPTS_TRY_LATER',
    'För många inloggningsförsök. Försök igen senare.',
    /100 nya konton i timmen .* mobilens nät/,
  ],
  ['QUOTA_EXCEEDED', 'Inloggningstjänsten tar inte emot fler just nu.', /inget fel på ditt konto/],
] as const;

for (const [place, [code, alert, advice]] of limits.entries()) {
  test(
    `the provider's ${code} comes with what a class can do, in registration and for a new password`,
    rowAt(place),
    async ({ page, accounts, consoleGuard }) => {
      consoleGuard.allow(/400/);
      await page.route(/accounts:(signUp|sendOobCode)/, (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
      );
      const email = accounts.freeAddress();
      await page.goto('/');
      await register(page, email, password);
      await expect(page.getByRole('alert')).toHaveText(alert);
      await expect(page.getByRole('status').filter({ hasText: advice })).toBeVisible();
      await expectNoFindingsInBothModes(page);
      await page.getByRole('button', { name: 'Logga in' }).click();
      await page.getByRole('button', { name: 'Glömt lösenordet?' }).click();
      await page.getByLabel('E-post').fill(email);
      await page.getByRole('button', { name: 'Skicka länk' }).click();
      await expect(page.getByRole('alert')).toHaveText(alert);
      await expect(page.getByRole('status')).toHaveText(advice);
    },
  );
}
