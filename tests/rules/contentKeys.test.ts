/**
 * firestore.rules against the real emulator. The emulator believes unsigned tokens: that a token is
 * signed by the sign-in service, not expired and made for this project is Firestore's own check,
 * before any rule is asked, and not tried here. Nor can rules know that an account was disabled
 * after its token was made: such a token reads until it expires, at most an hour later, and no new
 * one is given (SECURITY.md).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolAddress } from '../../scripts/lib/schoolAddresses';
import { Caller, owner, tokenFor, type Answer, type Claims } from './firestore';
import { daysAgo, member, strangers } from './callers';

const keyId = '00112233445566aa';
const document = `contentKeys/${keyId}`;
const secret = 'c2VjcmV0IG9mIHRoZSBydWxlcyB0ZXN0IDEyMzQ1Njc';
const administrator = new Caller(owner);

const callerFor = (claims: Claims | null): Caller =>
  new Caller(claims === null ? null : tokenFor(claims));

function expectRefused(answer: Answer): void {
  expect([401, 403]).toContain(answer.status);
  expect(answer.text).not.toContain(secret);
}

beforeAll(async () => {
  for (const path of [document, `keys/${keyId}`, `${document}/contentKeys/deeper`]) {
    expect((await administrator.write(path, secret)).status).toBe(200);
  }
});

afterAll(async () => {
  for (const path of [document, `keys/${keyId}`, `${document}/contentKeys/deeper`]) {
    await administrator.delete(path);
  }
});

describe('a member of the school', () => {
  const caller = callerFor(member);

  it('gets a key by its id', async () => {
    const { status, text } = await caller.get(document);
    expect(status).toBe(200);
    expect(text).toContain(secret);
  });

  it('is told plainly that a key is not there', async () => {
    expect((await caller.get('contentKeys/ffffffffffffffff')).status).toBe(404);
  });

  it('gets it with any name that has no space and no @', async () => {
    for (const email of ['a', 'a.b+c-d_e', 'åsa'].map(schoolAddress)) {
      expect((await callerFor({ ...member, email }).get(document)).status).toBe(200);
    }
  });

  it('gets it until the sign-in is a year old', async () => {
    const old = callerFor({ ...member, auth_time: daysAgo(364) });
    expect((await old.get(document)).status).toBe(200);
  });

  it('lists nothing', async () => {
    expectRefused(await caller.list('contentKeys'));
    expectRefused(await caller.query('contentKeys', 1));
    expectRefused(await caller.queryAllDescendants('contentKeys'));
  });

  it('writes nothing', async () => {
    expectRefused(await caller.create('contentKeys', 'ny', 'annan'));
    expectRefused(await caller.write(document, 'annan'));
    expectRefused(await caller.write('contentKeys/ny', 'annan'));
    expectRefused(await caller.delete(document));
    expect((await administrator.get(document)).text).toContain(secret);
  });

  it('reads no other collection', async () => {
    expectRefused(await caller.get(`keys/${keyId}`));
    expectRefused(await caller.get(`${document}/contentKeys/deeper`));
    expectRefused(await caller.list('keys'));
    expectRefused(await caller.write('keys/ny', 'annan'));
  });
});

describe.each(strangers)('somebody with %s', (_what, claims) => {
  const caller = callerFor(claims);

  it('reads nothing and writes nothing', async () => {
    expectRefused(await caller.get(document));
    expectRefused(await caller.get('contentKeys/ffffffffffffffff'));
    expectRefused(await caller.list('contentKeys'));
    expectRefused(await caller.query('contentKeys', 1));
    expectRefused(await caller.queryAllDescendants('contentKeys'));
    expectRefused(await caller.create('contentKeys', 'ny', 'annan'));
    expectRefused(await caller.write(document, 'annan'));
    expectRefused(await caller.delete(document));
    expectRefused(await caller.get(`keys/${keyId}`));
  });
});
