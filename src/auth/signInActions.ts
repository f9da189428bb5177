import type { Connection } from './connection';
import type { SessionRunner } from './sessionRunner';
import type { SessionDependencies, SignInActions } from './sessionTypes';
import { sendVerificationMail } from './verificationActions';

/** What gets somebody in and out. */
export function createSignInActions(
  connect: Connection['connect'],
  runner: Pick<SessionRunner, 'dispatch'>,
  tellTabs: SessionDependencies['tellTabs'],
): SignInActions {
  async function signOut(): Promise<void> {
    await (await connect()).signOut();
    tellTabs({ kind: 'signedOut' });
  }
  return {
    async register(email, password, remember) {
      await (await connect()).register(email, password, remember);
      await sendVerificationMail(connect, runner);
    },
    async signIn(email, password, remember) {
      await (await connect()).signIn(email, password, remember);
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
