import type { Page } from '@playwright/test';
import { changeAddress, findAccountId, verifyAccount } from '../../../scripts/lib/authEmulator';
import { expectNoFindingsInBothModes } from '../../support/axe';
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

const invalidText = 'Ogiltig länk. Kontrollera din e-post och försök igen.';
const expiredText = 'Länken har gått ut. Försök igen.';

/**
 * Fails the test when the provider is asked anything about a link; returns the function that lifts
 * the ban.
 */
async function forbidAsking(page: Page): Promise<() => Promise<void>> {
  const asked: string[] = [];
  const actions = /accounts:(update|resetPassword|lookup)/;
  await page.route(actions, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return async () => {
    expect(asked, 'opening a link sends nothing').toEqual([]);
    await page.unroute(actions);
  };
}

/** Asks for a mail for a new password, through the form. */
async function askForPassword(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Glömt lösenordet?' }).click();
  await page.getByLabel('E-post').fill(email);
  await page.getByRole('button', { name: 'Skicka länk' }).click();
  await expect(page.getByRole('status')).toContainText('Finns det ett konto');
}

test('a student registers, opens the mail’s link, presses the button and reads @phone', async ({
  page,
  accounts,
}) => {
  const email = accounts.freeAddress();
  await page.goto(lesson.path);
  await register(page, email, password);
  await expect(page.getByText('Verifieringsemail skickat!')).toBeVisible();
  await page.goto(`${await accounts.linkTo(email, lesson.path)}#mål`);
  await expect(page.getByRole('heading', { name: 'Verifiera din adress' })).toBeVisible();
  await expectNoFindingsInBothModes(page);
  await expectNoContent(page);
  await page.getByRole('button', { name: 'Verifiera min e-post' }).click();
  await expect(page.getByRole('status')).toContainText('Din e-postadress är verifierad.');
  await expect(page).toHaveURL(({ search }) => search === '');
  await expectNoFindingsInBothModes(page);
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await expect(page).toHaveURL(({ hash }) => decodeURIComponent(hash) === '#mål');
});

test('opening a link changes nothing: a mail scanner can do it as often as it likes @phone', async ({
  page,
  accounts,
  context,
}) => {
  const email = accounts.freeAddress();
  await page.goto('/');
  await register(page, email, password);
  await expect(page.getByText('Verifieringsemail skickat!')).toBeVisible();
  const link = await accounts.linkTo(email, '/');
  const stranger = await context.browser()?.newContext({ viewport: page.viewportSize() });
  const scanner = await stranger?.newPage();
  if (scanner === undefined) throw new Error('No browser');
  const lift = await forbidAsking(scanner);
  for (let visit = 0; visit < 2; visit += 1) {
    await scanner.goto(new URL(link, page.url()).href);
    await expect(scanner.getByRole('button', { name: 'Verifiera min e-post' })).toBeVisible();
  }
  await expectNoFindingsInBothModes(scanner);
  await lift();
  await stranger?.close();
  await page.goto(link);
  await page.getByRole('button', { name: 'Verifiera min e-post' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('Din e-postadress är verifierad.');
});

test('a link that was used already is a success when the account is verified', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const account = await accounts.create({ verified: false });
  await accounts.remember(page, account, false);
  await page.goto('/?mode=verifyEmail&oobCode=used&apiKey=demo-api-key');
  await page.getByRole('button', { name: 'Verifiera min e-post' }).click();
  await expect(page.getByRole('alert')).toHaveText(invalidText);
  await expectNoFindingsInBothModes(page);

  await verifyAccount(account.uid);
  await page.reload();
  await page.getByRole('button', { name: 'Verifiera min e-post' }).click();
  await expect(page.getByRole('status')).toContainText('Din e-postadress är verifierad.');
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByRole('link', { name: 'Logga ut' })).toBeVisible();
});

test('a new password is chosen by keyboard alone, and the old one is done with', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const { email } = await accounts.create({ verified: true });
  await askForPassword(page, email);
  const lift = await forbidAsking(page);
  await page.goto(await accounts.linkTo(email, lesson.path));
  await expect(page.getByRole('heading', { name: 'Välj ett nytt lösenord' })).toBeFocused();
  await lift();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const first = page.getByLabel('Nytt lösenord');
  await expect(first).toBeVisible();
  await expect(page.getByText(`För ${email}`)).toBeVisible();
  await expect(first).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(email);
  await expect(page.getByRole('heading', { name: 'Välj ett nytt lösenord' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.type('nytt-lösenord');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Lösenorden matchar inte.');
  await expect(page.getByLabel('Bekräfta lösenord')).toBeFocused();
  await expectNoFindingsInBothModes(page);
  await page.keyboard.type('nytt-lösenord');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lösenordet är ändrat' })).toBeFocused();
  await expect(page).toHaveURL(({ search }) => search === '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await signIn(page, email, password);
  await expect(page.getByRole('alert')).toHaveText('Felaktigt lösenord.');
  await signIn(page, email, 'nytt-lösenord');
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
});

test('a link for a new password that does not work leads to a new one', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  for (const [code, text] of [
    ['EXPIRED_OOB_CODE', expiredText],
    ['INVALID_OOB_CODE', invalidText],
    ['USER_DISABLED', 'Detta konto har inaktiverats.'],
  ] as const) {
    await page.route('**/accounts:resetPassword**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
    );
    await page.goto('/?mode=resetPassword&oobCode=abc&apiKey=demo-api-key');
    await page.getByRole('button', { name: 'Gå vidare' }).click();
    await expect(page.getByRole('alert')).toHaveText(text);
    await page.unroute('**/accounts:resetPassword**');
  }
  await page.getByRole('button', { name: 'Be om en ny länk' }).click();
  await expect(page.getByRole('heading', { name: 'Glömt lösenordet?' })).toBeVisible();
  await expect(page).toHaveURL(({ search }) => search === '');
});

test(
  'a network that is away is told, and the same button works when it is back',
  night,
  async ({ page, accounts, consoleGuard }) => {
    consoleGuard.allow(/ERR_FAILED/);
    const { email } = await accounts.create({ verified: true });
    await askForPassword(page, email);
    await page.goto(await accounts.linkTo(email, '/'));
    await page.route('**/accounts:resetPassword**', (route) => route.abort());
    await page.getByRole('button', { name: 'Gå vidare' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Nätverksfel. Kontrollera din internetanslutning.',
    );
    await page.unroute('**/accounts:resetPassword**');
    await page.getByRole('button', { name: 'Gå vidare' }).click();
    await expect(page.getByLabel('Nytt lösenord')).toBeVisible();
  },
);

test('a link that gives a changed address back is none of ours: nobody changes addresses here', async ({
  page,
  accounts,
}) => {
  const account = await accounts.create({ verified: true });
  const next = accounts.freeAddress();
  await changeAddress(account, next);
  const lift = await forbidAsking(page);
  await page.goto(await accounts.linkTo(account.email, '/'));
  await expect(page.getByRole('alert')).toHaveText(invalidText);
  await expectNoFindingsInBothModes(page);
  await lift();
  expect(await findAccountId(next)).toBe(account.uid);
  expect(await findAccountId(account.email)).toBeUndefined();
});

const strange = [
  ['cut off', '?mode=verifyEmail'],
  ['of a kind that is never sent', '?mode=signIn&oobCode=abc&apiKey=demo-api-key'],
  ['of another project', '?mode=verifyEmail&oobCode=abc&apiKey=annan'],
] as const;

for (const [place, [what, search]] of strange.entries()) {
  test(
    `a link that is ${what} is told without asking, with a way on`,
    rowAt(place),
    async ({ page }) => {
      const lift = await forbidAsking(page);
      await page.goto(`${lesson.path}${search}`);
      await expect(page.getByRole('alert')).toHaveText(invalidText);
      await expectNoFindingsInBothModes(page);
      await page.getByRole('button', { name: 'Fortsätt till webbplatsen' }).click();
      await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
      await expect(page).toHaveURL(({ search }) => search === '');
      await lift();
    },
  );
}

test('a member gets the link’s screen too, and can leave it for the page', async ({
  memberPage,
}) => {
  await memberPage.goto(`${lesson.path}?mode=verifyEmail&oobCode=abc&apiKey=demo-api-key`);
  await expect(memberPage.getByRole('heading', { name: 'Verifiera din adress' })).toBeVisible();
  await expectNoContent(memberPage);
  await memberPage.getByRole('button', { name: 'Avbryt' }).click();
  await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await expect(memberPage).toHaveURL(({ search }) => search === '');
});

test(
  'the page about personal data can be read from a link’s screen, and left for it again',
  night,
  async ({ page }) => {
    await page.goto('/?mode=verifyEmail&oobCode=abc&apiKey=demo-api-key');
    await page.getByRole('link', { name: 'Så behandlas dina uppgifter' }).click();
    await expect(page.getByRole('heading', { name: 'Så behandlas dina uppgifter' })).toBeVisible();
    await page.getByRole('button', { name: 'Tillbaka' }).click();
    await expect(page.getByRole('heading', { name: 'Verifiera din adress' })).toBeVisible();
  },
);

test('the screens of links fit at 320 px, which is 1280 px at 400 % @phone', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.create({ verified: true });
  await askForPassword(page, email);
  await page.setViewportSize({ width: 320, height: 256 });
  const overflow = (): Promise<number> =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const path of ['/?mode=verifyEmail&oobCode=abc', '/?oobCode=abc']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    expect(await overflow(), path).toBeLessThanOrEqual(0);
  }
  await page.goto(await accounts.linkTo(email, '/'));
  await page.getByRole('button', { name: 'Gå vidare' }).click();
  await expect(page.getByLabel('Nytt lösenord')).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
