import { verifyAccount } from '../../../scripts/lib/authEmulator';
import { school } from '../../../src/config/school';
import { expectNoFindingsInBothModes } from '../../support/axe';
import { hold } from '../../support/hold';
import { expect, expectNoContent, lesson, test } from '../../support/site';

test('an unverified account stays outside through reloads', async ({ page, accounts }) => {
  const account = await accounts.create({ verified: false });
  await accounts.remember(page, account, false);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(lesson.path);
    await expect(page.getByRole('heading', { name: 'Verifiera din e-post' })).toBeVisible();
    await expectNoContent(page);
  }
});

test('a session that claims to be verified is asked about, not believed', async ({
  page,
  accounts,
}) => {
  const account = await accounts.create({ verified: false });
  await accounts.remember(page, account, true);
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: 'Verifiera din e-post' })).toBeVisible();
});

test('the mail is sent again, and a failure is told @phone', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  const account = await accounts.create({ verified: false });
  await accounts.remember(page, account, false);
  await page.clock.install();
  await page.goto('/');
  const release = await hold(page, '**/accounts:sendOobCode**');
  await page.getByRole('button', { name: 'Skicka nytt verifieringsemail' }).click();
  await expect(page.getByRole('button', { name: 'Skickar...' })).toBeVisible();
  release();
  await expect(page.getByRole('status')).toHaveText('Verifieringsemail skickat!');
  expect(await accounts.mailsTo(account.email)).toHaveLength(1);

  // A minute for it to arrive, with the reason; a press in it sends nothing.
  const again = page.getByRole('button', { name: 'Skicka nytt verifieringsemail' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toHaveAccessibleDescription(/^Vänta \d+ s, så hinner/);
  await expectNoFindingsInBothModes(page);
  await again.press('Enter');
  await page.clock.fastForward(30_000);
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(31_000);
  await expect(again).toHaveAttribute('aria-disabled', 'false');
  expect(await accounts.mailsTo(account.email)).toHaveLength(1);

  await page.unroute('**/accounts:sendOobCode**');
  await page.route('**/accounts:sendOobCode**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'QUOTA_EXCEEDED' } } }),
  );
  await page.getByRole('button', { name: 'Skicka nytt verifieringsemail' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Kunde inte skicka verifieringsemail. Försök igen.',
  );
  await expect(page.getByText('Verifieringsemail skickat!')).toHaveCount(0);
});

test('the check is busy while it runs, and says when it cannot be made', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const account = await accounts.create({ verified: false });
  await accounts.remember(page, account, false);
  await page.goto('/');
  const check = page.getByRole('button', { name: 'Jag har verifierat min e-post' });
  await expect(check).toBeVisible();
  const release = await hold(page, '**/accounts:lookup**', (route) => route.abort());
  await check.click();
  await expect(page.getByRole('button', { name: 'Kontrollerar...' })).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toHaveText(
    'Kunde inte kontrollera verifieringsstatus. Försök igen.',
  );

  await page.unroute('**/accounts:lookup**');
  await verifyAccount(account.uid);
  await check.click();
  await expect(page.getByRole('main')).toContainText(school.title);
  await expect(page.getByRole('link', { name: 'Logga ut' })).toBeVisible();
});

test('the screen goes by itself when the link was opened elsewhere, and says where mails end up @phone', async ({
  page,
  accounts,
}) => {
  const account = await accounts.create({ verified: false });
  await accounts.remember(page, account, false);
  await page.clock.install();
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: 'Verifiera din e-post' })).toBeVisible();
  await expect(page.getByText('titta i skräpposten')).toBeVisible();
  await verifyAccount(account.uid);
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
});

test('the unverified visitor can sign out @phone', async ({ page, accounts }) => {
  const account = await accounts.create({ verified: false });
  await accounts.remember(page, account, false);
  await page.goto('/');
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
});
