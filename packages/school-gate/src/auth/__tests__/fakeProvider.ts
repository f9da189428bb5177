import { vi } from 'vitest';
import type { AuthClient, CodeUse } from '../authClient';
import { base64urlFromBytes, bytesFromText } from '@kurser/sealed-format';
import { createAuthSession, type AuthSession } from '../session';
import type { BrowserStorage } from '../browserStorage';
import type { SessionDependencies } from '../sessionRunner';
import type { StoredSession } from '../storedSession';
import type { Account } from '../visitor';
import { browserWithSession } from './fakeStorage';

export const member: Account = { uid: 'u', email: 'a@edu.umea.se', emailVerified: true };
export const unverified: Account = { ...member, emailVerified: false };
export const foreign: Account = { ...member, email: 'a@evil.se' };

/** A token that was given now, `minutes` after the sign-in; unsigned. */
export function tokenAfter(minutes: number): string {
  const issued = 1_800_000_000;
  const claims = JSON.stringify({ sub: 'u', iat: issued, auth_time: issued - minutes * 60 });
  return `header.${base64urlFromBytes(bytesFromText(claims))}.signature`;
}

/** A provider whose present account the test sets; every verb can be made to fail. */
export function fakeProvider() {
  let account: Account | null = null;
  let onAccount: ((account: Account | null) => void) | undefined;
  const fail = new Map<keyof AuthClient, unknown>();
  const calls: string[] = [];
  const codes = new Map<string, CodeUse>([
    ['code', 'verifyEmail'],
    ['reset', 'resetPassword'],
  ]);
  let afterSignIn: Account | null | undefined;
  let renewedToken = tokenAfter(1);
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
      if (afterSignIn !== undefined) set(afterSignIn);
      return Promise.resolve();
    },
    sendPasswordReset: async () => {
      did('sendPasswordReset');
      return Promise.resolve();
    },
    sendVerification: async () => {
      did('sendVerification');
      return Promise.resolve();
    },
    applyCode: async () => {
      did('applyCode');
      return Promise.resolve();
    },
    addressOfCode: async (code, use) => {
      did('addressOfCode');
      return Promise.resolve(codes.get(code) === use ? 'a@edu.umea.se' : null);
    },
    confirmPasswordReset: async () => {
      did('confirmPasswordReset');
      return Promise.resolve();
    },
    confirm: async () => {
      did('confirm');
      return Promise.resolve(account);
    },
    reload: async () => {
      did('reload');
      return Promise.resolve(account);
    },
    changePassword: async () => {
      did('changePassword');
      return Promise.resolve();
    },
    provePassword: async () => {
      did('provePassword');
      return Promise.resolve();
    },
    deleteAccount: async (_password, before) => {
      did('deleteAccount');
      await before?.();
      set(null);
    },
    idToken: async (fresh = false) => {
      if (fresh) did('idToken');
      return Promise.resolve(fresh ? renewedToken : tokenAfter(0));
    },
    appCheckToken: async () => Promise.resolve(null),
    signOut: async () => {
      did('signOut');
      set(null);
      return Promise.resolve();
    },
    abandon: () => {
      did('abandon');
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
    /** What the next renewed token says. */
    renewAs: (token: string) => {
      renewedToken = token;
    },
    /** Whose the password of the next sign-in is. */
    signInAs: (next: Account | null) => {
      afterSignIn = next;
    },
  };
}

export const openGate = vi.fn<SessionDependencies['gate']['openGate']>();
export const tellTabs = vi.fn<SessionDependencies['tellTabs']>();
export const forgetDevice = vi.fn<SessionDependencies['forgetDevice']>();
export const lockGate = vi.fn<SessionDependencies['gate']['lockGate']>();
export const reloadPage = vi.fn<SessionDependencies['reloadPage']>();
export const startTabSync = vi.fn<SessionDependencies['startTabSync']>();
export const askToKeep = vi.fn<SessionDependencies['askToKeep']>();
export const keepPassword = vi.fn<SessionDependencies['keepPassword']>();
export const beforeSignOut = vi.fn<SessionDependencies['beforeSignOut']>();
export const prepareGate = vi.fn<SessionDependencies['gate']['prepareGate']>();

export function sessionWith(
  stored: StoredSession,
  loadClient: () => Promise<AuthClient>,
  storedAccount: Account = member,
  storage: BrowserStorage = browserWithSession(stored, storedAccount),
): AuthSession {
  return createAuthSession({
    emailDomain: 'edu.umea.se',
    loadClient,
    storage,
    askToKeep,
    keepPassword,
    beforeSignOut,
    gate: { prepareGate, openGate, lockGate },
    tellTabs,
    forgetDevice,
    startTabSync,
    reloadPage,
  });
}

export const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
};

/**
 * A session that has just started, in front of a provider that knows the account and has not been
 * heard yet.
 */
export function startSession(stored: StoredSession = 'none', account: Account | null = null) {
  const provider = fakeProvider();
  provider.become(account);
  const storage = browserWithSession(stored, member);
  const session = sessionWith(stored, () => Promise.resolve(provider.client), member, storage);
  const end = session.start();
  return { provider, session, storage, end };
}

/**
 * A session in front of a provider that has been heard: nobody was signed in, and then, if there is
 * one, the account.
 */
export async function startedSession(account?: Account) {
  const started = startSession();
  await settled();
  if (account !== undefined) {
    started.provider.set(account);
    await settled();
  }
  return started;
}

/** What was opened is not put away before the answered function is called. */
export function holdLock(): () => void {
  let release: () => void = () => undefined;
  lockGate.mockReturnValue(new Promise((resolve) => (release = resolve)));
  return release;
}

/** Before each test: no timer runs by itself, and the gate opens when asked. */
export function resetFakes(): void {
  vi.useFakeTimers();
  openGate.mockReset().mockResolvedValue({ kind: 'ready' });
  askToKeep.mockReset();
  keepPassword.mockReset().mockResolvedValue(undefined);
  beforeSignOut.mockReset().mockResolvedValue(undefined);
  prepareGate.mockReset();
  tellTabs.mockReset();
  forgetDevice.mockReset();
  lockGate.mockReset().mockResolvedValue(undefined);
  startTabSync.mockReset().mockReturnValue(() => undefined);
  reloadPage.mockReset();
}
