import type { ContentFailure } from '../seal/contentFailure';
import type { AuthClient } from './authClient';
import { adviceFor, ownTexts, tellsWhetherAccountExists } from './errorTexts';
import type { StoredSession } from './storedSession';
import { noMail, secondsUntilResend, type VerificationMail } from './verificationMail';
import { visitorOf, type Account, type Visitor } from './visitor';

export interface AuthState {
  readonly visitor: Visitor;
  readonly mail: VerificationMail;
}

/** What a visitor can do about it. */
export interface AuthActions {
  /** Creates the account and sends the verification mail. Rejects with the provider's error when no account was made. */
  register(email: string, password: string): Promise<void>;
  /** `remember` keeps the session on this computer; otherwise it ends with the browser. Rejects with the provider's error. */
  signIn(email: string, password: string, remember: boolean): Promise<void>;
  /**
   * Asks for a mail with a link to a new password. Fulfilled whether the account exists or not; rejects with the provider's error for
   * what says nothing of the account (network, too many requests).
   */
  requestPasswordReset(email: string): Promise<void>;
  /** Sends the verification mail again, but not within a minute of the last. Never rejects: the outcome is the state's `mail`. */
  resendVerification(): Promise<void>;
  /**
   * Uses the code of a verification mail. When the provider refuses the code, the account that is signed in is asked about: verified
   * already (a mail scanner or another device was first) is a success. Rejects with the provider's error otherwise.
   */
  verifyEmail(code: string): Promise<void>;
  /** The address whose password a code can change; the code stays good. Rejects with the provider's error. */
  addressOfCode(code: string): Promise<string>;
  /** Chooses a new password with the code of a mail. Rejects with the provider's error. */
  resetPassword(code: string, password: string): Promise<void>;
  /** Gives the account the address back that it had before a change; answers the address. Rejects with the provider's error. */
  recoverEmail(code: string): Promise<string>;
  /** Asks the provider again; answers the message to show when the address is not verified or could not be checked, else undefined. */
  checkVerification(): Promise<string | undefined>;
  /** Asks the provider again without a word, for a tab that is returned to. Never rejects. */
  recheck(): Promise<void>;
  /** Rejects with the provider's error, and with `wrong-password` or `invalid-credential` when the present password is not right. */
  changePassword(present: string, next: string): Promise<void>;
  /** Deletes the account and all that it has left on this device. Rejects as changePassword does; nothing is deleted then. */
  deleteAccount(password: string): Promise<void>;
  /** Rejects when the session could not be ended. */
  signOut(): Promise<void>;
}

export interface AuthSession extends AuthActions {
  getState(): AuthState;
  subscribe(onChange: () => void): () => void;
  /** Begins to observe the provider; answers the function that ends it. */
  start(): () => void;
}

/** Who asks for the content key. */
export interface KeyHolder {
  readonly uid: string;
  /** Whether the key may wait on this computer for the next visit. */
  readonly keepKey: boolean;
  getIdToken(forceRefresh: boolean): Promise<string>;
}

export type OpenResult =
  { readonly kind: 'ready' } | { readonly kind: 'failed'; readonly reason: ContentFailure };

export interface SessionDependencies {
  /** Fetches the SDK; rejects when it cannot be had. */
  loadClient(): Promise<AuthClient>;
  findStoredSession(): StoredSession;
  /** Begins to keep this tab and the others together; returns the function that ends it. */
  startTabSync(getVisitor: () => Visitor, signOut: () => Promise<void>): () => void;
  /** Tells the other tabs. */
  tellTabs(message: { readonly kind: 'signedIn' | 'signedOut' }): void;
  /** Fetches the content key and the page's sealed files. Never rejects. */
  openGate(member: KeyHolder): Promise<OpenResult>;
  /** Forgets the key and everything opened with it. Never rejects. */
  lockGate(): Promise<void>;
  /** Removes what the account's work has left on this device. Never throws. */
  forgetDevice(uid: string): void;
  readonly emailDomain: string;
}

export const initialState: AuthState = { visitor: { kind: 'loading' }, mail: noMail };

/** The provider's own short network limit: after it a visitor gets an answer instead of a spinner. */
export const answerTimeoutMs = 30_000;
/** A visible tab that waits for its address to be verified asks the provider this often. */
export const verificationCheckMs = 15_000;
/** A tab that is returned to asks the provider again, but not more often than this. */
export const recheckIntervalMs = 10_000;

/**
 * What stays when the provider answers again: the reason of a sign-out that follows on the refusal of an account (so that the visitor
 * can read why), and the key of a member who is still the same.
 */
