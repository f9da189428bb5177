import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteTyped } from '../typedHere';
import type { Account } from '../visitor';
import {
  lockGate,
  member,
  resetFakes,
  settled,
  startSession,
  tellTabs,
  tokenAfter,
  unverified,
} from './fakeProvider';

beforeEach(resetFakes);
afterEach(() => {
  vi.useRealTimers();
});

describe('a forgotten password', () => {
  async function ask(failure?: unknown): Promise<unknown> {
    const { provider, session } = startSession();
    if (failure !== undefined) provider.fail.set('sendPasswordReset', failure);
    const answer = await session
      .requestPasswordReset('a@edu.umea.se')
      .catch((error: unknown) => error);
    expect(provider.calls).toEqual(['sendPasswordReset']);
    return answer;
  }

  it.each([undefined, { code: 'auth/user-not-found' }, { code: 'auth/user-disabled' }])(
    'is answered alike, whatever the provider says of the account: %j',
    async (failure) => {
      expect(await ask(failure)).toBeUndefined();
    },
  );

  it.each([{ code: 'auth/network-request-failed' }, { code: 'auth/too-many-requests' }])(
    'that could not be asked for is told: %j',
    async (failure) => {
      expect(await ask(failure)).toBe(failure);
    },
  );
});

const other: Account = { uid: 'o', email: 'annan@edu.umea.se', emailVerified: true };
const used = { code: 'auth/invalid-action-code' };
const owner = { email: 'a@edu.umea.se', password: 'abcdef', remember: false };

/**
 * A session that is settled, in front of a provider that has forgotten what it was asked till then.
 */
async function settledWith(account: Account | null) {
  const started = startSession('none', account);
  await settled();
  started.provider.calls.length = 0;
  noteTyped(started.storage, 'u');
  return started;
}

describe('the link of a verification mail', () => {
  it('verifies the account that is signed in, and the tab that was waiting goes on', async () => {
    const { provider, session } = await settledWith(unverified);
    provider.become({ ...member, email: 'a@edu.umea.se' });
    const step = await session.verifyEmail('code');
    expect(step).toEqual({ kind: 'verified', email: 'a@edu.umea.se' });
    expect(provider.calls).toEqual(['addressOfCode', 'reload', 'idToken', 'applyCode', 'reload']);
    expect(session.getState().visitor.kind).toBe('member');
  });

  it.each([
    ['was begun eleven minutes ago', tokenAfter(11)],
    ['was begun last year', tokenAfter(400 * 24 * 60)],
    ['does not tell when it began', 'header.e30.signature'],
  ])('does nothing by a press where the account’s session %s', async (_which, token) => {
    const { provider, session } = await settledWith(unverified);
    provider.renewAs(token);
    const step = await session.verifyEmail('code');
    expect(step).toEqual({ kind: 'passwordNeeded', email: 'a@edu.umea.se' });
    expect(provider.calls).not.toContain('applyCode');
    // Whoever has the password is let in all the same.
    provider.signInAs(unverified);
    await session.verifyAsOwner('code', owner);
    expect(provider.calls).toContain('applyCode');
  });

  it('does nothing by a press where the account’s session was begun in another tab', async () => {
    const { provider, session, storage } = await settledWith(unverified);
    noteTyped(storage, 'o');
    expect(await session.verifyEmail('code')).toMatchObject({ kind: 'passwordNeeded' });
    expect(provider.calls).not.toContain('applyCode');
  });

  it('does nothing by a press where the session’s age cannot be asked for', async () => {
    const { provider, session } = await settledWith(unverified);
    provider.fail.set('idToken', new Error('offline'));
    expect(await session.verifyEmail('code')).toMatchObject({ kind: 'passwordNeeded' });
    expect(provider.calls).not.toContain('applyCode');
  });

  it.each([
    ['nobody', null],
    ['somebody else', other],
  ])('does nothing where %s is signed in: it asks for the password', async (_who, account) => {
    const { provider, session } = await settledWith(account);
    const step = await session.verifyEmail('code');
    expect(step).toEqual({ kind: 'passwordNeeded', email: 'a@edu.umea.se' });
    expect(provider.calls).toEqual(['addressOfCode', 'reload']);
  });

  it('does nothing where the session has been ended elsewhere, or nobody can be asked', async () => {
    const { provider, session } = await settledWith(unverified);
    provider.fail.set('reload', { code: 'auth/user-token-expired' });
    expect(await session.verifyEmail('code')).toMatchObject({ kind: 'passwordNeeded' });
    expect(provider.calls).not.toContain('applyCode');
  });

  it('that was used before is a success when the account is verified, else the provider’s error', async () => {
    const { provider, session } = await settledWith(unverified);
    provider.fail.set('addressOfCode', used);
    await expect(session.verifyEmail('code')).rejects.toBe(used);
    provider.become(member);
    expect(await session.verifyEmail('code')).toMatchObject({ kind: 'verified' });
    expect(session.getState().visitor.kind).toBe('member');
  });

  it('is the provider’s error when nobody is signed in, or nobody can be asked', async () => {
    const { provider, session } = await settledWith(null);
    provider.fail.set('addressOfCode', used);
    await expect(session.verifyEmail('code')).rejects.toBe(used);
    provider.become(member);
    provider.fail.set('reload', new Error('offline'));
    await expect(session.verifyEmail('code')).rejects.toBe(used);
  });

  it('is broken when its code is for something else', async () => {
    const { provider, session } = await settledWith(unverified);
    await expect(session.verifyEmail('reset')).rejects.toMatchObject(used);
    expect(provider.calls).not.toContain('applyCode');
  });
});

