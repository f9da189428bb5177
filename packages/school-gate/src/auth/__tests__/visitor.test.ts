import { describe, expect, it } from 'vitest';
import { isMember, signedInAs, visitorOf } from '../visitor';

const domain = 'edu.umea.se';

describe('visitorOf', () => {
  it('is signed out without an account', () => {
    expect(visitorOf(null, domain)).toEqual({ kind: 'signedOut' });
  });

  it('is a member only when verified and in the school domain', () => {
    expect(visitorOf({ uid: 'u', email: 'a@edu.umea.se', emailVerified: true }, domain)).toEqual({
      kind: 'member',
      uid: 'u',
      email: 'a@edu.umea.se',
      key: 'pending',
    });
    expect(visitorOf({ uid: 'u', email: 'a@edu.umea.se', emailVerified: false }, domain).kind).toBe(
      'unverified',
    );
  });

  it.each(['a@edu.umea.se.evil.se', 'a@evil-edu.umea.se', null])(
    'never lets the address %s in, verified or not',
    (email) => {
      for (const emailVerified of [true, false]) {
        expect(visitorOf({ uid: 'u', email, emailVerified }, domain)).toEqual({
          kind: 'signedOut',
          reason: 'foreignDomain',
        });
      }
    },
  );
});

describe('isMember', () => {
  const account = { uid: 'u', email: 'a@edu.umea.se', emailVerified: true };

  it.each([
    [account, true],
    [{ ...account, emailVerified: false }, false],
    [{ ...account, email: 'a@evil.se' }, false],
    [{ ...account, email: null }, false],
  ])('of %j is %s', (asked, answer) => {
    expect(isMember(asked, domain)).toBe(answer);
  });
});

it('an address is signed in with a member and with one who is to verify it, and with nobody else', () => {
  const email = 'a@edu.umea.se';
  expect(signedInAs({ kind: 'member', uid: 'u', email, key: 'pending' })).toBe(email);
  expect(signedInAs({ kind: 'unverified', email })).toBe(email);
  expect(signedInAs({ kind: 'signedOut', email })).toBeUndefined();
  expect(signedInAs({ kind: 'loading' })).toBeUndefined();
});
