/**
 * What a school year does to accounts: a sign-in of last year, accounts that are to verify their
 * addresses again, and accounts that nobody uses. These tests need the sealed build behind the
 * emulators: `npm run preview`.
 */
import { storedSessionFor, withSignInAt } from '../../../../scripts/lib/authEmulator';
import {
  listAccounts,
  removeAccounts,
  renewAccounts,
} from '../../../../scripts/lib/identity/identityAccounts';
import type { IdentityService } from '../../../../scripts/lib/identity/identityService';
import { schoolAddress } from '../../../../scripts/lib/schoolAddresses';
import { expectNoFindingsInBothModes } from '../../../support/axe';
import { expect, expectNoContent, lesson, password, signIn, test } from '../../../support/site';
import { storedKeys } from '../../../support/storedKeys';

// The screens are the gate's, which has a look for desktops in its own tests.
test.use({ viewport: { width: 390, height: 844 } });

const daySeconds = 24 * 60 * 60;
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

const serviceOf = (projectId: string): IdentityService => ({
  projectId,
  address: 'http://127.0.0.1:9099/identitytoolkit.googleapis.com',
  token: 'owner',
  namesProject: false,
});

test('a member whose sign-in is a year old signs in again, and loses nothing', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  // The rules refuse the key, and the browser notes that on the console.
  consoleGuard.allow(/403/);
  const account = await accounts.create({ verified: true });
  await accounts.remember(page, account, true);
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  // A key that is kept here is no way round the question.
  await expect.poll(() => storedKeys(page)).toHaveLength(1);
  const { key, value } = await storedSessionFor(account, true);
  const aged = withSignInAt(value, nowSeconds() - 366 * daySeconds);
  await page.goto('/img/favicon.svg');
  await page.evaluate(
    ([name, session, work]) => {
      window.localStorage.setItem(name, session);
      window.localStorage.setItem(work, '"kvar"');
    },
    [key, aged, `kurser:${account.uid}:prov`] as const,
  );

  await page.goto(`${lesson.path}#mål`);
  await expect(page.getByRole('heading', { name: 'Logga in igen' })).toBeVisible();
  await expectNoContent(page);
  expect(await storedKeys(page)).toEqual([]);
  await expectNoFindingsInBothModes(page);
  await page.getByRole('button', { name: 'Logga in igen' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expect(page.getByLabel('E-post')).toHaveValue(account.email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByLabel('Lösenord', { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await expect(page).toHaveURL(({ hash }) => decodeURIComponent(hash) === '#mål');
  const work = await page.evaluate(
    (name) => window.localStorage.getItem(name),
    `kurser:${account.uid}:prov`,
  );
  expect(work).toBe('"kvar"');
});

test('a leaver whose account was renewed is signed out, and reads nothing without the mailbox', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  // The session that was ended is refused, and the browser notes that on the console.
  consoleGuard.allow(/400/);
  const account = await accounts.create({ verified: true });
  await accounts.remember(page, account, true);
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  const service = serviceOf('demo-kurser');
  const found = (await listAccounts(service)).filter(({ uid }) => uid === account.uid);
  expect(found).toMatchObject([{ email: account.email, emailVerified: true }]);
  // Tokens are dated in whole seconds: the session here has to be older, and the next sign-in no
  // older.
  const renewedAt = nowSeconds() + 1;
  await renewAccounts(service, found, renewedAt);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectNoContent(page);
  await expect.poll(nowSeconds).toBeGreaterThan(renewedAt);
  await signIn(page, account.email, password);
  await expect(page.getByRole('heading', { name: 'Verifiera din e-post' })).toBeVisible();
  await expectNoContent(page);
  await expectNoFindingsInBothModes(page);
});

test('accounts are listed in pages and removed in batches, those of the emulator’s other projects left alone', async () => {
  const service = serviceOf('demo-lasar');
  const users = Array.from({ length: 1003 }, (_, i) => ({
    localId: `u${String(i)}`,
    email: schoolAddress(`elev-${String(i)}`),
    createdAt: '1700000000000',
  }));
  for (const some of [users.slice(0, 1000), users.slice(1000)]) {
    const path = `${service.address}/v1/projects/${service.projectId}/accounts:batchCreate`;
    const response = await fetch(path, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ users: some }),
    });
    expect(response.ok).toBe(true);
  }
  const all = await listAccounts(service);
  expect(all).toHaveLength(1003);
  await removeAccounts(
    service,
    all.filter(({ uid }) => uid !== 'u7'),
  );
  expect((await listAccounts(service)).map(({ uid }) => uid)).toEqual(['u7']);
  await removeAccounts(service, await listAccounts(service));
  expect(await listAccounts(service)).toEqual([]);
});
