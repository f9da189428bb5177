import type { Page } from '@playwright/test';
import { deleteAccount, disableAccount } from '../../../scripts/lib/authEmulator';
import { rowAt } from '../../support/night';
import { expect, expectNoContent, lesson, password, signIn, test } from '../../support/site';

test('Logga ut closes the gate on every page, and it stays closed @phone', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.create({ verified: true });
  await page.goto(lesson.path);
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectNoContent(page);
  for (const path of [lesson.path, '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
    await expectNoContent(page);
  }
});

const leavings = [
  [
    'a sign-out',
    async (page: Page) => {
      await page.getByRole('link', { name: 'Logga ut' }).click();
    },
  ],
  [
    'the account’s removal',
    async (page: Page, email: string) => {
      await page.getByRole('button', { name: 'Konto', exact: true }).click();
      await page.getByRole('button', { name: 'Ta bort mitt konto' }).click();
      await page.getByLabel('Skriv din e-postadress för att bekräfta').fill(email);
      await page.getByRole('dialog').getByLabel('Lösenord', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Ta bort kontot för alltid' }).click();
    },
  ],
] as const;

for (const [place, [what, leave]] of leavings.entries()) {
  test(
    `after ${what} the form comes with the new document, so that nothing that is written in it is lost`,
    rowAt(place),
    async ({ page, accounts }) => {
      const { email } = await accounts.create({ verified: true });
      await page.goto(lesson.path);
      await signIn(page, email, password);
      await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
      // Noted by the document that goes, for the one that comes.
      await page.evaluate(() => {
        window.addEventListener('pagehide', () => {
          window.sessionStorage.setItem('gick', 'ja');
        });
        new MutationObserver(() => {
          if (document.querySelector('input[name=remember]') !== null)
            window.sessionStorage.setItem('formulär', 'ja');
        }).observe(document.body, { childList: true, subtree: true });
      });
      await leave(page, email);
      await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
      const notes = await page.evaluate(() => Object.keys(window.sessionStorage));
      expect(notes).toContain('gick');
      expect(notes).not.toContain('formulär');
    },
  );
}

test('signing out in one tab closes the others @phone', async ({ memberPage, context }) => {
  await memberPage.goto(lesson.path);
  await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('link', { name: 'Logga ut' }).click();
  await expect(other.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expect(memberPage.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectNoContent(memberPage);
});

test('a sign-out that fails is told, and the page stays @phone', async ({ memberPage }) => {
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

const ends = [
  ['disabled', disableAccount],
  ['deleted', deleteAccount],
] as const;

for (const [place, [what, end]] of ends.entries()) {
  test(
    `an account that was ${what} since the last visit does not get in`,
    rowAt(place),
    async ({ page, accounts, consoleGuard }) => {
      consoleGuard.allow(/400/);
      const account = await accounts.create({ verified: true });
      await accounts.remember(page, account, true);
      await page.goto(lesson.path);
      await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
      await end(account.uid);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
      await expectNoContent(page);
    },
  );
}
