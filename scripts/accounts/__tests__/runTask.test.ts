import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseArguments } from '../arguments';
import { runTask } from '../runTask';

const now = Date.parse('2026-08-20T12:00:00Z');

const account = (localId: string, email: string, day: string) => ({
  localId,
  email,
  emailVerified: true,
  createdAt: String(Date.parse(day)),
});
const users = [
  account('u1', 'ny@edu.umea.se', '2026-08-19'),
  account('u2', 'gammal@edu.umea.se', '2025-06-01'),
  account('u3', 'x@example.com', '2026-08-19'),
];

interface Asked {
  readonly verb: string;
  readonly body: unknown;
}

/** Every request that has reached the service, but for the list of accounts. */
const changes: Asked[] = [];

beforeEach(() => {
  changes.length = 0;
  vi.stubGlobal('fetch', (address: string, { method, body }: { method: string; body: string }) => {
    const [, verb = ''] = /accounts:(\w+)/.exec(address) ?? [];
    if (method === 'GET') return Promise.resolve(Response.json({ users }));
    changes.push({ verb, body: JSON.parse(body) });
    return Promise.resolve(Response.json({}));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Runs a command as it is written after `npm run accounts --`, and returns what it prints. */
async function run(...args: string[]): Promise<string> {
  const printed: string[] = [];
  await runTask(parseArguments(args, now), {
    service: { projectId: 'min-skola', address: 'https://a.test', token: 't', namesProject: false },
    emailDomain: 'edu.umea.se',
    nowSeconds: now / 1000,
    print: (text) => {
      printed.push(text);
    },
  });
  return printed.join('\n');
}

describe('accounts', () => {
  it('renewal or removal that is only shown changes nothing', async () => {
    const shown = [
      await run('list'),
      await run('renew'),
      await run('remove', '--unused-since', '2026-06-15'),
    ];
    expect(changes).toEqual([]);
    for (const text of shown) {
      expect(text).toContain('Projektet min-skola');
      for (const { email } of users) expect(text).toContain(email);
    }
    expect(shown.map((text) => text.includes('Inget är ändrat.'))).toEqual([false, true, true]);
  });

  it('renew --apply ends the sessions of the school’s accounts and takes back their verification', async () => {
    expect(await run('renew', '--apply')).toContain('Klart.');
    const validSince = String(now / 1000);
    expect(changes).toEqual(
      ['u2', 'u1'].map((localId) => ({
        verb: 'update',
        body: { localId, emailVerified: false, validSince },
      })),
    );
  });

  it('remove --apply deletes what nobody has used since the day', async () => {
    expect(await run('remove', '--unused-since', '2026-06-15', '--apply')).toContain('Klart.');
    expect(changes).toEqual([{ verb: 'batchDelete', body: { localIds: ['u2'], force: true } }]);
  });
});
