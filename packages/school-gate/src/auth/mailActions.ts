import type { AuthClient, CodeUse } from './authClient';
import type { TabStorage } from './browserStorage';
import { ownTexts } from './errorTexts';
import { isFreshSignIn } from './freshSignIn';
import { knownError } from './knownErrors';
import type { SignInActions } from './signInActions';
import { wasTyped } from './typedHere';
import type { Account } from './visitor';

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

interface MailDependencies {
  /** The client, or a rejection when it cannot be had. */
  connect(): Promise<AuthClient>;
  signIn: SignInActions['signIn'];
  readonly storage: TabStorage;
  /** See visit.ts. */
  whenLeft(): Promise<void>;
  /** Takes in what a used code has changed for the account that is signed in; never rejects. */
  reloadQuietly(): Promise<void>;
}

/**
 * A link that was made for something else than it is used for is as broken as one that the provider
 * does not know.
 */
const brokenLink = (): Error =>
  Object.assign(new Error(ownTexts.brokenLink), { code: 'auth/invalid-action-code' });

/** @throws the provider's error, and the same for a code that is for something else */
async function addressFor(client: AuthClient, code: string, use: CodeUse): Promise<string> {
  const address = await client.addressOfCode(code, use);
  if (address === null) throw brokenLink();
  return address;
}

/**
 * The account that is signed in, as the provider says now; null also where it cannot say, or where
 * the session has been ended.
 */
async function presentAccount(client: AuthClient): Promise<Account | null> {
  return client.reload().catch(() => null);
}

function isAddressOf(account: Account | null, email: string): boolean {
  return account?.email?.toLowerCase() === email.toLowerCase();
}

/**
 * Whether the account's password was typed in this tab, and just now. Any other session may be what
 * somebody else has left behind.
 */
async function isOwnersSession(
  client: AuthClient,
  account: Account,
  storage: TabStorage,
): Promise<boolean> {
  return wasTyped(storage, account.uid) && client.idToken(true).then(isFreshSignIn, () => false);
}

/**
 * Uses a code where whoever sits here is the owner of the account that it is about.
 * @throws the provider's error
 */
async function verify(
  client: AuthClient,
  code: string,
  storage: TabStorage,
): Promise<VerificationStep> {
  const email = await addressFor(client, code, 'verifyEmail');
  const account = await presentAccount(client);
  const isOwn =
    account !== null &&
    isAddressOf(account, email) &&
    (await isOwnersSession(client, account, storage));
  if (!isOwn) return { kind: 'passwordNeeded', email };
  await client.applyCode(code);
  return { kind: 'verified', email };
}

/**
 * @throws the error that a code met, unless the account that is signed in has been verified in
 * another way
 */
async function requireVerified(client: AuthClient, error: unknown): Promise<string> {
  const account = await presentAccount(client);
  if (account?.emailVerified !== true) throw error;
  return account.email ?? '';
}

/** What the links and forms about mails do. */
export function createMailActions({
  connect,
  signIn,
  storage,
  whenLeft,
  reloadQuietly,
}: MailDependencies): MailActions {
  return {
    async requestPasswordReset(email) {
      const client = await connect();
      try {
        await client.sendPasswordReset(email);
      } catch (error) {
        if (!knownError(error).isAboutExistence) throw error;
      }
    },
    async verifyEmail(code) {
      const client = await connect();
      let step: VerificationStep;
      try {
        step = await verify(client, code, storage);
      } catch (error) {
        step = { kind: 'verified', email: await requireVerified(client, error) };
      }
      if (step.kind === 'verified') await reloadQuietly();
      return step;
    },
    async verifyAsOwner(code, { email, password, remember }) {
      const client = await connect();
      await signIn(email, password, remember);
      if (!isAddressOf(await client.reload(), email)) throw brokenLink();
      // A page that starts again for this uses no code: it would be a matter of chance whether its
      // visitor ever heard of it.
      await whenLeft();
      try {
        await client.applyCode(code);
      } catch (error) {
        await requireVerified(client, error);
      }
      await reloadQuietly();
    },
    async addressOfCode(code) {
      return addressFor(await connect(), code, 'resetPassword');
    },
    async resetPassword(code, password) {
      await (await connect()).confirmPasswordReset(code, password);
      await reloadQuietly();
    },
  };
}
