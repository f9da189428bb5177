/**
 * firestore.rules against the real emulator. The emulator believes unsigned tokens: that a token is
 * signed by the sign-in service, not expired and made for this project is Firestore's own check,
 * before any rule is asked, and not tried here. Nor can rules know that an account was disabled
 * after its token was made: such a token reads until it expires, at most an hour later, and no new
 * one is given (SECURITY.md).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolAddress } from '../../scripts/lib/schoolAddresses';
import { school } from '../../src/config/school';
import { Caller, owner, tokenFor, type Answer, type Claims } from './firestore';

const keyId = '00112233445566aa';
const document = `contentKeys/${keyId}`;
const secret = 'c2VjcmV0IG9mIHRoZSBydWxlcyB0ZXN0IDEyMzQ1Njc';
const administrator = new Caller(owner);

const domain = school.emailDomain;
const member: Claims = { email: schoolAddress('elev'), email_verified: true };

const daySeconds = 24 * 60 * 60;
const daysAgo = (days: number): number => Math.floor(Date.now() / 1000) - days * daySeconds;

/** A member's claims, but for how they signed in. */
const signedInBy = (provider: unknown): Claims => ({
  ...member,
  firebase: { identities: {}, sign_in_provider: provider },
});

/** Everybody who must not read, by what is wrong with them. */
const strangers: readonly (readonly [string, Claims | null])[] = [
  ['no token', null],
  ['a token without an address', { email_verified: true }],
  ['an anonymous account', { firebase: { identities: {}, sign_in_provider: 'anonymous' } }],
  ['an address that is not verified', { email: schoolAddress('elev'), email_verified: false }],
  ['an address that nobody says is verified', { email: schoolAddress('elev') }],
  ['"verified" as a text', { email: schoolAddress('elev'), email_verified: 'true' }],
  ['a verified foreign address', { email: 'elev@example.com', email_verified: true }],
  ['the domain as a beginning', { email: `x@${domain}.evil.se`, email_verified: true }],
  ['the domain as an ending', { email: `x@x${domain}`, email_verified: true }],
  ['a subdomain', { email: `x@a.${domain}`, email_verified: true }],
  ['the domain above', { email: `x@${domain.replace(/^[^.]+\./, '')}`, email_verified: true }],
  ['a dot that is none', { email: `x@${domain.replace('.', 'X')}`, email_verified: true }],
  ['the domain in the name', { email: `x@${domain}@evil.se`, email_verified: true }],
  ['two addresses in one', { email: `a@evil.se@${domain}`, email_verified: true }],
  ['no name before the @', { email: `@${domain}`, email_verified: true }],
  ['a space', { email: schoolAddress('a b'), email_verified: true }],
  ['a line break', { email: `a@evil.se\n@${domain}`, email_verified: true }],
  ['a line break after', { email: `a@${domain}\n`, email_verified: true }],
  ['an empty address', { email: '', email_verified: true }],
  ['a list of addresses', { email: [schoolAddress('elev')], email_verified: true }],
  ['a sign-in a year ago', { ...member, auth_time: daysAgo(365) }],
  ['a sign-in ten years ago', { ...member, auth_time: daysAgo(3650) }],
  ['a sign-in that nobody dates', { ...member, auth_time: undefined }],
  ['a sign-in dated in words', { ...member, auth_time: 'i dag' }],
  ["another provider's sign-in", signedInBy('google.com')],
  ['a token that a server made', signedInBy('custom')],
  ['an anonymous sign-in with an address', signedInBy('anonymous')],
  ['a sign-in by nobody knows what', signedInBy(undefined)],
  ['a token that says nothing of the sign-in', { ...member, firebase: undefined }],
  // The sign-in service keeps addresses in lower case, so this one never comes from it.
  ['the domain in capitals', { email: `elev@${domain.toUpperCase()}`, email_verified: true }],
];

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
