import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthClient } from '../authClient';
import { answerTimeoutMs, recheckIntervalMs } from '../session';
import { resendPauseMs } from '../verificationMail';
import type { Account } from '../visitor';
import {
  fakeProvider,
  foreign,
  member,
  resetFakes,
  sessionWith,
  settled,
  unverified,
} from './fakeProvider';

beforeEach(resetFakes);
afterEach(() => {
  vi.useRealTimers();
});

describe('at the start', () => {
  it('is closed until something is known', () => {
    expect(sessionWith('some', () => new Promise(() => undefined)).getState().visitor).toEqual({
      kind: 'loading',
    });
  });

  it('shows the form before the SDK has loaded when nothing is stored', () => {
    const session = sessionWith('none', () => new Promise(() => undefined));
    session.start();
    expect(session.getState().visitor).toEqual({ kind: 'signedOut' });
  });

  it('says when storage is refused', () => {
    const session = sessionWith('refused', () => new Promise(() => undefined));
    session.start();
    expect(session.getState().visitor).toEqual({ kind: 'signedOut', reason: 'storageRefused' });
  });

  it('asks the provider about a stored account before it opens', async () => {
    const provider = fakeProvider();
    provider.become(member);
    const session = sessionWith('some', () => Promise.resolve(provider.client));
    session.start();
    await settled();
    expect(provider.calls).toEqual(['reload']);
    expect(session.getState().visitor).toEqual({
      kind: 'member',
      uid: 'u',
      email: 'a@edu.umea.se',
      key: 'ready',
    });
  });

  it('stays closed when a stored account cannot be confirmed', async () => {
    const provider = fakeProvider();
    provider.become(member);
    provider.fail.set('reload', { code: 'auth/network-request-failed' });
    const session = sessionWith('some', () => Promise.resolve(provider.client));
    session.start();
    await settled();
    expect(session.getState().visitor).toEqual({ kind: 'unavailable', reason: 'noAnswer' });
  });

  it('gives up waiting after the time limit, and not before', async () => {
    const session = sessionWith('some', () => new Promise(() => undefined));
    session.start();
    await vi.advanceTimersByTimeAsync(answerTimeoutMs - 1);
    expect(session.getState().visitor.kind).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getState().visitor).toEqual({ kind: 'unavailable', reason: 'noAnswer' });
  });

  it('closes a stored session when the SDK cannot load, and keeps the form when nothing is stored', async () => {
    const failing = (): Promise<AuthClient> => Promise.reject(new Error('offline'));
    const stored = sessionWith('some', failing);
    const fresh = sessionWith('none', failing);
    stored.start();
    fresh.start();
    await settled();
    expect(stored.getState().visitor).toEqual({ kind: 'unavailable', reason: 'loadFailed' });
    expect(fresh.getState().visitor).toEqual({ kind: 'signedOut' });
  });

  it('observes the provider from the submit on when the SDK could not load at the start', async () => {
    const provider = fakeProvider();
    let loads = 0;
    const session = sessionWith('none', () => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(provider.client);
    });
    session.start();
    await settled();
    await session.register('a@edu.umea.se', 'abcdef');
    await settled();
    expect(session.getState().visitor.kind).toBe('unverified');
  });

  it('hears nothing more after it is ended', async () => {
    const provider = fakeProvider();
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    const end = session.start();
    await settled();
    end();
    provider.set(member);
    await settled();
    expect(session.getState().visitor.kind).toBe('signedOut');
  });
});

describe('a foreign account', () => {
  it.each([true, false])(
    'is signed out with the reason kept, verified: %s',
    async (emailVerified) => {
      const provider = fakeProvider();
      provider.become({ ...foreign, emailVerified });
      const session = sessionWith('some', () => Promise.resolve(provider.client));
      const seen: string[] = [];
      session.subscribe(() => seen.push(session.getState().visitor.kind));
      session.start();
      await settled();
      expect(provider.calls).toContain('signOut');
      expect(session.getState().visitor).toEqual({ kind: 'signedOut', reason: 'foreignDomain' });
      expect(seen).not.toContain('member');
    },
  );
});

