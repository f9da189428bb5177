import type { AuthClient } from './authClient';
import type { Connection } from './connection';
import type { SessionRunner, SessionDependencies } from './sessionRunner';
import { accountOfToken } from './visitor';
import { noteTyped } from './typedHere';
import { sendVerificationMail } from './verificationActions';

/** What gets somebody in and out. */
export interface SignInActions {
  /**
   * Creates the account and sends the verification mail; `remember` as in signIn. Rejects with the
   * provider's error when no account was made.
   */
  register(email: string, password: string, remember: boolean): Promise<void>;
  /**
   * `remember` keeps the session on this computer; otherwise it ends with the browser. Rejects with
   * the provider's error.
   */
  signIn(email: string, password: string, remember: boolean): Promise<void>;
  /** Rejects when the session could not be ended. */
  signOut(): Promise<void>;
  /**
   * Signs a member out to the form with the own address in it. Rejects when the session could not
   * be ended.
   */
  signInAgain(): Promise<void>;
}

/** @param connect the client, or a rejection when it cannot be had */
export function createSignInActions(
  connect: Connection['connect'],
  runner: Pick<SessionRunner, 'dispatch'>,
  {
    tellTabs,
    storage,
    askToKeep,
    keepPassword,
    beforeSignOut,
  }: Pick<
    SessionDependencies,
    'tellTabs' | 'storage' | 'askToKeep' | 'keepPassword' | 'beforeSignOut'
  >,
): SignInActions {
  /**
   * For whom a password has just been accepted. Where that cannot be told, it will be asked for
   * once more.
   */
  async function noteOwner(client: AuthClient): Promise<void> {
    const account = accountOfToken(await client.idToken().catch(() => undefined));
    if (account !== undefined) noteTyped(storage, account.uid);
  }
  async function signOut(): Promise<void> {
    await beforeSignOut();
    await (await connect()).signOut();
    tellTabs({ kind: 'signedOut' });
  }
  return {
    async register(email, password, remember) {
      const client = await connect();
      await client.register(email, password, remember);
      if (remember) askToKeep();
      void keepPassword(password);
      await noteOwner(client);
      await sendVerificationMail(connect, runner);
    },
    async signIn(email, password, remember) {
      const client = await connect();
      await client.signIn(email, password, remember);
      if (remember) askToKeep();
      void keepPassword(password);
      await noteOwner(client);
      tellTabs({ kind: 'signedIn' });
    },
    signOut,
    async signInAgain() {
      // Before it is over: what the SDK then says tells of nobody.
      runner.dispatch({ kind: 'signInAgain' });
      await signOut();
    },
  };
}