function carryOver(previous: Visitor, next: Visitor): Visitor {
  const keepsReason =
    previous.kind === 'signedOut' && next.kind === 'signedOut' && next.reason === undefined;
  const sameMember =
    previous.kind === 'member' && next.kind === 'member' && previous.uid === next.uid;
  return keepsReason || sameMember ? previous : next;
}

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
  let state = initialState;
  let lastAnswerAt = 0;
  const listeners = new Set<() => void>();

  function setState(change: Partial<AuthState>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => {
      listener();
    });
  }

  function settle(next: Visitor): void {
    const previous = state.visitor;
    const visitor = carryOver(previous, next);
    setState(visitor.kind === 'signedOut' ? { visitor, mail: noMail } : { visitor });
    if (visitor === previous) return;
    if (visitor.kind === 'member') void openFor(visitor.uid);
    // Also at the first answer: a key left behind by a session that ended elsewhere is deleted.
    else if (visitor.kind === 'signedOut' || previous.kind === 'member')
      void dependencies.lockGate();
  }

  async function openFor(uid: string): Promise<void> {
    const result = await dependencies.openGate({
      uid,
      keepKey: dependencies.findStoredSession() === 'device',
      getIdToken: async (forceRefresh) => (await loadClient()).idToken(forceRefresh),
    });
    const { visitor } = state;
    // Someone may have signed out while the key was on its way.
    if (visitor.kind !== 'member' || visitor.uid !== uid) return;
    setState({
      visitor: { ...visitor, key: result.kind === 'ready' ? 'ready' : { refused: result.reason } },
    });
  }

  /** Takes in what the provider says of the account; an account that may not enter is signed out at once. */
  async function admit(client: AuthClient, account: Account | null): Promise<void> {
    lastAnswerAt = Date.now();
    const visitor = visitorOf(account, emailDomain);
    settle(visitor);
    if (account !== null && visitor.kind === 'signedOut') await client.signOut();
  }

  /** Ends the observation; undefined while nothing is observed. */
  let leave: (() => void) | undefined;
  let started = false;
  // An account out of storage is only a memory (disabled since? another address?): the provider is asked before anything opens.
  let remembered = false;

  /** The client, observed from the first time it could be had: at the start, or at a submit after the start had failed. */
  async function connect(): Promise<AuthClient> {
    const client = await loadClient();
    if (started && leave === undefined) {
      leave = client.observe((account) => {
        const confirmed =
          remembered && account !== null ? client.reload() : Promise.resolve(account);
        remembered = false;
        confirmed
          .then((current) => admit(client, current))
          .catch(() => {
            settle({ kind: 'unavailable', reason: 'noAnswer' });
          });
      });
    }
    return client;
  }

  async function sendMail(client: AuthClient): Promise<void> {
    setState({ mail: { kind: 'sending' } });
    try {
      await client.sendVerification();
      setState({ mail: { kind: 'sent', at: Date.now() } });
    } catch (error) {
      setState({ mail: { kind: 'failed', advice: adviceFor(error) } });
    }
  }

  async function reload(): Promise<Visitor> {
    const client = await connect();
    await admit(client, await client.reload());
    return state.visitor;
  }

  /** After a change that was made with a code, which may be about another account or end the session. */
  async function reloadQuietly(): Promise<void> {
    try {
      await reload();
    } catch {
      // The change itself went well. A session that it ended arrives as a sign-out from the SDK.
    }
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    start() {
      const known = visitorFromStorage(dependencies.findStoredSession());
      const timer = setTimeout(() => {
        if (state.visitor.kind === 'loading') settle({ kind: 'unavailable', reason: 'noAnswer' });
      }, answerTimeoutMs);
      started = true;
      remembered = known === undefined;
      if (known !== undefined) settle(known);
      connect().catch(() => {
        // Nobody signed in: the form stays, and a submit tries to load again. A stored session cannot be confirmed: closed.
        if (known === undefined) settle({ kind: 'unavailable', reason: 'loadFailed' });
      });
      const endTabSync = dependencies.startTabSync(
        () => state.visitor,
        async () => {
          await connect()
            .then((client) => client.signOut())
            .catch(() => undefined);
        },
      );
      return () => {
        endTabSync();
        clearTimeout(timer);
        started = false;
        leave?.();
        leave = undefined;
      };
    },
    async register(email, password) {
      const client = await connect();
      await client.register(email, password);
      await sendMail(client);
    },
    async signIn(email, password, remember) {
      const client = await connect();
      await client.signIn(email, password, remember);
      dependencies.tellTabs({ kind: 'signedIn' });
    },
    async requestPasswordReset(email) {
      const client = await connect();
      try {
        await client.sendPasswordReset(email);
      } catch (error) {
        if (!tellsWhetherAccountExists(error)) throw error;
      }
    },
    async resendVerification() {
      if (secondsUntilResend(state.mail, Date.now()) > 0) return;
      await sendMail(await connect());
    },
    async verifyEmail(code) {
      const client = await connect();
      try {
        await client.applyCode(code);
      } catch (error) {
        const account = await client.reload().catch(() => null);
        if (account?.emailVerified !== true) throw error;
      }
      await reloadQuietly();
    },
    async addressOfCode(code) {
      return (await (await connect()).addressOfCode(code)) ?? '';
    },
    async resetPassword(code, password) {
      await (await connect()).confirmPasswordReset(code, password);
      await reloadQuietly();
    },
    async recoverEmail(code) {
      const client = await connect();
      const address = await client.addressOfCode(code);
      await client.applyCode(code);
      await reloadQuietly();
      return address ?? '';
    },
    async checkVerification() {
      try {
        const visitor = await reload();
        return visitor.kind === 'unverified' ? ownTexts.notVerified : undefined;
      } catch {
        return ownTexts.checkFailed;
      }
    },
    async recheck() {
      const asked = state.visitor.kind === 'unverified' || state.visitor.kind === 'member';
      if (!asked || Date.now() - lastAnswerAt < recheckIntervalMs) return;
      lastAnswerAt = Date.now();
      try {
        await reload();
      } catch {
        // No network while reading is no reason to close; a disabled or deleted account arrives as a sign-out from the SDK.
      }
    },
    async changePassword(present, next) {
      await (await connect()).changePassword(present, next);
    },
    async deleteAccount(password) {
      const client = await connect();
      const { visitor } = state;
      await client.deleteAccount(password);
      if (visitor.kind === 'member') dependencies.forgetDevice(visitor.uid);
      dependencies.tellTabs({ kind: 'signedOut' });
    },
    async signOut() {
      await (await connect()).signOut();
      dependencies.tellTabs({ kind: 'signedOut' });
    },
  };
}
