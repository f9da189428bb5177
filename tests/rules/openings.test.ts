/**
 * When the key of what opens on a day is handed out, asked of the real emulator, as the pages and
 * the command ask it. Nothing that somebody sends along moves the time: it is Firestore's own.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentsAddress, fetchContentKey } from 'docusaurus-plugin-seal/firestore';
import { base64urlFromBytes, randomContentKey } from '@kurser/sealed-format';
import {
  findOldOpenings,
  findTime,
  pruneOpenings,
  writeOpening,
} from '../../scripts/openings/openingDocuments';
import type { KeyDatabase } from '../../scripts/publishKey/keyDocuments';
import { daysAgo, member, strangers } from './callers';
import { Caller, owner, tokenFor, type Claims } from './firestore';

const emulator = 'http://127.0.0.1:8080';
const database: KeyDatabase = {
  projectId: 'demo-kurser',
  emulator,
  token: owner,
  namesProject: false,
};
const documents = documentsAddress(database.projectId, emulator);
const [day, year] = [86_400_000, 365 * 86_400_000];

const key = randomContentKey();
const secret = base64urlFromBytes(key);
const [closed, opened] = ['00000000000000c1', '00000000000000c2'];

const callerFor = (claims: Claims | null): Caller =>
  new Caller(claims === null ? null : tokenFor(claims));

beforeAll(async () => {
  await writeOpening(database, { id: closed, key: secret, at: Date.now() + day });
  await writeOpening(database, { id: opened, key: secret, at: Date.now() - 1_000 });
});

afterAll(async () => {
  const administrator = new Caller(owner);
  for (const id of [closed, opened]) {
    await administrator.delete(`openings/${id}`);
    await administrator.delete(`openingKeys/${id}`);
  }
});

describe('a member', () => {
  const caller = callerFor(member);

  it('gets the key from its time on, by the code of the page', async () => {
    const asking = {
      getIdToken: () => Promise.resolve(tokenFor(member)),
      getAppCheckToken: () => Promise.resolve(null),
    };
    const fetched = await fetchContentKey(`${documents}/openingKeys/${opened}`, asking);
    expect(fetched).toEqual(key);
  });

  it('does not get it before, and learns when', async () => {
    const answer = await caller.get(`openingKeys/${closed}`);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain(secret);
    expect((await caller.get(`openings/${closed}`)).status).toBe(200);
    const { at, now } = await findTime({ ...database, token: tokenFor(member) }, closed);
    expect(at).toBeGreaterThan(now);
    expect(Math.abs(now - Date.now())).toBeLessThan(10_000);
  });

  it.each([
    ['a year ahead', year],
    ['a year behind', -year],
  ])('gets it no earlier with a clock %s', async (_where, off) => {
    const time = new Date(Date.now() + off);
    const seconds = Math.floor(time.getTime() / 1000);
    const token = tokenFor({ ...member, iat: seconds, auth_time: seconds, exp: seconds + 3600 });
    const path = `${documents}/openingKeys/${closed}`;
    const headers = { authorization: `Bearer ${token}`, date: time.toUTCString() };
    const asked = await Promise.all([
      fetch(path, { headers }),
      fetch(`${path}?readTime=${time.toISOString()}`, { headers }),
    ]);
    for (const answer of asked) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toContain(secret);
    }
  });

  it('lists nothing and writes nothing', async () => {
    for (const collection of ['openings', 'openingKeys']) {
      expect((await caller.list(collection)).status).toBe(403);
      expect((await caller.query(collection, 1)).status).toBe(403);
      expect((await caller.queryAllDescendants(collection)).status).toBe(403);
      expect((await caller.create(collection, 'ny', 'annan')).status).toBe(403);
      expect((await caller.write(`${collection}/${closed}`, 'annan')).status).toBe(403);
      expect((await caller.delete(`${collection}/${closed}`)).status).toBe(403);
    }
    expect((await caller.get(`openingKeys/${closed}`)).text).not.toContain(secret);
  });
});

describe.each<readonly [string, Claims | null]>([
  ...strangers,
  ['a sign-in of a year and a day ago', { ...member, auth_time: daysAgo(366) }],
])('somebody with %s', (_what, claims) => {
  it('gets neither the key that is open nor its time', async () => {
    for (const path of [`openingKeys/${opened}`, `openings/${opened}`, `openingKeys/${closed}`]) {
      const { status, text } = await callerFor(claims).get(path);
      expect([401, 403]).toContain(status);
      expect(text).not.toContain(secret);
    }
  });
});

describe('an opening that is moved', () => {
  it('takes its key along: closed again for whoever has not asked, and open at once', async () => {
    const caller = callerFor(member);
    const id = '00000000000000c3';
    for (const [at, status] of [
      [Date.now() + day, 403],
      [Date.now() - 1_000, 200],
      [Date.now() + day, 403],
    ] as const) {
      await writeOpening(database, { id, key: secret, at });
      expect((await caller.get(`openingKeys/${id}`)).status).toBe(status);
      expect((await findTime(database, id)).at).toBe(at);
    }
  });

  it('is one that nobody has published until it is', async () => {
    expect((await findTime(database, 'ffffffffffffffff')).at).toBeNull();
  });
});

describe('openings of earlier deployments', () => {
  // A project of its own: all that is in it but one opening is removed.
  const elsewhere: KeyDatabase = { ...database, projectId: 'demo-oppningar' };
  const ids = Array.from({ length: 102 }, (_, place) => `00000000000000${String(100 + place)}`);
  const [kept = '', ...old] = ids;

  it('are found and removed, however many, each with its key; the site’s own stays', async () => {
    for (const id of ids) await writeOpening(elsewhere, { id, key: secret, at: Date.now() });
    expect(await findOldOpenings(elsewhere, [kept])).toEqual(old);
    expect(await pruneOpenings(elsewhere, [kept])).toEqual(old);
    expect(await findOldOpenings(elsewhere, [])).toEqual([kept]);
    expect((await findTime(elsewhere, kept)).at).not.toBeNull();
    expect((await findTime(elsewhere, old[0] ?? '')).at).toBeNull();
    const address = `${documentsAddress(elsewhere.projectId, emulator)}/openingKeys`;
    const headers = { authorization: `Bearer ${owner}` };
    const left = await (await fetch(address, { headers })).text();
    expect(left).toContain(kept);
    expect(old.filter((id) => left.includes(id))).toEqual([]);
    await pruneOpenings(elsewhere, []);
    expect(await findOldOpenings(elsewhere, [])).toEqual([]);
  });
});
