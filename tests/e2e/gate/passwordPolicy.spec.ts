/**
 * The school's own rules for passwords, which the emulator does not have: what the service answers
 * with is played.
 */
import { schoolAddress } from '../../../scripts/lib/schoolAddresses';
import { hold } from '../../support/hold';
import { expect, password, register, signIn, test } from '../../support/site';

const refusal = {
  status: 400,
  json: {
    error: {
      code: 400,
      message:
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters, Password must contain a numeric character]',
    },
  },
};
const text = 'Lösenordet behöver ha minst 12 tecken och en siffra.';

test('a new password that is too weak for the school is told what it lacks', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  await page.route('**/accounts:signUp**', (route) => route.fulfill(refusal));
  await page.goto('/');
  await register(page, accounts.freeAddress(), password);
  await expect(page.getByLabel('Lösenord', { exact: true })).toHaveAccessibleDescription(text);
  await expect(page.getByLabel('Lösenord', { exact: true })).toBeFocused();
});

test('an old password that is no longer good enough leads to a new one', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  await page.route('**/accounts:signInWithPassword**', (route) => route.fulfill(refusal));
  await page.goto('/');
  await signIn(page, accounts.freeAddress(), password);
  await expect(page.getByRole('alert')).toHaveText(text);
  await expect(page.getByText('Skolan har skärpt kraven på lösenord.')).toBeVisible();
});

test('a switch of the mode ends the wait for what was asked in the other', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const release = await hold(page, '**/accounts:signInWithPassword**');
  const answered = page.waitForResponse('**/accounts:signInWithPassword**');
  await page.goto('/');
  await signIn(page, accounts.freeAddress(), password);
  await expect(page.getByRole('button', { name: 'Vänligen vänta...' })).toBeVisible();
  await page.getByRole('button', { name: 'Registrera konto' }).click();
  const submit = page.getByRole('button', { name: 'Skapa konto' });
  await expect(submit).toHaveAttribute('aria-disabled', 'false');
  await page.getByLabel('E-post').fill(schoolAddress('elev'));
  release();
  await answered;
  // What is answered now is about a form that is gone.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('E-post')).toHaveValue(schoolAddress('elev'));
});
