import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { forgetScope } from '../components/deviceStore/store';
import type { BuildEnvironment } from '../config/environment';
import { lockGate, openGate } from '../seal/contentGate';
import { loadAuthClient } from './loadClient';
import {
  createAuthSession,
  initialState,
  verificationCheckMs,
  type AuthActions,
  type AuthSession,
  type AuthState,
} from './session';
import {
  findStoredSession,
  findTabSession,
  storeTabSession,
  type StoredSession,
} from './storedSession';
import { createTabs, startTabSync } from './tabs';

interface Auth extends AuthState {
  /** Tells our project's links from those of others. */
  readonly apiKey: string;
  readonly actions: AuthActions;
}

const Context = createContext<Auth | null>(null);

interface AuthProviderProps {
  readonly environment: BuildEnvironment;
  readonly emailDomain: string;
  readonly children: ReactNode;
}

const device = (): Storage => window.localStorage;
const tab = (): Storage => window.sessionStorage;

/** The session of this page, with the browser around it. */
function sessionInBrowser(environment: BuildEnvironment, emailDomain: string): AuthSession {
  const tabs = createTabs((name) => new BroadcastChannel(name));
  const stored = (): StoredSession => findStoredSession(device, tab);
  return createAuthSession({
    emailDomain,
    openGate,
    lockGate,
    forgetDevice: (uid) => {
      forgetScope(uid, device);
    },
    loadClient: () => loadAuthClient(environment),
    findStoredSession: stored,
    tellTabs: tabs.say,
    startTabSync: (getVisitor, signOut) =>
      startTabSync({
        tabs,
        getVisitor,
        signOut,
        findStoredSession: stored,
        findTabSession: () => findTabSession(tab),
        storeTabSession: (record) => storeTabSession(tab, record),
        reloadPage: () => {
          window.location.reload();
        },
      }),
  });
}

/** Asks the provider again when the tab is returned to, and now and then while it waits in sight for its address to be verified. */
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

/** Observes the provider for the whole page and hands out who the visitor is and what they can do about it. */
export function AuthProvider({ environment, emailDomain, children }: AuthProviderProps): ReactNode {
  const session = useMemo(
    () => sessionInBrowser(environment, emailDomain),
    [environment, emailDomain],
  );
  useEffect(() => session.start(), [session]);
  const state = useSyncExternalStore(session.subscribe, session.getState, () => initialState);
  useRechecks(session, state.visitor.kind === 'unverified');
  const { apiKey } = environment.provider;
  const auth = useMemo(() => ({ ...state, apiKey, actions: session }), [state, apiKey, session]);
  return <Context value={auth}>{children}</Context>;
}

/** Who the visitor is, how the latest verification mail went, and the verbs. Throws outside AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(Context);
  if (auth === null) throw new Error('useAuth must be used inside AuthProvider');
  return auth;
}