describe('the owner of an account', () => {
  it('signs in first, and the code is used after that', async () => {
    const { provider, session } = await settledWith(null);
    provider.signInAs(unverified);
    await session.verifyAsOwner('code', owner);
    expect(provider.calls).toEqual(['signIn', 'reload', 'applyCode', 'reload']);
    expect(tellTabs).toHaveBeenCalledWith({ kind: 'signedIn' });
  });

  it('who has another password leaves the code alone', async () => {
    const { provider, session } = await settledWith(null);
    const wrong = { code: 'auth/wrong-password' };
    provider.fail.set('signIn', wrong);
    await expect(session.verifyAsOwner('code', owner)).rejects.toBe(wrong);
    expect(provider.calls).toEqual(['signIn']);
  });

  it('is not whoever else turns out to be signed in', async () => {
    const { provider, session } = await settledWith(null);
    provider.signInAs({ ...other, emailVerified: false });
    await expect(session.verifyAsOwner('code', owner)).rejects.toMatchObject(used);
    expect(provider.calls).not.toContain('applyCode');
  });

  it('uses the code after the page has started again, where it has to for the member before', async () => {
    const { provider, session } = await settledWith({ ...other, emailVerified: true });
    lockGate.mockReturnValueOnce(new Promise(() => undefined));
    provider.signInAs(unverified);
    void session.verifyAsOwner('code', owner);
    await settled();
    expect(session.getState().visitor.kind).toBe('leaving');
    expect(provider.calls).toContain('signIn');
    expect(provider.calls).not.toContain('applyCode');
  });

  it('is let in when the account has been verified meanwhile', async () => {
    const { provider, session } = await settledWith(null);
    provider.fail.set('applyCode', used);
    provider.signInAs(unverified);
    await expect(session.verifyAsOwner('code', owner)).rejects.toBe(used);
    provider.signInAs(member);
    await session.verifyAsOwner('code', owner);
    expect(session.getState().visitor.kind).toBe('member');
  });
});

describe('the link of a mail for a new password', () => {
  it('sets it, also when that ends the session here', async () => {
    const { provider, session } = await settledWith(member);
    provider.fail.set('reload', { code: 'auth/user-token-expired' });
    expect(await session.addressOfCode('reset')).toBe('a@edu.umea.se');
    await session.resetPassword('reset', 'abcdef');
    expect(provider.calls).toEqual(['addressOfCode', 'confirmPasswordReset', 'reload']);
  });

  it('is broken when its code is for something else', async () => {
    const { session } = await settledWith(null);
    await expect(session.addressOfCode('code')).rejects.toMatchObject(used);
  });
});
