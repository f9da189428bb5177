/**
 * Who a verification link lets in: whoever chose the account's password, and not whoever has
 * registered somebody else's address. Played in browsers of their own.
 */
import type { Browser, Page } from '@playwright/test';
import { isTokenAccepted, tokenIn } from '../../../scripts/lib/authEmulator';
import { expectNoFindingsInBothModes } from '../../support/axe';
import {
  expect,
  expectNoContent,
  lesson,
  password,
  register,
  signIn,
  test,
} from '../../support/site';
import { storedKeys } from '../../support/storedKeys';

const strangersPassword = 'främlingens-val';
const verifyButton = { name: 'Verifiera min e-post' };

/** A page of another computer. */
async function elsewhere(browser: Browser, path: string, base: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: base.viewportSize() });
  const page = await context.newPage();
  await page.goto(new URL(path, base.url()).href);
  return page;
}

/** The ID token of the session that the page's storage holds. */
async function storedToken(page: Page): Promise<string> {
  const session = await page.evaluate(() => {
    const keys = Object.keys(window.localStorage);
    const key = keys.find((name) => name.startsWith('firebase:authUser:'));
    return window.localStorage.getItem(key ?? '') ?? '';
  });
  return tokenIn(session);
}

async function registerHere(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/');
  await register(page, email, secret);
  await expect(page.getByText('Verifieringsemail skickat!')).toBeVisible();
}

/** Opens the link of the verification mail and presses its button. */
async function pressLink(page: Page): Promise<void> {
  await page.getByRole('button', verifyButton).click();
  await expect(page.getByLabel('Lösenord', { exact: true })).toBeVisible();
}

test('a student opens the link on another computer, and gives the password there @phone', async ({
  page,
  accounts,
  browser,
}) => {
  const email = accounts.freeAddress();
  await registerHere(page, email, password);
  const phone = await elsewhere(browser, await accounts.linkTo(email, lesson.path), page);
  await pressLink(phone);
  await expect(phone.getByText(`För ${email}`)).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Verifiera din adress' })).toBeFocused();
  await expectNoContent(phone);
  await expectNoFindingsInBothModes(phone);

  const field = phone.getByLabel('Lösenord', { exact: true });
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await field.fill('kort');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Lösenordet måste vara minst 6 tecken långt.');
  await field.fill('fel-lösenord');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Felaktigt lösenord.');
  await expect(field).toBeFocused();
  // Whoever waits where the account was made is not let in by a press alone.
  await page.getByRole('button', { name: 'Jag har verifierat min e-post' }).click();
  await expect(page.getByRole('alert')).toContainText('E-posten är inte verifierad ännu.');

  await phone.getByLabel('Kom ihåg mig på den här datorn').uncheck();
  await field.fill(password);
  await field.press('Enter');
  await expect(phone.getByRole('status')).toContainText('Din e-postadress är verifierad.');
  await expect(phone.getByRole('status')).toContainText(email);
  expect(new URL(phone.url()).search).toBe('');
  await phone.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(phone.getByRole('heading', { name: lesson.heading })).toBeVisible();
  const kept = await phone.evaluate(() =>
    [window.localStorage, window.sessionStorage].map(
      (storage) => Object.keys(storage).filter((key) => key.startsWith('firebase:authUser')).length,
    ),
  );
  expect(kept).toEqual([0, 1]);
  await phone.context().close();
});

test('a stranger who registers a student’s address gets nothing by the student’s press @phone', async ({
  page,
  accounts,
  browser,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const email = accounts.freeAddress();
  await registerHere(page, email, strangersPassword);
  const strangersToken = await storedToken(page);

  // On a computer that others use, the session that the stranger has left is what the student's
  // press meets.
  const shared = await page.context().newPage();
  await shared.goto(await accounts.linkTo(email, lesson.path));
  await expect(shared.getByRole('heading', { name: 'Har du inte skapat kontot?' })).toBeVisible();
  await pressLink(shared);
  await expectNoContent(shared);
  await shared.close();

  const student = await elsewhere(browser, await accounts.linkTo(email, lesson.path), page);
  await pressLink(student);
  await student.getByRole('button', { name: 'Mejla en länk för nytt lösenord' }).click();
  await expect(student.getByText('Finns det ett konto med den adressen')).toBeVisible();
  await expectNoFindingsInBothModes(student);
  await page.getByRole('button', { name: 'Jag har verifierat min e-post' }).click();
  await expect(page.getByRole('alert')).toContainText('E-posten är inte verifierad ännu.');

  // Tokens are dated in whole seconds: the reset is to be later than the stranger's.
  const issued = JSON.parse(atob(strangersToken.split('.')[1] ?? '')) as { readonly iat: number };
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(issued.iat);
  await student.goto(new URL(await accounts.linkTo(email, lesson.path), page.url()).href);
  await student.getByRole('button', { name: 'Gå vidare' }).click();
  await student.getByLabel('Nytt lösenord').fill(password);
  await student.getByLabel('Bekräfta lösenord').fill(password);
  await student.getByRole('button', { name: 'Spara lösenordet' }).click();
  await student.getByRole('button', { name: 'Fortsätt' }).click();
  await signIn(student, email, password);
  await expect(student.getByRole('heading', { name: lesson.heading })).toBeVisible();

  // The stranger's session is over, in the page that is open and for whoever has kept its token,
  // and so is the password.
  expect(await isTokenAccepted(strangersToken)).toBe(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await signIn(page, email, strangersPassword);
  await expect(page.getByRole('alert')).toHaveText('Felaktigt lösenord.');
  await expectNoContent(page);
  await expectNoFindingsInBothModes(page);
  await student.context().close();
});

test('a computer where another student is signed in asks for the password too', async ({
  page,
  accounts,
  browser,
  memberPage,
}) => {
  const email = accounts.freeAddress();
  const own = await elsewhere(browser, '/', memberPage);
  await register(own, email, password);
  await expect(own.getByText('Verifieringsemail skickat!')).toBeVisible();
  await page.goto(await accounts.linkTo(email, lesson.path));
  await pressLink(page);
  await expect(page.getByText(`För ${email}`)).toBeVisible();
  await expectNoContent(page);
  // Behind this screen the site has been opened for the other student.
  await expect.poll(() => storedKeys(page)).toHaveLength(1);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByLabel('Lösenord', { exact: true }).press('Enter');
  // What was opened for the other student goes with its document: the page starts again, with the
  // session that the link is about and before its code is used.
  await page.getByRole('button', verifyButton).click();
  await expect(page.getByRole('status')).toContainText(email);
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(email);
  await own.context().close();
});
