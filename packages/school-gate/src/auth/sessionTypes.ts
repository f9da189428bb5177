import type { ContentFailure } from 'docusaurus-plugin-seal/common';
import type { AuthClient } from './authClient';
import type { BrowserStorage } from './browserStorage';
import type { TabSyncDependencies } from './tabs';
import type { VerificationMail } from './verificationMail';
import type { Visitor } from './visitor';

export interface AuthState {
  readonly visitor: Visitor;
  readonly mail: VerificationMail;
}

/**
 * How far the link of a verification mail has come: what it was for is done, or the account's owner
 * has to say that it is them.
 */
export interface VerificationStep {
  readonly kind: 'verified' | 'passwordNeeded';
  readonly email: string;
}

/** The person who chose the account's password. */
export interface Owner {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** What the forms and links about a mail from the provider do. */
export interface MailActions {
  /**
   * Asks for a mail with a link to a new password. Fulfilled whether the account exists or not;
   * rejects with the provider's error for what says nothing of the account (network, too many
   * requests).
   */
  requestPasswordReset(email: string): Promise<void>;
  /**
   * Uses the code of a verification mail, if the password of the account that it is about was typed
   * in this tab, minutes ago. Otherwise nothing is done, and the password is to be given: neither
   * the mailbox nor a session that was left here proves who chose it. When the provider refuses the
   * code, the account that is signed in is asked about: verified already (on another device) is a
   * success. Rejects with the provider's error otherwise.
   */
  verifyEmail(code: string): Promise<VerificationStep>;
  /**
   * Signs in to the account that a code is about, and uses the code after that. Rejects with the
   * provider's error; the code stays good then.
   */
  verifyAsOwner(code: string, owner: Owner): Promise<void>;
  /**
   * The address whose password a code can change; the code stays good. Rejects with the provider's
   * error.
   */
  addressOfCode(code: string): Promise<string>;
  /** Chooses a new password with the code of a mail. Rejects with the provider's error. */
  resetPassword(code: string, password: string): Promise<void>;
}

/** What a member can do with the own account. */
export interface AccountActions {
  /**
   * Rejects with the provider's error, and with `wrong-password` or `invalid-credential` when the
   * present password is not right.
   */
  changePassword(present: string, next: string): Promise<void>;
  /**
   * Deletes the account and all that it has left on this device. Rejects as changePassword does;
   * nothing is deleted then.
   */
  deleteAccount(password: string): Promise<void>;
}

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

/** What can be done about an address that is to be verified. */
export interface VerificationActions {
  /**
   * Sends the verification mail again, but not within a minute of the last. Never rejects: the
   * outcome is the state's `mail`.
   */
  resendVerification(): Promise<void>;
  /**
   * Asks the provider again; answers the message to show when the address is not verified or could
   * not be checked, else undefined.
   */
  checkVerification(): Promise<string | undefined>;
  /** Asks the provider again without a word, for a tab that is returned to. Never rejects. */
  recheck(): Promise<void>;
}

/** What a visitor can do about it. */
export interface AuthActions
  extends SignInActions, VerificationActions, MailActions, AccountActions {}

export interface AuthSession extends AuthActions {
  getState(): AuthState;
  subscribe(onChange: () => void): () => void;
  /** Begins to observe the provider; answers the function that ends it. */
  start(): () => void;
  /**
   * For a page that the browser has kept whole and shows again, which has heard nothing meanwhile:
   * it starts again unless its session is still there.
   */
  returned(): void;
}

/** Who asks for the content key. */
export interface KeyHolder {
  readonly uid: string;
  /** Whether the key may wait on this computer for the next visit. */
  readonly keepKey: boolean;
  getIdToken(forceRefresh: boolean): Promise<string>;
  getAppCheckToken(): Promise<string | null>;
}

export type OpenResult =
  { readonly kind: 'ready' } | { readonly kind: 'failed'; readonly reason: ContentFailure };

export interface SessionDependencies {
  /** Fetches the SDK; rejects when it cannot be had. */
  loadClient(): Promise<AuthClient>;
  readonly storage: BrowserStorage;
  reloadPage(): void;
  /** Begins to keep this tab and the others together; returns the function that ends it. */
  startTabSync(
    session: Pick<TabSyncDependencies, 'getVisitor' | 'signOut' | 'startAgain'>,
  ): () => void;
  /** Tells the other tabs; a sign-out also those that do not listen now. */
  tellTabs(message: { readonly kind: 'signedIn' | 'signedOut' }): void;
  /** Begins with what can be done for a member while the provider is asked; opens nothing. */
  prepareGate(member: Pick<KeyHolder, 'uid' | 'keepKey'>): void;
  /** Fetches the content key and the page's sealed files. Never rejects. */
  openGate(member: KeyHolder): Promise<OpenResult>;
  /**
   * Forgets the key and everything opened with it. Never rejects; stays pending where the page
   * starts again for that.
   */
  lockGate(): Promise<void>;
  /** Removes what the account's work has left on this device. Never throws. */
  forgetDevice(uid: string): void;
  /** Asks the browser to keep what lies on this computer, once. Never throws. */
  askToKeep(): void;
  readonly emailDomain: string;
}