describe('registration', () => {
  it('makes the account, sends the mail and stays unverified', async () => {
    const provider = fakeProvider();
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    await session.register('a@edu.umea.se', 'abcdef');
    expect(session.getState()).toEqual({
      visitor: { kind: 'unverified', email: 'a@edu.umea.se' },
      mail: { kind: 'sent', at: Date.now() },
    });
  });

  it('keeps the account when the mail fails, and says so', async () => {
    const provider = fakeProvider();
    provider.fail.set('sendVerification', new Error('quota'));
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    await session.register('a@edu.umea.se', 'abcdef');
    expect(session.getState().mail.kind).toBe('failed');
    provider.fail.clear();
    await session.resendVerification();
    expect(session.getState().mail.kind).toBe('sent');
  });

  it('sends another mail only when the last one has had a minute', async () => {
    const provider = fakeProvider();
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    await session.register('a@edu.umea.se', 'abcdef');
    await session.resendVerification();
    await vi.advanceTimersByTimeAsync(resendPauseMs - 1);
    await session.resendVerification();
    const mails = (): number => provider.calls.filter((verb) => verb === 'sendVerification').length;
    expect(mails()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await session.resendVerification();
    expect(mails()).toBe(2);
  });

  it('tells what a class can do when the provider has had enough', async () => {
    const provider = fakeProvider();
    provider.fail.set('sendVerification', { code: 'auth/too-many-requests' });
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    await session.register('a@edu.umea.se', 'abcdef');
    expect(session.getState().mail).toMatchObject({
      kind: 'failed',
      advice: expect.stringContaining('skolans nät') as string,
    });
  });

  it('rejects with the provider’s error when there is no account', async () => {
    const provider = fakeProvider();
    const error = { code: 'auth/email-already-in-use' };
    provider.fail.set('register', error);
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    await expect(session.register('a@edu.umea.se', 'abcdef')).rejects.toBe(error);
    expect(session.getState().mail.kind).toBe('none');
  });
});

describe('verification', () => {
  async function unverifiedSession() {
    const provider = fakeProvider();
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    await settled();
    provider.set(unverified);
    await settled();
    return { provider, session };
  }

  it('lets the account in once the provider says so', async () => {
    const { provider, session } = await unverifiedSession();
    expect(await session.checkVerification()).toMatch(/^E-posten är inte verifierad ännu\./);
    provider.become(member);
    expect(await session.checkVerification()).toBeUndefined();
    expect(session.getState().visitor.kind).toBe('member');
  });

  it('says when it cannot be checked', async () => {
    const { provider, session } = await unverifiedSession();
    provider.fail.set('reload', new Error('offline'));
    expect(await session.checkVerification()).toBe(
      'Kunde inte kontrollera verifieringsstatus. Försök igen.',
    );
    expect(session.getState().visitor.kind).toBe('unverified');
  });

  it('is rechecked when the tab is returned to, but not more often than the interval', async () => {
    const { provider, session } = await unverifiedSession();
    provider.become(member);
    await session.recheck();
    expect(session.getState().visitor.kind).toBe('unverified');
    await vi.advanceTimersByTimeAsync(recheckIntervalMs);
    await session.recheck();
    expect(session.getState().visitor.kind).toBe('member');
  });
});

describe('a member', () => {
  it('is shut out when the account is gone at a recheck, and kept when only the network is', async () => {
    const provider = fakeProvider();
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    await settled();
    provider.set(member);
    await vi.advanceTimersByTimeAsync(recheckIntervalMs);
    provider.fail.set('reload', new Error('offline'));
    await session.recheck();
    expect(session.getState().visitor.kind).toBe('member');
    provider.fail.clear();
    provider.become(null);
    await vi.advanceTimersByTimeAsync(recheckIntervalMs);
    await session.recheck();
    expect(session.getState().visitor.kind).toBe('signedOut');
  });

  it('who signs out is signed out; a sign-out that fails is told', async () => {
    const provider = fakeProvider();
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    await settled();
    provider.set(member);
    await settled();
    provider.fail.set('signOut', new Error('storage'));
    await expect(session.signOut()).rejects.toThrow('storage');
    provider.fail.clear();
    await session.signOut();
    await settled();
    expect(session.getState().visitor).toEqual({ kind: 'signedOut' });
  });
});

describe('a forgotten password', () => {
  async function ask(failure?: unknown): Promise<unknown> {
    const provider = fakeProvider();
    if (failure !== undefined) provider.fail.set('sendPasswordReset', failure);
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
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
  function startedWith(account: Account | null) {
    const provider = fakeProvider();
    provider.become(account);
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    return { provider, session };
  }

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
