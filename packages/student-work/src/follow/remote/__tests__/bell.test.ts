import { describe, expect, it } from 'vitest';
import { createBell } from '../bell';
import { RemoteError } from '../remote';

interface Asked {
  readonly address: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** The bell, and what it sent; `answer` is what it is answered. */
function open(answer: () => Promise<Response>, proof: string | null = null) {
  const asked: Asked[] = [];
  const bell = createBell(
    { accounts: 'https://konto.example/v1/accounts', apiKey: 'nyckel' },
    {
      getIdToken: () => Promise.resolve('token'),
      getAppCheckToken: () => Promise.resolve(proof),
    },
    async (address, init) => {
      const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
      asked.push({
        address: address instanceof Request ? address.url : address.toString(),
        body,
        headers: new Headers(init?.headers),
      });
      return answer();
    },
  );
  return { bell, asked };
}

const json = (value: unknown, status = 200) => Promise.resolve(Response.json(value, { status }));

describe('the bell', () => {
  it('asks for one field of the account, and writes that field alone', async () => {
    const { bell, asked } = open(() => json({ users: [{ photoUrl: 'ring' }] }), 'proof');
    expect(await bell.ask()).toBe('ring');
    await bell.ring('en ring');
    await bell.clear();
    expect(asked.map(({ address }) => address)).toEqual([
      'https://konto.example/v1/accounts:lookup?key=nyckel&fields=users.photoUrl',
      'https://konto.example/v1/accounts:update?key=nyckel&fields=localId',
      'https://konto.example/v1/accounts:update?key=nyckel&fields=localId',
    ]);
    expect(asked.map(({ body }) => body)).toEqual([
      { idToken: 'token' },
      { idToken: 'token', photoUrl: 'en ring', returnSecureToken: false },
      { idToken: 'token', deleteAttribute: ['PHOTO_URL'], returnSecureToken: false },
    ]);
    expect(asked[0]?.headers.get('X-Firebase-AppCheck')).toBe('proof');
  });

  it('takes for nothing whatever is no text', async () => {
    for (const answer of [{}, null, { users: [] }, { users: [{}] }, { users: [{ photoUrl: 7 }] }])
      expect(await open(() => json(answer)).bell.ask()).toBe('');
  });

  it('has one error, whatever has happened', async () => {
    const faults = [
      () => json({ error: { message: 'QUOTA_EXCEEDED' } }, 429),
      () => json({ error: { message: 'TOKEN_EXPIRED' } }, 400),
      () => Promise.resolve(new Response('<html>')),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ];
    for (const fault of faults) await expect(open(fault).bell.ask()).rejects.toThrow(RemoteError);
  });
});
