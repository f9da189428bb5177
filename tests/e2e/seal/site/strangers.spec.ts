/**
 * Strangers before the deployed site. These tests need the sealed build behind the emulators: `npm
 * run preview`.
 */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  askForNewAddress,
  confirmNewAddress,
  disableAccount,
  resetPasswordOf,
  signInForTokens,
} from '../../../../scripts/lib/authEmulator';
import { builtKeys } from '../../../../scripts/publishKey/builtKeys';
import { school } from '../../../../src/config/school';
import { publicContent } from '../../../../src/plugins/published';
import { listFiles } from 'docusaurus-plugin-seal/build';
import { keyAddress } from 'docusaurus-plugin-seal/firestore';
import {
  alwaysPublic,
  collectProbes,
  digestOf,
  scanFiles,
  servedFileDigests,
  withoutPublic,
} from 'docusaurus-plugin-seal/scan';
import { servedLibrary } from '../../../../packages/accelerators/src/quickPython/servedLibrary';
import { rowAt } from '../../../support/night';
import { expect, expectNoContent, lesson, password, test } from '../../../support/site';

const siteDir = process.cwd();
const content = publicContent([servedLibrary]);

async function publishedKeyAddress(): Promise<string> {
  const [keyId = ''] = await builtKeys('build');
  return keyAddress('demo-kurser', 'http://127.0.0.1:8080', keyId);
}

async function statusFor(token: string | null): Promise<number> {
  const headers = new Headers(token === null ? [] : [['authorization', `Bearer ${token}`]]);
  return (await fetch(await publishedKeyAddress(), { headers })).status;
}

/** Addresses of sealed files and keys that a page asks for. */
function watchContentRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/sealed\/|contentKeys/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test('whoever downloads every file of the site reads no sentence of a lesson', async ({
  baseURL,
}) => {
  const names = await listFiles('build');
  expect(names.length).toBeGreaterThan(200);
  const files = await Promise.all(
    names.map(async (name) => {
      const response = await fetch(
        new URL(name.split('/').map(encodeURIComponent).join('/'), baseURL),
      );
      // The page for addresses that lead nowhere is served with that status.
      expect([200, ...(name === '404.html' ? [404] : [])]).toContain(response.status);
      return { name, bytes: Buffer.from(await response.arrayBuffer()) };
    }),
  );
  const lessons = (await listFiles('docs')).map((name) => ({
    path: `docs/${name}`,
    bytes: readFileSync(path.join('docs', name)),
  }));
  const routes = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace(/\/index\.html$/, ''));
  const probes = withoutPublic(
    collectProbes(lessons),
    [...alwaysPublic, ...content.publicTexts],
    [...routes, ...lessons.map((file) => file.path)],
  );
  expect(probes.texts.size).toBeGreaterThan(2000);
  const ofPackages = await servedFileDigests(siteDir, content);
  const own = files.filter(({ bytes }) => !ofPackages.has(digestOf(bytes)));
  expect(scanFiles(own, probes)).toEqual([]);
});

test('the key is refused to nobody in particular, an unverified and a foreign account', async ({
  accounts,
}) => {
  expect(await statusFor(null)).toBe(403);
  for (const kind of [
    { verified: false },
    { verified: true, domain: 'example.com' },
    { verified: true, domain: `${school.emailDomain}.example` },
  ]) {
    const { email } = await accounts.create(kind);
    expect(await statusFor((await signInForTokens(email, password)).idToken)).toBe(403);
  }
  const member = await accounts.create({ verified: true });
  expect(await statusFor((await signInForTokens(member.email, password)).idToken)).toBe(200);
});

test('an address in capitals is a member’s, because the service keeps it in lower case', async ({
  accounts,
}) => {
  const address = accounts.freeAddress();
  const { email } = await accounts.create({ verified: true });
  expect(address).toBe(address.toLowerCase());
  const { idToken } = await signInForTokens(email.toUpperCase(), password);
  expect(await statusFor(idToken)).toBe(200);
});

test('a disabled account gets no new token to ask with', async ({ accounts }) => {
  const { uid, email } = await accounts.create({ verified: true });
  const { refreshToken } = await signInForTokens(email, password);
  await disableAccount(uid);
  await expect(signInForTokens(email, password)).rejects.toThrow('USER_DISABLED');
  const renewal = await fetch(
    'http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=demo-api-key',
    {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    },
  );
  expect(await renewal.text()).toContain('USER_DISABLED');
});

test('signed out, nothing sealed and no key is asked for, on any kind of page', async ({
  page,
  consoleGuard,
}) => {
  // The document of the address that leads nowhere.
  consoleGuard.allow(/404/);
  const requests = watchContentRequests(page);
  for (const address of ['/', lesson.path, '/courses/category/rust', '/finns/inte']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
    await expectNoContent(page);
  }
  expect(requests).toEqual([]);
});

const outsiders = [
  ['an unverified account', { verified: false }],
  ['a foreign account', { verified: true, domain: 'example.com' }],
] as const;

for (const [place, [who, kind]] of outsiders.entries()) {
  test(
    `signed in with ${who}, nothing sealed and no key is asked for`,
    rowAt(place),
    async ({ page, accounts }) => {
      const requests = watchContentRequests(page);
      await accounts.remember(page, await accounts.create(kind), kind.verified);
      await page.goto(lesson.path);
      const screen = kind.verified ? 'Välkommen' : 'Verifiera din e-post';
      await expect(page.getByRole('heading', { name: screen })).toBeVisible();
      await expectNoContent(page);
      expect(requests).toEqual([]);
    },
  );
}

test('a stranger who registered a student’s address gets no key with what the reset has left them', async ({
  accounts,
}) => {
  const { email } = await accounts.create({ verified: false });
  const { idToken } = await signInForTokens(email, password);
  await resetPasswordOf(email, 'elevens-eget');
  // The token is good for an hour, and says for as long that the address is not verified.
  expect(await statusFor(idToken)).toBe(403);
  await expect(signInForTokens(email, password)).rejects.toThrow('INVALID_PASSWORD');
  const own = await signInForTokens(email, 'elevens-eget');
  expect(await statusFor(own.idToken)).toBe(200);
});

test('a change of address that a stranger has asked for survives the owner’s new password, and gets the stranger no key', async ({
  accounts,
}) => {
  const { email } = await accounts.create({ verified: false });
  const { idToken } = await signInForTokens(email, password);
  const strangers = accounts.freeAddress('example.com');
  await askForNewAddress(idToken, strangers);
  await resetPasswordOf(email, 'elevens-eget');
  expect(await statusFor((await signInForTokens(email, 'elevens-eget')).idToken)).toBe(200);
  // Where the service lets the change stand, the account is the stranger's again: with an address
  // that the rules refuse.
  await confirmNewAddress(email);
  await resetPasswordOf(strangers, password);
  expect(await statusFor((await signInForTokens(strangers, password)).idToken)).toBe(403);
  await expect(signInForTokens(email, 'elevens-eget')).rejects.toThrow('EMAIL_NOT_FOUND');
  // The owner's address is free, and the way on is a new account.
  const own = await accounts.createAt(email, { verified: true });
  expect(await statusFor((await signInForTokens(own.email, password)).idToken)).toBe(200);
});
