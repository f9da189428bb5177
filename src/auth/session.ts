import type { AuthClient } from './authClient';
import { createAccountActions } from './accountActions';
import { adviceFor, ownTexts } from './errorTexts';
import { createMailActions } from './mailActions';
import type { AuthSession, SessionDependencies } from './sessionTypes';
import type { StoredSession } from './storedSession';
import { secondsUntilResend } from './verificationMail';
import { createVisit } from './visit';
import { visitorOf, type Account, type Visitor } from './visitor';

/** The provider's own short network limit: after it a visitor gets an answer instead of a spinner. */
export const answerTimeoutMs = 30_000;
/** A visible tab that waits for its address to be verified asks the provider this often. */
export const verificationCheckMs = 15_000;
/** A tab that is returned to asks the provider again, but not more often than this. */
export const recheckIntervalMs = 10_000;

/** The visitor whom storage alone can settle; undefined when the provider has to be asked. */
function visitorFromStorage(stored: StoredSession): Visitor | undefined {
  switch (stored) {
    case 'none':
      return { kind: 'signedOut' };
    case 'refused':
      return { kind: 'signedOut', reason: 'storageRefused' };
    case 'device':
    case 'tab':
      return undefined;
  }
}

/**
 * The sign-in session of one page: closed at first (`loading`), settled by storage when nobody is signed in, else by the provider.
 * Every doubt (no SDK, no answer in 30 s, an account that cannot be confirmed) leaves the gate closed.
 */
