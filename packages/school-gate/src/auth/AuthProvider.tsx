import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { BuildEnvironment } from '@site/src/config/environment';
import { createPageSession } from './pageSession';
import { verificationCheckMs, type AuthActions, type AuthSession } from './session';
import { initialState, type AuthState } from './visit';

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
