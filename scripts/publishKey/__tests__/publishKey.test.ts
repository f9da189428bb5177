import { createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fetchAccessToken, parseServiceAccount, signAssertion } from '../accessToken';
import { parseArguments } from '../arguments';
import { requireBuiltWith } from '../builtKeys';
import { findCredentials } from '../findCredentials';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const scope = 'https://www.googleapis.com/auth/datastore';
const purpose = { scope, role: 'Cloud Datastore User', verb: 'publicera nyckeln' } as const;
const account = {
  client_email: 'nyckel@min-skola.iam.gserviceaccount.com',
  private_key: privateKey,
};

function decode(part = ''): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

describe('the arguments', () => {
  it('are --prune and --emulator', () => {
    expect(parseArguments([])).toEqual({ prune: false, emulator: false });
    expect(parseArguments(['--prune'])).toEqual({ prune: true, emulator: false });
    expect(parseArguments(['--emulator'])).toEqual({ prune: false, emulator: true });
    expect(() => parseArguments(['--prune', '--all'])).toThrow('känner inte till --all');
  });
});

describe('a service account', () => {
  it('is read from its key file', () => {
    const file = JSON.stringify({ type: 'service_account', ...account });
    expect(parseServiceAccount(file, 'nyckel.json')).toEqual(account);
  });

  it.each(['', 'inte json', '{}', '{"client_email":"a"}', 'null'])('is not %j', (text) => {
    expect(() => parseServiceAccount(text, 'nyckel.json')).toThrow(
      'nyckel.json är ingen nyckelfil',
    );
  });

  it('signs who asks, for what and until when', () => {
    const [header, claims, signature = ''] = signAssertion(account, scope, 1_700_000_000).split(
      '.',
    );
    expect(decode(header)).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(decode(claims)).toEqual({
      iss: account.client_email,
      scope,
      aud: 'https://oauth2.googleapis.com/token',
      iat: 1_700_000_000,
      exp: 1_700_000_600,
    });
    const verify = createVerify('RSA-SHA256').update(`${header}.${claims}`);
    expect(verify.verify(publicKey, signature, 'base64url')).toBe(true);
  });

  it('gets a token, or the reason why not', async () => {
    const answer = (status: number, body: string) => (): Promise<Response> =>
      Promise.resolve(new Response(body, { status }));
    expect(await fetchAccessToken(account, scope, answer(200, '{"access_token":"t"}'))).toBe('t');
    await expect(fetchAccessToken(account, scope, answer(400, 'invalid_grant'))).rejects.toThrow(
      'invalid_grant',
    );
    await expect(fetchAccessToken(account, scope, answer(200, '{}'))).rejects.toThrow(
      'saknar token',
    );
  });
});

describe('the credentials', () => {
  it("are the emulator's own there", async () => {
    const given = { GOOGLE_APPLICATION_CREDENTIALS: '/finns/inte' };
    expect(await findCredentials(given, true, purpose)).toEqual({
      token: 'owner',
      namesProject: false,
    });
  });

  it('are the token of a workflow where there is one', async () => {
    const given = { GOOGLE_ACCESS_TOKEN: 'kort', GOOGLE_APPLICATION_CREDENTIALS: '/finns/inte' };
    expect(await findCredentials(given, false, purpose)).toEqual({
      token: 'kort',
      namesProject: false,
    });
  });

  it('name a key file that cannot be read', async () => {
    await expect(
      findCredentials({ GOOGLE_APPLICATION_CREDENTIALS: '/finns/inte.json' }, false, purpose),
    ).rejects.toThrow('/finns/inte.json går inte att läsa');
  });
});

describe('a build that is there', () => {
  it('must be sealed with the key that is published', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bygge-'));
    await expect(requireBuiltWith('aa', folder)).resolves.toBeUndefined();
    mkdirSync(path.join(folder, 'sealed', 'aa'), { recursive: true });
    await expect(requireBuiltWith('aa', folder)).resolves.toBeUndefined();
    await expect(requireBuiltWith('bb', folder)).rejects.toThrow(
      'nyckeln aa, men nyckeln här är bb',
    );
  });
});
