import { deleteAccount, disableAccount } from '../../../scripts/lib/authEmulator';
import { expect, expectNoContent, lesson, password, signIn, test } from '../../support/site';

test('Logga ut closes the gate on every page, and it stays closed', async ({ page, accounts }) => {
  const { email } = await accounts.create({ verified: true });
  await page.goto(lesson.path);
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectNoContent(page);
  // Locking the gate loads the page again, at a moment of its own: asked from a tab that stays.
  const later = await page.context().newPage();
  for (const path of [lesson.path, '/']) {
    await later.goto(path);
    await expect(later.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
    await expectNoContent(later);
  }
});

test('signing out in one tab closes the others', async ({ memberPage, context }) => {
  await memberPage.goto(lesson.path);
  await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('link', { name: 'Logga ut' }).click();
  await expect(other.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expect(memberPage.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectNoContent(memberPage);
});

test('a sign-out that fails is told, and the page stays', async ({ memberPage }) => {
  await memberPage.goto(lesson.path);
  await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await memberPage.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await memberPage.getByRole('link', { name: 'Logga ut' }).click();
  const alert = memberPage
    .getByRole('alert')
    .filter({ hasText: 'Kunde inte logga ut. Försök igen.' });
  await expect(alert).toBeVisible();
});

for (const [what, end] of [
  ['disabled', disableAccount],
  ['deleted', deleteAccount],
] as const) {
  test(`an account that was ${what} since the last visit does not get in`, async ({
    page,
    accounts,
    consoleGuard,
  }) => {
    consoleGuard.allow(/400/);
    const account = await accounts.create({ verified: true });
    await accounts.remember(page, account, true);
    await page.goto(lesson.path);
    await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
    await end(account.uid);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
    await expectNoContent(page);
  });
}
