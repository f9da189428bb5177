import { createAccountActions, type AccountActions } from './accountActions';
import { createConnection, type Connection } from './connection';
import { createMailActions, type MailActions } from './mailActions';
import { createSessionRunner, type SessionRunner, type SessionDependencies } from './sessionRunner';
import { createSignInActions, type SignInActions } from './signInActions';
import { findStoredSignIn, isStillStored } from './storedSession';
import { createVerificationActions, type VerificationActions } from './verificationActions';
import type { AuthState } from './visit';
import { signedInAs } from './visitor';

/** What a visitor can do about it. */
export interface AuthActions
  extends SignInActions, VerificationActions, MailActions, AccountActions {}

export interface AuthSession extends AuthActions {
  getState(): AuthState;
  subscribe(onChange: () => void): () => void;
  /** Begins to observe the provider; returns the function that ends it. */
  start(): () => void;
  /**
   * For a page that the browser has kept whole and shows again, which has heard nothing meanwhile:
   * it starts again unless its session is still there.
   */
  returned(): void;
}

/**
 * The provider's own short network limit: after it a visitor gets an answer instead of a spinner.
 */
export const answerTimeoutMs = 30_000;
/** A visible tab that waits for its address to be verified asks the provider this often. */
export const verificationCheckMs = 15_000;

/** Begins with what storage says, and asks the provider; returns the function that ends it. */
function start(
  { storage, startTabSync }: SessionDependencies,
  { getState, dispatch }: SessionRunner,
  { connect, open }: Connection,
): () => void {
  const timer = setTimeout(() => dispatch({ kind: 'timeIsUp' }), answerTimeoutMs);
  const close = open();
  const { kind: stored, account } = findStoredSignIn(storage);
  dispatch({ kind: 'started', stored, account });
  connect().catch(() => dispatch({ kind: 'loadFailed' }));
  const endTabSync = startTabSync({
    getVisitor: () => getState().visitor,
    signOut: async () => {
      await connect()
        .then((client) => client.signOut())
        .catch(() => undefined);
    },
    startAgain: () => dispatch({ kind: 'startAgain' }),
  });
  return () => {
    endTabSync();
    clearTimeout(timer);
    close();
  };
}

/**
 * The sign-in session of one page: what can happen to it is in sessionReducer.ts, and here what it
 * does with the world.
 */
export function createAuthSession(dependencies: SessionDependencies): AuthSession {
  const runner = createSessionRunner(dependencies);
  const { getState, dispatch } = runner;
  const connection = createConnection(dependencies.loadClient, runner);
  const { connect, reload } = connection;
  const signInActions = createSignInActions(connect, runner, dependencies);
  const getVisitor = () => getState().visitor;

  return {
    ...signInActions,
    ...createVerificationActions(connection, runner),
    ...createMailActions({
      connect,
      signIn: signInActions.signIn,
      storage: dependencies.storage,
      whenLeft: runner.whenLeft,
      async reloadQuietly() {
        // The change itself went well. A session that it ended arrives as a sign-out from the SDK.
        await reload().catch(() => undefined);
      },
    }),
    ...createAccountActions(dependencies, connect, getVisitor),
    getState: runner.getShown,
    subscribe: runner.subscribe,
    start: () => start(dependencies, runner, connection),
    returned() {
      const email = signedInAs(getVisitor());
      if (email !== undefined && !isStillStored(email, dependencies.storage))
        dispatch({ kind: 'startAgain' });
    },
  };
}
