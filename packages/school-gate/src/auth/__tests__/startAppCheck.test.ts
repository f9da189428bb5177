// @vitest-environment happy-dom
/**
 * The SDK itself, with a stub in the place of Google's services: of its judge of browsers, and of
 * everything that answers over the network.
 */
import { deleteApp, getApp } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppCheckSettings } from '@site/src/config/appCheck';
import type { AuthClient } from '../authClient';

const { google, loaded } = vi.hoisted(() => {
  const tokenOf = (claims: object): string =>
    ['{"alg":"none"}', JSON.stringify(claims), 'x'].map((part) => btoa(part)).join('.');
  const exp = Math.round(Date.now() / 1000) + 3600;
  const proof = tokenOf({ exp, iat: exp - 3600 });
  const asked: { readonly address: string; readonly proof: string | null }[] = [];
  function answerTo(address: string): object {
    if (address.includes('firebaseappcheck')) return { token: proof, ttl: '3600s' };
    if (address.includes('accounts:lookup')) {
      return { users: [{ localId: 'u1', email: 'elev@edu.umea.se', emailVerified: true }] };
    }
    const idToken = tokenOf({ sub: 'u1', exp, iat: exp - 3600 });
    return { idToken, refreshToken: 'r', expiresIn: '3600', localId: 'u1' };
  }
  // Before the SDK is imported: it keeps the fetch that it finds then.
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    asked.push({ address, proof: new Headers(init?.headers).get('x-firebase-appcheck') });
    return Promise.resolve(new Response(JSON.stringify(answerTo(address))));
  };
  return { google: { asked, proof }, loaded: vi.fn() };
});

vi.mock('../startAppCheck', async (importOriginal) => {
  loaded();
  return importOriginal();
});

const provider = {
  apiKey: 'AIzaSyA-0123456789_0123456789_01234567',
  authDomain: 'min-skola.firebaseapp.com',
  projectId: 'min-skola',
  storageBucket: 'min-skola.firebasestorage.app',
};
const siteKey = '6LcTest-0123456789_0123456789';

/** What the SDK wants to be told by the program. */
type WidgetOptions = Readonly<Record<'callback' | 'error-callback', () => void>>;

/** Stands for Google's program that judges the browser, which a script element fetches. */
function judge(trusts: boolean) {
  const execute = vi.fn(() =>
    trusts ? Promise.resolve('recaptcha-answer') : Promise.reject(new Error('not trusted')),
  );
  const render = vi.fn((_element: unknown, options: WidgetOptions) => {
    options[trusts ? 'callback' : 'error-callback']();
    return 0;
  });
  const ready = (onReady: () => void): void => {
    onReady();
  };
  const services = { ready, render, execute };
  const scripts = answerScripts('load', () => {
    vi.stubGlobal('grecaptcha', { ...services, enterprise: services });
  });
  return { ...services, scripts };
}

/** Has every script element that the page adds come to the same end; returns their addresses. */
function answerScripts(end: 'load' | 'error', before: () => void): readonly string[] {
  const addresses: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new Error('not a script');
    addresses.push(script.src);
    before();
    script.dispatchEvent(new Event(end));
  });
  return addresses;
}

/** Signs in with the program of the sign-in form. */
async function signIn(appCheck: AppCheckSettings | null): Promise<AuthClient> {
  const { loadAuthClient } = await import('../connection');
  const client = await loadAuthClient({ provider, emulators: null, appCheck });
  await client.signIn('elev@edu.umea.se', 'hemligt', true);
  return client;
}

const isIdentity = ({ address }: (typeof google.asked)[number]): boolean =>
  address.startsWith('https://identitytoolkit.googleapis.com/');

afterEach(async () => {
  await deleteApp(getApp());
  google.asked.length = 0;
  loaded.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

it.each([
  ['enterprise', 'exchangeRecaptchaEnterpriseToken'],
  ['v3', 'exchangeRecaptchaV3Token'],
] as const)('with %s every request of a sign-in carries the proof', async (kind, exchange) => {
  const { render, scripts } = judge(true);
  const client = await signIn({ provider: kind, siteKey, appId: '1:42:web:0a1b' });
  expect(scripts).toEqual([
    expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/\w+\.js$/),
  ]);
  expect(render.mock.calls[0]?.[1]).toMatchObject({ sitekey: siteKey });
  const exchanges = google.asked.filter(({ address }) => address.includes('firebaseappcheck'));
  expect(exchanges.map(({ address }) => address.split('?')[0])).toEqual([
    `https://content-firebaseappcheck.googleapis.com/v1/projects/min-skola/apps/1:42:web:0a1b:${exchange}`,
  ]);
  const identity = google.asked.filter(isIdentity);
  expect(identity.length).toBeGreaterThanOrEqual(2);
  expect(identity.map(({ proof }) => proof)).toEqual(identity.map(() => google.proof));
  // The same goes with the request for the content key, which the SDK does not send.
  expect(await client.appCheckToken()).toBe(google.proof);
});

it('rejects where the browser is not trusted, and signs in for Firebase to decide', async () => {
  judge(false);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const client = await signIn({ provider: 'enterprise', siteKey, appId: '1:42:web:0a1b' });
  await expect(client.appCheckToken()).rejects.toMatchObject({
    code: expect.stringMatching(/^appCheck\//) as string,
  });
  expect(google.asked.filter(isIdentity).length).toBeGreaterThanOrEqual(2);
  expect(google.asked.map(({ proof }) => proof)).not.toContain(google.proof);
});

it('does not wait for a program that the network blocks: the sign-in goes without a proof', async () => {
  answerScripts('error', () => undefined);
  const client = await signIn({ provider: 'enterprise', siteKey, appId: '1:42:web:0a1b' });
  await expect(client.appCheckToken()).rejects.toThrow('enterprise.js could not be loaded');
  expect(google.asked.filter(isIdentity)).toEqual(google.asked);
  expect(google.asked.map(({ proof }) => proof)).toEqual(google.asked.map(() => null));
});

it('leaves the page’s own fetch as it was', async () => {
  const before = window.fetch;
  await signIn(null);
  expect(google.asked.length).toBeGreaterThanOrEqual(2);
  expect(window.fetch).toBe(before);
});

it('loads nothing of App Check where it is off, asks nobody else and sends no such header', async () => {
  const { render, execute, scripts } = judge(true);
  const client = await signIn(null);
  expect(await client.appCheckToken()).toBeNull();
  expect(loaded).not.toHaveBeenCalled();
  expect(scripts).toEqual([]);
  expect(render).not.toHaveBeenCalled();
  expect(execute).not.toHaveBeenCalled();
  expect(google.asked.length).toBeGreaterThanOrEqual(2);
  expect(google.asked.filter((request) => !isIdentity(request))).toEqual([]);
  expect(google.asked.map(({ proof }) => proof)).toEqual(google.asked.map(() => null));
});
