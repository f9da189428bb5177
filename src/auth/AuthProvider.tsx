import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { BuildEnvironment } from '../config/environment';
import { lockGate, openGate } from '../seal/contentGate';
import { loadAuthClient } from './loadClient';
import { createAuthSession, initialState, type AuthActions, type AuthState } from './session';
import { findStoredSession } from './storedSession';

interface Auth extends AuthState {
  readonly actions: AuthActions;
}

const Context = createContext<Auth | null>(null);

interface AuthProviderProps {
  readonly environment: BuildEnvironment;
  readonly emailDomain: string;
  readonly children: ReactNode;
}

/** Observes the provider for the whole page and hands out who the visitor is and what they can do about it. */
export function AuthProvider({ environment, emailDomain, children }: AuthProviderProps): ReactNode {
  const session = useMemo(
    () =>
      createAuthSession({
        emailDomain,
        openGate,
        lockGate,
        loadClient: () => loadAuthClient(environment),
        findStoredSession: () => findStoredSession(() => window.localStorage),
      }),
    [environment, emailDomain],
  );
  useEffect(() => session.start(), [session]);
  useEffect(() => {
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') void session.recheck();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [session]);

  const state = useSyncExternalStore(session.subscribe, session.getState, () => initialState);
  const auth = useMemo(() => ({ ...state, actions: session }), [state, session]);
  return <Context value={auth}>{children}</Context>;
}

/** Who the visitor is, how the latest verification mail went, and the verbs. Throws outside AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(Context);
  if (auth === null) throw new Error('useAuth must be used inside AuthProvider');
  return auth;
}
