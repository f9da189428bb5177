import { expectNoFindingsInBothModes } from '../../support/axe';
import { expect, password, register, signIn, test } from '../../support/site';

test('every field tells the browser and the password manager what it is', async ({ page }) => {
  await page.goto('/');
  const email = page.getByLabel('E-post');
  const secret = page.getByLabel('Lösenord', { exact: true });
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(email).toHaveAttribute('inputmode', 'email');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(secret).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Registrera konto' }).click();
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(secret).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.getByLabel('Bekräfta lösenord')).toHaveAttribute(
    'autocomplete',
    'new-password',
  );
});

test('a password can be pasted, shown and hidden', async ({ page }) => {
  await page.goto('/');
  const secret = page.getByLabel('Lösenord', { exact: true });
  await secret.focus();
  const pasted = await secret.evaluate((input) =>
    input.dispatchEvent(
      new ClipboardEvent('paste', {
        bubbles: true,
        cancelable: true,
        clipboardData: new DataTransfer(),
      }),
    ),
  );
  expect(pasted, 'nothing keeps the browser from pasting').toBe(true);
  await secret.fill(password);
  await expect(secret).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Visa lösenord' }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await expect(secret).toHaveValue(password);
  await expectNoFindingsInBothModes(page);
  await page.getByRole('button', { name: 'Dölj lösenord' }).press('Space');
  await expect(secret).toHaveAttribute('type', 'password');
});

test('one button shows both passwords, and they are hidden again when sent', async ({
  page,
  accounts,
}) => {
  await page.route('**/accounts:signUp**', () => undefined);
  await page.goto('/');
  await page.getByRole('button', { name: 'Registrera konto' }).click();
  await page.getByRole('button', { name: 'Visa lösenord' }).click();
  for (const label of ['Lösenord', 'Bekräfta lösenord']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('type', 'text');
    await page.getByLabel(label, { exact: true }).fill(password);
  }
  await page.getByLabel('E-post').fill(accounts.freeAddress());
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByRole('button', { name: 'Vänligen vänta...' })).toBeVisible();
  await expect(page.getByLabel('Lösenord', { exact: true })).toHaveAttribute('type', 'password');
});

test('Caps Lock is told while the password is typed', async ({ page }) => {
  await page.goto('/');
  const secret = page.getByLabel('Lösenord', { exact: true });
  const press = async (modifierCapsLock: boolean): Promise<void> => {
    await secret.focus();
    await secret.dispatchEvent('keydown', { key: 'A', modifierCapsLock, bubbles: true });
  };
  const hint = page.getByRole('status').filter({ hasText: 'Caps Lock är på' });
  await press(true);
  await expect(hint).toBeVisible();
  await expect(secret).toHaveAccessibleDescription(/Caps Lock är på/);
  await expectNoFindingsInBothModes(page);
  await press(false);
  await expect(hint).toHaveCount(0);
  await press(true);
  await page.getByLabel('E-post').focus();
  await expect(hint).toHaveCount(0);
});

test('a provider’s word on one field stands at that field and moves focus there', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const { email } = await accounts.create({ verified: true });
  await page.goto('/');
  await signIn(page, email, 'fel-lösenord');
  const secret = page.getByLabel('Lösenord', { exact: true });
  await expect(secret).toBeFocused();
  await expect(secret).toHaveAccessibleDescription('Felaktigt lösenord.');
  await expect(secret).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await register(page, email, password);
  await expect(page.getByLabel('E-post')).toBeFocused();
  await expect(page.getByLabel('E-post')).toHaveAccessibleDescription(
    'Den här e-postadressen används redan.',
  );
  await expectNoFindingsInBothModes(page);
});

test('everything fits and is large enough at 320 px, which is 1280 px at 400 % @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  for (const toggle of ['Registrera konto', 'Logga in', 'Glömt lösenordet?']) {
    const small = await page
      .getByRole('main')
      .locator('button, input, a')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getBoundingClientRect().height < 23.9)
          .map((control) => control.outerHTML),
      );
    expect(small).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('main').getByRole('button', { name: toggle, exact: true }).last().click();
  }
});
