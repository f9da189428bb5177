import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthClient } from '../authClient';
import { wasSignedIn } from '../earlierSignIn';
import { answerTimeoutMs } from '../session';
import { recheckIntervalMs } from '../sessionReducer';
import { resendPauseMs } from '../verificationMail';
import {
  askToKeep,
  fakeProvider,
  foreign,
  member,
  openGate,
  prepareGate,
  resetFakes,
  sessionWith,
  settled,
  startSession,
  startedSession,
  tellTabs,
  unverified,
} from './fakeProvider';

beforeEach(resetFakes);
afterEach(() => {
  vi.useRealTimers();
});

describe('at the start', () => {
  it('is closed until something is known', () => {
    expect(sessionWith('device', () => new Promise(() => undefined)).getState().visitor).toEqual({
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
    const { provider, session } = startSession('device', member);
    await settled();
    expect(provider.calls).toEqual(['confirm']);
    expect(session.getState().visitor).toEqual({
      kind: 'member',
      uid: 'u',
      email: 'a@edu.umea.se',
      key: 'ready',
    });
  });

  it('stays closed when a stored account cannot be confirmed', async () => {
    const { provider, session } = startSession('device', member);
    provider.fail.set('confirm', { code: 'auth/network-request-failed' });
    await settled();
    expect(session.getState().visitor).toEqual({ kind: 'unavailable', reason: 'noAnswer' });
  });

  it('gives up waiting after the time limit, and not before', async () => {
    const session = sessionWith('device', () => new Promise(() => undefined));
    session.start();
    await vi.advanceTimersByTimeAsync(answerTimeoutMs - 1);
    expect(session.getState().visitor.kind).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getState().visitor).toEqual({ kind: 'unavailable', reason: 'noAnswer' });
  });

  it('closes a stored session when the SDK cannot load, and keeps the form when nothing is stored', async () => {
    const failing = (): Promise<AuthClient> => Promise.reject(new Error('offline'));
    const stored = sessionWith('device', failing);
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
    await session.register('a@edu.umea.se', 'abcdef', true);
    await settled();
    expect(session.getState().visitor.kind).toBe('unverified');
  });

  it('hears nothing more after it is ended', async () => {
    const { provider, session, end } = await startedSession();
    end();
    provider.set(member);
    await settled();
    expect(session.getState().visitor.kind).toBe('signedOut');
  });
});

describe('while a stored session is being confirmed', () => {
  const waiting = (): Promise<AuthClient> => new Promise(() => undefined);

  it.each([
    ['device', true],
    ['tab', false],
  ] as const)('a member’s content is fetched and not opened: %s', (stored, keepKey) => {
    sessionWith(stored, waiting).start();
    expect(prepareGate.mock.calls).toEqual([[{ uid: 'u', keepKey }]]);
    expect(openGate).not.toHaveBeenCalled();
  });

  it.each([
    ['unverified', unverified],
    ['foreign', foreign],
    ['without an address', { ...member, email: null }],
  ])('nothing is fetched for an account that is %s', (_what, account) => {
    sessionWith('device', waiting, account).start();
    expect(prepareGate).not.toHaveBeenCalled();
  });

  it.each(['none', 'refused'] as const)('nothing is fetched with no session: %s', (stored) => {
    sessionWith(stored, waiting).start();
    expect(prepareGate).not.toHaveBeenCalled();
  });
});

describe('a foreign account', () => {
  it.each([true, false])(
    'is signed out with the reason kept, verified: %s',
    async (emailVerified) => {
      const provider = fakeProvider();
      provider.become({ ...foreign, emailVerified });
      const session = sessionWith('device', () => Promise.resolve(provider.client));
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
    const { session } = startSession();
    await session.register('a@edu.umea.se', 'abcdef', true);
    expect(session.getState()).toEqual({
      visitor: { kind: 'unverified', email: 'a@edu.umea.se' },
      mail: { kind: 'sent', at: Date.now() },
    });
  });

  it('keeps the account when the mail fails, and says so', async () => {
    const { provider, session } = startSession();
    provider.fail.set('sendVerification', new Error('quota'));
    await session.register('a@edu.umea.se', 'abcdef', true);
    expect(session.getState().mail.kind).toBe('failed');
    provider.fail.clear();
    await session.resendVerification();
    expect(session.getState().mail.kind).toBe('sent');
  });

  it('sends another mail only when the last one has had a minute', async () => {
    const { provider, session } = startSession();
    await session.register('a@edu.umea.se', 'abcdef', true);
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
    const { provider, session } = startSession();
    provider.fail.set('sendVerification', { code: 'auth/too-many-requests' });
    await session.register('a@edu.umea.se', 'abcdef', true);
    expect(session.getState().mail).toMatchObject({
      kind: 'failed',
      advice: expect.stringContaining('skolans nät') as string,
    });
  });

  it('tells when the provider cannot even be asked to send a mail again', async () => {
    const provider = fakeProvider();
    const load = vi
      .fn()
      .mockResolvedValueOnce(provider.client)
      .mockRejectedValue({ code: 'auth/quota-exceeded' });
    const session = sessionWith('none', load);
    session.start();
    await settled();
    await expect(session.resendVerification()).resolves.toBeUndefined();
    expect(session.getState().mail).toMatchObject({
      kind: 'failed',
      advice: expect.stringContaining('gräns') as string,
    });
  });

  it('rejects with the provider’s error when there is no account', async () => {
    const { provider, session } = startSession();
    const error = { code: 'auth/email-already-in-use' };
    provider.fail.set('register', error);
    await expect(session.register('a@edu.umea.se', 'abcdef', true)).rejects.toBe(error);
    expect(session.getState().mail.kind).toBe('none');
  });
});

describe('verification', () => {
  it('lets the account in once the provider says so', async () => {
    const { provider, session } = await startedSession(unverified);
    expect(await session.checkVerification()).toMatch(/^E-posten är inte verifierad ännu\./);
    provider.become(member);
    expect(await session.checkVerification()).toBeUndefined();
    expect(session.getState().visitor.kind).toBe('member');
  });

  it('says when it cannot be checked', async () => {
    const { provider, session } = await startedSession(unverified);
    provider.fail.set('reload', new Error('offline'));
    expect(await session.checkVerification()).toBe(
      'Kunde inte kontrollera verifieringsstatus. Försök igen.',
    );
    expect(session.getState().visitor.kind).toBe('unverified');
  });

  it('is rechecked when the tab is returned to, but not more often than the interval', async () => {
    const { provider, session } = await startedSession(unverified);
    provider.become(member);
    await session.recheck();
    expect(session.getState().visitor.kind).toBe('unverified');
    await vi.advanceTimersByTimeAsync(recheckIntervalMs);
    await session.recheck();
    expect(session.getState().visitor.kind).toBe('member');
  });

  it('is rechecked although the clock was set back', async () => {
    const { provider, session } = await startedSession(unverified);
    provider.become(member);
    vi.setSystemTime(Date.now() - 2 * 60 * 60_000);
    await session.recheck();
    expect(session.getState().visitor.kind).toBe('member');
  });
});

describe('a member', () => {
  it('is shut out when the account is gone at a recheck, and kept when only the network is', async () => {
    const { provider, session } = await startedSession(member);
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

  it('who is to sign in again keeps the address, whatever the provider says meanwhile', async () => {
    const { provider, session } = await startedSession(member);
    await session.signInAgain();
    await settled();
    provider.set(null);
    await settled();
    expect(session.getState().visitor).toEqual({ kind: 'signedOut', email: 'a@edu.umea.se' });
    expect(tellTabs).toHaveBeenCalledWith({ kind: 'signedOut' });
  });

  it('leaves a note on the computer, as everybody who is signed in does', async () => {
    const { provider, storage } = await startedSession();
    expect(wasSignedIn(storage)).toBe(false);
    provider.set(unverified);
    await settled();
    expect(wasSignedIn(storage)).toBe(true);
  });

  it.each(['signIn', 'register'] as const)(
    '%s asks the browser to keep the work where it is to remember, and then alone',
    async (verb) => {
      const { provider, session } = startSession();
      await session[verb]('a@edu.umea.se', 'abcdef', false);
      provider.fail.set(verb, new Error('wrong'));
      await session[verb]('a@edu.umea.se', 'abcdef', true).catch(() => undefined);
      expect(askToKeep).not.toHaveBeenCalled();
      provider.fail.clear();
      await session[verb]('a@edu.umea.se', 'abcdef', true);
      expect(askToKeep).toHaveBeenCalledTimes(1);
    },
  );

  it('who signs out is signed out; a sign-out that fails is told', async () => {
    const { provider, session } = await startedSession(member);
    provider.fail.set('signOut', new Error('storage'));
    await expect(session.signOut()).rejects.toThrow('storage');
    expect(tellTabs).not.toHaveBeenCalled();
    provider.fail.clear();
    await session.signOut();
    await settled();
    expect(session.getState().visitor).toEqual({ kind: 'signedOut' });
    expect(tellTabs).toHaveBeenCalledWith({ kind: 'signedOut' });
  });
});
