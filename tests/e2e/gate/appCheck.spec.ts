import type { Page, Request, Route } from '@playwright/test';
import type { AuthClient } from '../../../packages/school-gate/src/auth/authClient';
import type { AppCheckSettings } from '../../../src/config/appCheck';
import type { BuildEnvironment } from '../../../src/config/environment';
import { bundleForBrowser } from '../../support/browserBundle';
import { openEmptyPage } from '../../support/emptyPage';
import { rowAt } from '../../support/night';
import { expect, lesson, test } from '../../support/site';

declare const signInProgram: {
  loadAuthClient(environment: BuildEnvironment): Promise<AuthClient>;
};

const provider = {
  apiKey: 'AIzaSyA-0123456789_0123456789_01234567',
  authDomain: 'min-skola.firebaseapp.com',
  projectId: 'min-skola',
  storageBucket: 'min-skola.firebasestorage.app',
};
const settings: AppCheckSettings = {
  provider: 'enterprise',
  siteKey: '6LcTest-0123456789_0123456789',
  appId: '1:42:web:0a1b',
};

const tokenOf = (claims: object): string =>
  ['{"alg":"none"}', JSON.stringify(claims), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const hourFromNow = (): number => Math.round(Date.now() / 1000) + 3600;

/**
 * What stands for Google's judge of browsers: it is called as the real one is, and trusts
 * everybody.
 */
const recaptcha = `
  const judge = {
    ready: (onReady) => onReady(),
    render: (_element, options) => { options.callback?.('proof'); return 0; },
    execute: () => Promise.resolve('recaptcha-answer'),
  };
  window.grecaptcha = { ...judge, enterprise: judge };
`;

function answer(route: Route, body: object): Promise<void> {
  return route.fulfill({
    json: body,
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
  });
}

interface Asked {
  readonly address: string;
  readonly proof: string | null;
  readonly body: string | null;
}

/** Plays Google: notes every request that leaves the page, and answers those of a sign-in. */
async function playGoogle(page: Page): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  const note = async (request: Request): Promise<void> => {
    const proof = await request.headerValue('x-firebase-appcheck');
    asked.push({ address: request.url(), proof, body: request.postData() });
  };
  await page.route(/^https:/, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return answer(route, {});
    await note(request);
    const address = request.url();
    if (address.includes('/recaptcha/'))
      return route.fulfill({ contentType: 'text/javascript', body: recaptcha });
    if (address.includes('firebaseappcheck')) {
      return answer(route, { token: tokenOf({ exp: hourFromNow() }), ttl: '3600s' });
    }
    if (address.includes('accounts:lookup')) {
      const user = { localId: 'u1', email: 'elev@skola.example', emailVerified: true };
      return answer(route, { users: [user] });
    }
    const idToken = tokenOf({ sub: 'u1', exp: hourFromNow(), email_verified: true });
    return answer(route, { idToken, refreshToken: 'r', expiresIn: '3600', localId: 'u1' });
  });
  return asked;
}

/**
 * Signs in with the program that the page's sign-in form uses, and returns App Check's token for
 * requests without the SDK.
 */
async function signIn(page: Page, appCheck: AppCheckSettings | null): Promise<string | null> {
  const environment: BuildEnvironment = { provider, emulators: null, appCheck };
  await page.addScriptTag({
    content: await bundleForBrowser('packages/school-gate/src/auth/connection.ts', 'signInProgram'),
  });
  return page.evaluate(async (given) => {
    const client = await signInProgram.loadAuthClient(given);
    await client.signIn('elev@skola.example', 'hemligt', true);
    return client.appCheckToken();
  }, environment);
}

const isIdentity = ({ address }: Asked): boolean => address.includes('identitytoolkit');

for (const [place, kind] of (['enterprise', 'v3'] as const).entries())
  test(
    `with App Check (${kind}) every request of a sign-in carries its proof`,
    rowAt(place),
    async ({ page }) => {
      const asked = await playGoogle(page);
      await openEmptyPage(page);
      const token = await signIn(page, { ...settings, provider: kind });
      expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      const exchange = asked.find(({ address }) => address.includes('firebaseappcheck'));
      expect(exchange?.address).toContain('/v1/projects/min-skola/apps/1:42:web:0a1b:exchange');
      expect(exchange?.body).toContain('recaptcha-answer');
      const identity = asked.filter(isIdentity);
      expect(identity.length).toBeGreaterThanOrEqual(2);
      expect(identity.map(({ proof }) => proof)).toEqual(identity.map(() => token));
    },
  );

test('without App Check no request carries a proof, and nobody but the sign-in service is asked', async ({
  page,
}) => {
  const asked = await playGoogle(page);
  await openEmptyPage(page);
  expect(await signIn(page, null)).toBeNull();
  expect(asked.length).toBeGreaterThanOrEqual(2);
  expect(asked.filter((request) => !isIdentity(request))).toEqual([]);
  expect(asked.filter(({ proof }) => proof !== null)).toEqual([]);
});

test('a site without App Check loads nothing of it, not even the program', async ({
  memberPage,
}) => {
  const asked: string[] = [];
  memberPage.on('request', (request) => asked.push(request.url()));
  await memberPage.goto(lesson.path);
  await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
  expect(asked.filter((address) => address.includes('/public-auth.'))).not.toEqual([]);
  expect(asked.filter((address) => /app-check|appcheck|recaptcha/i.test(address))).toEqual([]);
  expect(await memberPage.content()).not.toMatch(/recaptcha|firebaseappcheck/);
});
