import type { Account } from './visitor';

/** What the code of a mail can be for. */
export type CodeUse = 'verifyEmail' | 'resetPassword';

/**
 * The provider as the rest of the site sees it: verbs, and one stream of accounts. Implemented by
 * firebase/ only. Every verb rejects with the provider's error (`{code: 'auth/…', message}`);
 * errorToText turns it into words.
 */
export interface AuthClient {
  /**
   * Calls back with the account that is signed in (null: nobody), at once when known and after
   * every change, also one made in another tab. Returns the function that ends it.
   */
  observe(onAccount: (account: Account | null) => void): () => void;
  /** `remember` keeps the session on this computer; otherwise it ends with the browser. */
  register(email: string, password: string, remember: boolean): Promise<void>;
  /** `remember` as in register. */
  signIn(email: string, password: string, remember: boolean): Promise<void>;
  /**
   * Sends a mail with a link to a new password. Whether an unknown address is an error is the
   * provider's setting.
   */
  sendPasswordReset(email: string): Promise<void>;
  /** Sends the verification mail to the account that is signed in. */
  sendVerification(): Promise<void>;
  /** Does what the code of a verification mail is for. */
  applyCode(code: string): Promise<void>;
  /**
   * The address that a code is about, without using the code up; null when the code is for
   * something else than `use`.
   */
  addressOfCode(code: string, use: CodeUse): Promise<string | null>;
  /** Sets a new password with the code of a mail. */
  confirmPasswordReset(code: string, password: string): Promise<void>;
  /**
   * Asks the provider for the account's present state and returns it; null when nobody is signed in
   * any more. When the account has become verified the token is renewed too, because security rules
   * read the token's claims.
   */
  reload(): Promise<Account | null>;
  /**
   * The same without asking twice: at its start the SDK asks about a stored account by itself.
   * Where the provider has not answered then, it is asked now.
   */
  confirm(): Promise<Account | null>;
  /**
   * Changes the password of the account that is signed in, once the provider has accepted the
   * present one.
   */
  changePassword(present: string, next: string): Promise<void>;
  /** Asks the provider whether this is the password of the account that is signed in. */
  provePassword(password: string): Promise<void>;
  /**
   * Deletes the account that is signed in, once the provider has accepted its password and `before`
   * is done. Nobody is signed in after it.
   */
  deleteAccount(password: string, before?: () => Promise<void>): Promise<void>;
  /**
   * The ID token, renewed when it is about to expire or when `fresh`. Rejects when nobody is signed
   * in.
   */
  idToken(fresh?: boolean): Promise<string>;
  /**
   * App Check's proof for a request without the SDK; null where App Check is off. Rejects when it
   * cannot be had.
   */
  appCheckToken(): Promise<string | null>;
  signOut(): Promise<void>;
  /**
   * For a page that is about to start again without its session: what the provider still answers is
   * neither taken in nor stored.
   */
  abandon(): void;
}
