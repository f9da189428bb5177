import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthClient } from '../authClient';
import {
  answerTimeoutMs,
  createAuthSession,
  recheckIntervalMs,
  type AuthSession,
  type SessionDependencies,
} from '../session';
import type { StoredSession } from '../storedSession';
import type { Account } from '../visitor';

const member: Account = { uid: 'u', email: 'a@edu.umea.se', emailVerified: true };
const unverified: Account = { ...member, emailVerified: false };
const foreign: Account = { ...member, email: 'a@evil.se' };

/** A provider whose present account the test sets; every verb can be made to fail. */
function fakeProvider() {
  let account: Account | null = null;
  let onAccount: ((account: Account | null) => void) | undefined;
  const fail = new Map<keyof AuthClient, unknown>();
  const calls: string[] = [];
  function did(verb: keyof AuthClient): void {
    calls.push(verb);
    if (fail.has(verb)) throw fail.get(verb);
  }
  function set(next: Account | null): void {
    account = next;
    onAccount?.(next);
  }
  const client: AuthClient = {
    observe(callback) {
      onAccount = callback;
      callback(account);
      return () => {
        onAccount = undefined;
      };
    },
    register: async (email) => {
      did('register');
      set({ uid: 'new', email, emailVerified: false });
      return Promise.resolve();
    },
    signIn: async () => {
      did('signIn');
      return Promise.resolve();
    },
    sendVerification: async () => {
      did('sendVerification');
      return Promise.resolve();
    },
    reload: async () => {
      did('reload');
      return Promise.resolve(account);
    },
    idToken: async () => Promise.resolve('token'),
    signOut: async () => {
      did('signOut');
      set(null);
      return Promise.resolve();
    },
  };
  return {
    client,
    calls,
    fail,
    set,
    become: (next: Account | null) => {
      account = next;
    },
  };
}

const openGate = vi.fn<SessionDependencies['openGate']>();
const lockGate = vi.fn<SessionDependencies['lockGate']>();

function sessionWith(stored: StoredSession, loadClient: () => Promise<AuthClient>): AuthSession {
  return createAuthSession({
    emailDomain: 'edu.umea.se',
    loadClient,
    findStoredSession: () => stored,
    openGate,
    lockGate,
  });
}

const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  openGate.mockReset().mockResolvedValue({ kind: 'ready' });
  lockGate.mockReset().mockResolvedValue(undefined);
});
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
      mail: 'sent',
    });
  });

  it('keeps the account when the mail fails, and says so', async () => {
    const provider = fakeProvider();
    provider.fail.set('sendVerification', new Error('quota'));
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    await session.register('a@edu.umea.se', 'abcdef');
    expect(session.getState().mail).toBe('failed');
    provider.fail.clear();
    await session.resendVerification();
    expect(session.getState().mail).toBe('sent');
  });

  it('rejects with the provider’s error when there is no account', async () => {
    const provider = fakeProvider();
    const error = { code: 'auth/email-already-in-use' };
    provider.fail.set('register', error);
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    await expect(session.register('a@edu.umea.se', 'abcdef')).rejects.toBe(error);
    expect(session.getState().mail).toBe('none');
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

describe('the content key', () => {
  async function memberSession() {
    const provider = fakeProvider();
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    await settled();
    return { provider, session };
  }

  it('is not asked for before there is a member', async () => {
    const { provider } = await memberSession();
    provider.set(unverified);
    await settled();
    provider.set(foreign);
    await settled();
    expect(openGate).not.toHaveBeenCalled();
  });

  it('is pending while it is fetched, then ready or refused with the reason', async () => {
    let answer: ((result: { kind: 'failed'; reason: 'refused' }) => void) | undefined;
    openGate.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { provider, session } = await memberSession();
    provider.set(member);
    await settled();
    expect(session.getState().visitor).toMatchObject({ kind: 'member', key: 'pending' });
    answer?.({ kind: 'failed', reason: 'refused' });
    await settled();
    expect(session.getState().visitor).toMatchObject({
      kind: 'member',
      key: { refused: 'refused' },
    });
  });

  it('is fetched once, however often the provider repeats itself', async () => {
    const { provider } = await memberSession();
    provider.set(member);
    await settled();
    provider.set({ ...member });
    await settled();
    expect(openGate).toHaveBeenCalledTimes(1);
  });

  it('that arrives after a sign-out opens nothing', async () => {
    let answer: ((result: { kind: 'ready' }) => void) | undefined;
    openGate.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { provider, session } = await memberSession();
    provider.set(member);
    await settled();
    provider.set(null);
    await settled();
    answer?.({ kind: 'ready' });
    await settled();
    expect(session.getState().visitor).toEqual({ kind: 'signedOut' });
  });

  it('is forgotten at sign-out', async () => {
    const { provider } = await memberSession();
    provider.set(member);
    await settled();
    lockGate.mockClear();
    provider.set(null);
    await settled();
    expect(lockGate).toHaveBeenCalledTimes(1);
  });
});
