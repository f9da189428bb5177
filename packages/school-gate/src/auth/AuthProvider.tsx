import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { pageKeeper } from '@kurser/device-store/keeping';
import { forgetScope } from '@kurser/device-store/store';
import type { BuildEnvironment } from '@site/src/config/environment';
import { workFollows } from '@site/src/config/workFollows';
import { lockGate, openGate, prepareGate } from 'docusaurus-plugin-seal/client';
import { reloadWhenThere } from 'docusaurus-plugin-seal/common';
import { finishBeforeSignOut } from './beforeSignOut';
import { browserStorage as storage } from './browserStorage';
import { loadAuthClient } from './connection';
import {
  createAuthSession,
  verificationCheckMs,
  type AuthActions,
  type AuthSession,
} from './session';
import { endEpoch } from './sessionEpoch';
import { removeSessions } from './storedSession';
import { createTabs, startTabSync } from './tabs';
import { forgetTyped } from './typedHere';
import { forgetTypedPassword, keepTypedPassword } from './typedPassword';
import { initialState, type AuthState } from './visit';

function removeStoredSessions(): void {
  removeSessions(storage, 'device');
  removeSessions(storage, 'tab');
}

/**
 * Removes the key of work that follows, which `student-work` keeps under this name: the next
 * sign-in opens it again. Never throws.
 */
function forgetWorkKey(): void {
  try {
    if (workFollows) window.indexedDB.deleteDatabase('kurser-work');
  } catch {
    // A browser that refuses the database has kept nothing in it.
  }
}

/** What goes with a sign-out, beside the session and what was opened. */
function forgetSignIn(): void {
  endEpoch(storage);
  forgetTyped(storage);
  forgetTypedPassword();
  forgetWorkKey();
}

/** The session of this page, with the browser around it. */
function createPageSession(environment: BuildEnvironment, emailDomain: string): AuthSession {
  const tabs = createTabs((name) => new BroadcastChannel(name));
  return createAuthSession({
    emailDomain,
    storage,
    gate: { prepareGate, openGate, lockGate },
    askToKeep: () => {
      void pageKeeper.ask();
    },
    keepPassword: async (password, before) => {
      if (workFollows) await keepTypedPassword(password, before);
    },
    beforeSignOut: finishBeforeSignOut,
    forgetDevice: (uid) => {
      forgetScope(uid, () => storage.device);
    },
    loadClient: () => loadAuthClient(environment),
    reloadPage: reloadWhenThere,
    tellTabs: (message) => {
      if (message.kind === 'signedOut') forgetSignIn();
      tabs.post(message);
    },
    startTabSync: (session) =>
      startTabSync({
        ...session,
        tabs,
        storage,
        removeAllSessions: () => {
          removeStoredSessions();
          window.addEventListener('pagehide', removeStoredSessions);
        },
        watchStorage: (onChange) => {
          window.addEventListener('storage', onChange);
          return () => {
            window.removeEventListener('storage', onChange);
          };
        },
        reloadPage: reloadWhenThere,
      }),
  });
}

interface Auth extends AuthState {
  /** Tells our project's links from those of others. */
  readonly apiKey: string;
  /** Tells our site from others wherever it is served. */
  readonly projectId: string;
  readonly actions: AuthActions;
}

const Context = createContext<Auth | null>(null);

interface AuthProviderProps {
  readonly environment: BuildEnvironment;
  readonly emailDomain: string;
  readonly children: ReactNode;
}

/**
 * Asks the provider again when the tab is returned to, and now and then while it waits in sight for
 * its address to be verified.
 */
function useRechecks(session: AuthSession, waiting: boolean): void {
  useEffect(() => {
    const recheck = (): void => {
      if (document.visibilityState === 'visible') void session.recheck();
    };
    document.addEventListener('visibilitychange', recheck);
    window.addEventListener('focus', recheck);
    const timer = waiting ? window.setInterval(recheck, verificationCheckMs) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', recheck);
      window.removeEventListener('focus', recheck);
      window.clearInterval(timer);
    };
  }, [session, waiting]);
}

/** Tells the session when the back button brings the page back as it was. */
function useReturnFromHistory(session: AuthSession): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) session.returned();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [session]);
}

/**
 * Observes the provider for the whole page and hands out who the visitor is and what they can do
 * about it.
 */
export function AuthProvider({ environment, emailDomain, children }: AuthProviderProps): ReactNode {
  const session = useMemo(
    () => createPageSession(environment, emailDomain),
    [environment, emailDomain],
  );
  useEffect(() => session.start(), [session]);
  const state = useSyncExternalStore(session.subscribe, session.getState, () => initialState);
  useRechecks(session, state.visitor.kind === 'unverified');
  useReturnFromHistory(session);
  const { apiKey, projectId } = environment.provider;
  const auth = useMemo(
    () => ({ ...state, apiKey, projectId, actions: session }),
    [state, apiKey, projectId, session],
  );
  return <Context value={auth}>{children}</Context>;
}

/**
 * Who the visitor is, how the latest verification mail went, and the verbs. Throws outside
 * AuthProvider.
 */
export function useAuth(): Auth {
  const auth = useContext(Context);
  if (auth === null) throw new Error('useAuth must be used inside AuthProvider');
  return auth;
}
