import { describe, expect, it } from 'vitest';
import { base64urlFromBytes, bytesFromText } from '@kurser/sealed-format';
import { accountFactsOf } from '../../earlyForm/facts';
import { confirmSession, isConfirmed } from '../confirm';

const day = 24 * 60 * 60;
const claims = {
  sub: 'u',
  email: 'a@edu.umea.se',
  email_verified: true,
  iat: 1_800_000_000,
  auth_time: 1_800_000_000 - 364 * day,
  firebase: { sign_in_provider: 'password' },
};
const domain = 'edu.umea.se';

/** What the provider answers who gets a token with these claims. */
const answerWith = (content: unknown): unknown => ({
  id_token: `header.${base64urlFromBytes(bytesFromText(JSON.stringify(content)))}.signature`,
});

describe('a new token', () => {
  it('confirms the member whom it describes', () => {
    expect(isConfirmed(answerWith(claims), 'u', domain)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['another account', { ...claims, sub: 'b' }],
    ['an address that is not verified', { ...claims, email_verified: false }],
    ['an address that is verified in words', { ...claims, email_verified: 'true' }],
    ['a foreign address', { ...claims, email: 'a@edu.umea.se.evil.se' }],
    ['no address', { ...claims, email: undefined }],
    ['a sign-in of 800 days ago', { ...claims, auth_time: claims.iat - 800 * day }],
    ['a sign-in of a year ago', { ...claims, auth_time: claims.iat - 365 * day }],
    ['a sign-in of no time', { ...claims, auth_time: undefined }],
    [
      'a sign-in with another provider',
      { ...claims, firebase: { sign_in_provider: 'google.com' } },
    ],
    ['a sign-in with no provider', { ...claims, firebase: undefined }],
    ['nobody', null],
    ['a list', []],
  ])('that describes %s confirms nothing', (_what, content) => {
    expect(isConfirmed(answerWith(content), 'u', domain)).toBe(false);
  });
});

describe('asking about a session', () => {
  const account = { uid: 'u', email: claims.email, emailVerified: true };
  const session = { account, refreshToken: 'r+/' };
  const accounts = { renewal: 'https://example.test/token', emailDomain: domain };
  const ask = async (answer: Response | Error): Promise<boolean> =>
    confirmSession(session, accounts, () =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
    );
  const json = (body: unknown, status = 200): Response =>
    new Response(JSON.stringify(body), { status });

  it('sends what a new token is given for, as a form', async () => {
    const sent: Request[] = [];
    const request: typeof fetch = (address, options) => {
      sent.push(new Request(address, options));
      return Promise.resolve(json(answerWith(claims)));
    };
    expect(await confirmSession(session, accounts, request)).toBe(true);
    const [only] = sent;
    expect(only?.url).toBe(accounts.renewal);
    // One of the types that need no leave of the other origin.
    expect(only?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(await only?.text()).toBe('grant_type=refresh_token&refresh_token=r%2B%2F');
  });

  it.each<[string, Response | Error]>([
    ['no network', new TypeError('no network')],
    ['a page', new Response('<html>')],
    ['a token with an error', json(answerWith(claims), 503)],
    ['no token', json({})],
    ['null', json(null)],
    ['a token of one part', json({ id_token: 'x' })],
    ['a token that is not base64url', json({ id_token: 'a.+++.c' })],
    ['a token that is no JSON', json({ id_token: 'a.AAAA.c' })],
    ['a token that is no text', json({ id_token: 5 })],
  ])('takes %s for a no', async (_what, answer) => {
    expect(await ask(answer)).toBe(false);
  });
});

it('asks the real service, or the emulator', () => {
  const provider = { apiKey: 'k', authDomain: '', projectId: '', storageBucket: '' };
  expect(accountFactsOf({ provider, emulators: null }, domain).renewal).toBe(
    'https://securetoken.googleapis.com/v1/token?key=k',
  );
  const emulators = { auth: 'http://127.0.0.1:9099', firestore: '' };
  expect(accountFactsOf({ provider, emulators }, domain).renewal).toBe(
    'http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=k',
  );
});
