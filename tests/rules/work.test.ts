/**
 * Who may read and write a student's work, asked of the real emulator: the owner alone, and only
 * what has the shape and the size of work.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { documentsAddress } from 'docusaurus-plugin-seal/firestore';
import type { Content } from '../../packages/student-work/src/follow/remote/documents';
import {
  createRemote,
  RemoteError,
  type Remote,
  type RemoteTrouble,
} from '../../packages/student-work/src/follow/remote/remote';
import { daysAgo, member, strangers } from './callers';
import { Caller, owner, tokenFor, type Claims } from './firestore';

const documents = documentsAddress('demo-kurser', 'http://127.0.0.1:8080');
const uid = 'agaren';
const id = 'A'.repeat(22);

function remoteFor(claims: Claims | null, uidInPath = uid, pageSize?: number): Remote {
  const token = claims === null ? 'ingen' : tokenFor(claims);
  return createRemote(
    { documents, uid: uidInPath },
    { getIdToken: () => Promise.resolve(token), getAppCheckToken: () => Promise.resolve(null) },
    fetch,
    pageSize,
  );
}

const own: Claims = { ...member, sub: uid, user_id: uid };
const mine = remoteFor(own);

const part = (length: number, changes: Partial<Content> = {}): Content =>
  ({ kind: 'part', part: 0, parts: 1, sealed: new Uint8Array(length), ...changes }) as Content;
const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length);
const lockedKey = {
  ...{ kind: 'key' as const, keyId: 'k', salt: bytes(16), rounds: 600_000 },
  ...{ byPassword: bytes(60), byCode: bytes(60) },
};

async function troubleOf(work: Promise<unknown>): Promise<RemoteTrouble | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof RemoteError) return error.trouble;
    throw error;
  }
}

beforeAll(async () => {
  await mine.write([
    { id, content: part(100) },
    { id: 'nyckel', content: lockedKey },
  ]);
});

describe('the owner', () => {
  it('finds, lists, replaces and deletes', async () => {
    expect((await mine.find(id))?.content).toMatchObject({ kind: 'part' });
    expect((await mine.changesSince(undefined)).documents.map((each) => each.id)).toEqual(
      expect.arrayContaining([id, 'nyckel']),
    );
    await mine.write([{ id, content: part(200) }]);
    const at = (await mine.find(id))?.at;
    expect((await mine.changesSince(at)).documents.map((each) => each.id)).toEqual([id]);
    const other = 'B'.repeat(22);
    await mine.write([{ id: other, content: part(10), replaces: null }]);
    await mine.write([{ id: other }]);
    expect(await mine.find(other)).toBeUndefined();
  });

  it('replaces the edition that it has read and no other, and all of it or nothing', async () => {
    const [first, second] = ['C'.repeat(22), 'D'.repeat(22)];
    const { updateTimes } = await mine.write([{ id: first, content: part(200) }]);
    const [replaces = ''] = updateTimes;
    expect(await mine.find(first)).toMatchObject({ updateTime: replaces });
    const fresh = { id: second, content: part(10), replaces: null };
    await mine.write([{ id: first, content: part(300), replaces }, fresh]);
    expect(await troubleOf(mine.write([{ id: first, content: part(1), replaces }]))).toBe(
      'conflict',
    );
    expect(await troubleOf(mine.write([fresh]))).toBe('conflict');
    const edition = (await mine.find(second))?.updateTime ?? '';
    await mine.write([{ id: second }]);
    const gone = { id: second, content: part(1), replaces: edition };
    expect(await troubleOf(mine.write([gone]))).toBe('conflict');
    // A condition that does not hold keeps the others from being written too.
    const both = [{ id: first, content: part(400) }, gone];
    expect(await troubleOf(mine.write(both))).toBe('conflict');
    expect((await mine.find(first))?.content).toMatchObject({ sealed: bytes(300) });
  });

  it('finds all there is, page by page', async () => {
    const many = remoteFor({ ...member, sub: 'many', user_id: 'many' }, 'many', 3);
    const ids = Array.from({ length: 7 }, (_, place) => String(place).padStart(22, '0'));
    await many.write(ids.map((each) => ({ id: each, content: part(10) })));
    const found = (await many.changesSince(undefined)).documents.map((each) => each.id);
    expect(found.sort()).toEqual(ids);
  });

  it.each<[string, string, Content]>([
    ['more than 64 KiB', id, part(65_537)],
    ['a part that is past the last', id, part(1, { part: 1 })],
    ['more parts than a document has', id, part(1, { part: 0, parts: 101 })],
    ['a name that is a lesson’s', 'kurs-3-m1', part(1)],
    ['a part in the key’s place', 'nyckel', part(1)],
    ['a key in a part’s place', id, lockedKey],
    ['a key that is guessed fast', 'nyckel', { ...lockedKey, rounds: 1000 }],
    ['a key that is large', 'nyckel', { ...lockedKey, byCode: bytes(300) }],
  ])('cannot write %s', async (_what, where, content) => {
    expect(await troubleOf(mine.write([{ id: where, content }]))).toBe('refused');
  });

  it('cannot write other fields, other types or another time', async () => {
    const caller = new Caller(tokenFor(own));
    expect((await caller.write(`work/${uid}/parts/${id}`, 'text')).status).toBe(403);
    expect((await caller.write(`work/${uid}`, 'text')).status).toBe(403);
    expect((await caller.write(`work/${uid}/other/${id}`, 'text')).status).toBe(403);
  });

  it('is asked for the password again after a year, and not before', async () => {
    const old = remoteFor({ ...own, auth_time: daysAgo(364) });
    expect(await troubleOf(old.find(id))).toBeUndefined();
    const older = remoteFor({ ...own, auth_time: daysAgo(366) });
    expect(await troubleOf(older.find(id))).toBe('refused');
    expect(await troubleOf(older.write([{ id, content: part(1) }]))).toBe('refused');
  });

  it('cannot ask for everybody’s', async () => {
    const caller = new Caller(tokenFor(own));
    expect((await caller.queryAllDescendants('parts')).status).toBe(403);
    expect((await caller.list('work')).status).toBe(403);
  });
});

describe.each<readonly [string, Claims | null]>([
  ['another member', { ...member, sub: 'annan', user_id: 'annan' }],
  ...strangers.map(
    ([what, claims]) =>
      [`the owner’s id and ${what}`, claims && { ...claims, sub: uid, user_id: uid }] as const,
  ),
])('%s', (_what, claims) => {
  it('reads nothing and writes nothing', async () => {
    const remote = remoteFor(claims);
    // What is no token at all Firestore does not even refuse.
    const troubles = claims === null ? ['refused', 'unavailable'] : ['refused'];
    const attempts = [
      () => remote.find(id),
      () => remote.find('nyckel'),
      () => remote.changesSince(undefined),
      () => remote.write([{ id, content: part(1) }]),
      () => remote.write([{ id }]),
    ];
    const met = await Promise.all(attempts.map((attempt) => troubleOf(attempt())));
    for (const trouble of met) expect(troubles).toContain(trouble);
    expect(await new Caller(owner).get(`work/${uid}/parts/${id}`)).toMatchObject({ status: 200 });
  });
});