export function createAuthSession(dependencies: SessionDependencies): AuthSession {
  const { loadClient, emailDomain } = dependencies;
  let lastAnswerAt = 0;
  const visit = createVisit({
    lockGate: dependencies.lockGate,
    openGate: (uid) =>
      dependencies.openGate({
        uid,
        keepKey: dependencies.findStoredSession() === 'device',
        getIdToken: async (forceRefresh) => (await loadClient()).idToken(forceRefresh),
        getAppCheckToken: async () => (await loadClient()).appCheckToken(),
      }),
  });
  const visitor = (): Visitor => visit.getState().visitor;

  /** For whom the stored session says is a member: the content is fetched beside the confirmation, and opened after it. */
  function prepare(stored: StoredSession): void {
    const account = dependencies.findStoredAccount();
    if (account === undefined || visitorOf(account, emailDomain).kind !== 'member') return;
    dependencies.prepareGate({ uid: account.uid, keepKey: stored === 'device' });
  }

  /** Takes in what the provider says of the account; an account that may not enter is signed out at once. */
  async function admit(client: AuthClient, account: Account | null): Promise<void> {
    lastAnswerAt = Date.now();
    const found = visitorOf(account, emailDomain);
    if (account !== null) dependencies.noteSignIn();
    visit.settle(found);
    if (account !== null && found.kind === 'signedOut') await client.signOut();
  }

  /** Ends the observation; undefined while nothing is observed. */
  let endObservation: (() => void) | undefined;
  let started = false;
  // An account out of storage is only a memory (disabled since? another address?): the provider is asked before anything opens.
  let remembered = false;
  // How often the SDK has said who is signed in: what it was asked before the last time is old news.
  let changes = 0;

  /** Asks for an account and takes the answer in, or the error, unless the SDK has said meanwhile that somebody else is signed in. */
  async function admitUnlessChanged(
    client: AuthClient,
    ask: () => Promise<Account | null>,
  ): Promise<void> {
    const before = changes;
    try {
      const account = await ask();
      if (changes === before) await admit(client, account);
    } catch (error) {
      if (changes === before) throw error;
    }
  }

  function observe(client: AuthClient, account: Account | null): void {
    changes += 1;
    const confirm = remembered && account !== null;
    remembered = false;
    const ask = confirm ? () => client.confirm() : () => Promise.resolve(account);
    admitUnlessChanged(client, ask).catch(() => {
      visit.settle({ kind: 'unavailable', reason: 'noAnswer' });
    });
  }

  /** The client, observed from the first time it could be had: at the start, or at a submit after the start had failed. */
  async function connect(): Promise<AuthClient> {
    const client = await loadClient();
    if (started && endObservation === undefined) {
      endObservation = client.observe((account) => {
        observe(client, account);
      });
    }
    return client;
  }

  async function sendMail(client: AuthClient): Promise<void> {
    visit.setMail({ kind: 'sending' });
    try {
      await client.sendVerification();
      visit.setMail({ kind: 'sent', at: Date.now() });
    } catch (error) {
      visit.setMail({ kind: 'failed', advice: adviceFor(error) });
    }
  }

  /** Until the page does, nobody is let in and nothing is stored, whatever the provider still answers. */
  function startAgain(): void {
    visit.leave();
    loadClient().then(
      (client) => {
        client.abandon();
      },
      () => undefined,
    );
    dependencies.reloadPage();
  }

  async function reload(): Promise<Visitor> {
    const client = await connect();
    await admitUnlessChanged(client, () => client.reload());
    return visitor();
  }

  /** After a change that was made with a code, which may be about another account or end the session. */
  async function reloadQuietly(): Promise<void> {
    try {
      await reload();
    } catch {
      // The change itself went well. A session that it ended arrives as a sign-out from the SDK.
    }
  }

  async function signIn(email: string, password: string, remember: boolean): Promise<void> {
    await (await connect()).signIn(email, password, remember);
    dependencies.tellTabs({ kind: 'signedIn' });
  }

  async function signOut(): Promise<void> {
    await (await connect()).signOut();
    dependencies.tellTabs({ kind: 'signedOut' });
  }

  return {
    ...createMailActions({ connect, signIn, whenLeft: visit.whenLeft, reloadQuietly }),
    ...createAccountActions(dependencies, connect, visitor),
    getState: visit.getState,
    subscribe: visit.subscribe,
    start() {
      const stored = dependencies.findStoredSession();
      const known = visitorFromStorage(stored);
      const timer = setTimeout(() => {
        if (visitor().kind === 'loading') visit.settle({ kind: 'unavailable', reason: 'noAnswer' });
      }, answerTimeoutMs);
      started = true;
      remembered = known === undefined;
      if (known === undefined) prepare(stored);
      else visit.settle(known);
      connect().catch(() => {
        // Nobody signed in: the form stays, and a submit tries to load again. A stored session cannot be confirmed: closed.
        if (known === undefined) visit.settle({ kind: 'unavailable', reason: 'loadFailed' });
      });
      const endTabSync = dependencies.startTabSync({
        getVisitor: visitor,
        signOut: async () => {
          await connect()
            .then((client) => client.signOut())
            .catch(() => undefined);
        },
        startAgain,
      });
      return () => {
        endTabSync();
        clearTimeout(timer);
        started = false;
        endObservation?.();
        endObservation = undefined;
      };
    },
    async register(email, password, remember) {
      const client = await connect();
      await client.register(email, password, remember);
      await sendMail(client);
    },
    signIn,
    async resendVerification() {
      if (secondsUntilResend(visit.getState().mail, Date.now()) > 0) return;
      await connect().then(sendMail, (error: unknown) => {
        visit.setMail({ kind: 'failed', advice: adviceFor(error) });
      });
    },
    async checkVerification() {
      try {
        const { kind } = await reload();
        return kind === 'unverified' ? ownTexts.notVerified : undefined;
      } catch {
        return ownTexts.checkFailed;
      }
    },
    async recheck() {
      const asked = visitor().kind === 'unverified' || visitor().kind === 'member';
      const sinceMs = Date.now() - lastAnswerAt;
      // A clock that was set back says nothing of how long ago it was.
      if (!asked || (sinceMs >= 0 && sinceMs < recheckIntervalMs)) return;
      lastAnswerAt = Date.now();
      try {
        await reload();
      } catch {
        // No network while reading is no reason to close; a disabled or deleted account arrives as a sign-out from the SDK.
      }
    },
    returned() {
      const present = visitor();
      const isSignedIn = present.kind === 'unverified' || present.kind === 'member';
      if (isSignedIn && !dependencies.isStillStored(present.email)) startAgain();
    },
    signOut,
    async signInAgain() {
      const present = visitor();
      // Before it is over: what the SDK then says tells of nobody.
      if (present.kind === 'member') visit.settle({ kind: 'signedOut', email: present.email });
      await signOut();
    },
  };
}
