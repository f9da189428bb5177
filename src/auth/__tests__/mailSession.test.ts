import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '../visitor';
import { member, resetFakes, settled, startSession, unverified } from './fakeProvider';

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

describe('the link of a mail', () => {
  const startedWith = (account: Account | null) => startSession('none', account);

  it('verifies, and the tab that was waiting goes on', async () => {
    const { provider, session } = startedWith(unverified);
    await settled();
    provider.become(member);
    await session.verifyEmail('code');
    expect(provider.calls).toEqual(['applyCode', 'reload']);
    expect(session.getState().visitor.kind).toBe('member');
  });

  it('that was used before is a success when the account is verified, else the provider’s error', async () => {
    const { provider, session } = startedWith(unverified);
    const used = { code: 'auth/invalid-action-code' };
    provider.fail.set('applyCode', used);
    await settled();
    await expect(session.verifyEmail('code')).rejects.toBe(used);
    provider.become(member);
    await session.verifyEmail('code');
    expect(session.getState().visitor.kind).toBe('member');
  });

  it('is the provider’s error when nobody is signed in, or nobody can be asked', async () => {
    const { provider, session } = startedWith(null);
    const used = { code: 'auth/invalid-action-code' };
    provider.fail.set('applyCode', used);
    await settled();
    await expect(session.verifyEmail('code')).rejects.toBe(used);
    provider.become(member);
    provider.fail.set('reload', new Error('offline'));
    await expect(session.verifyEmail('code')).rejects.toBe(used);
  });

  it('sets a new password, also when that ends the session here', async () => {
    const { provider, session } = startedWith(member);
    await settled();
    provider.fail.set('reload', { code: 'auth/user-token-expired' });
    expect(await session.addressOfCode('code')).toBe('a@edu.umea.se');
    await session.resetPassword('code', 'abcdef');
    expect(provider.calls).toEqual(['addressOfCode', 'confirmPasswordReset', 'reload']);
  });

  it('gives an address back, and says which', async () => {
    const { provider, session } = startedWith(null);
    await settled();
    expect(await session.recoverEmail('code')).toBe('a@edu.umea.se');
    expect(provider.calls.slice(0, 2)).toEqual(['addressOfCode', 'applyCode']);
    const failure = { code: 'auth/expired-action-code' };
    provider.fail.set('applyCode', failure);
    await expect(session.recoverEmail('code')).rejects.toBe(failure);
  });
});
