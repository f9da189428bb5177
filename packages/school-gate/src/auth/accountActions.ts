import type { AuthClient } from './authClient';
import { requireIdToken } from './connection';
import type { SessionDependencies } from './sessionRunner';
import type { Visitor } from './visitor';

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
   * @param before what is to be done first, once the password is known to be right; where that
   * fails the account stays
   */
  deleteAccount(password: string, before?: () => Promise<void>): Promise<void>;
  /** Has the provider say that this is the account's password. Rejects as changePassword does. */
  provePassword(password: string): Promise<void>;
  /**
   * What shows the school's Firestore who asks. Rejects with a ContentError that says why there is
   * none.
   */
  getIdToken(forceRefresh: boolean): Promise<string>;
  /** App Check's proof; null where App Check is off. Rejects when it cannot be had. */
  getAppCheckToken(): Promise<string | null>;
}

type AccountDependencies = Pick<
  SessionDependencies,
  'forgetDevice' | 'tellTabs' | 'keepPassword' | 'loadClient'
>;

/** @param connect the client, or a rejection when it cannot be had */
export function createAccountActions(
  { forgetDevice, tellTabs, keepPassword, loadClient }: AccountDependencies,
  connect: () => Promise<AuthClient>,
  getVisitor: () => Visitor,
): AccountActions {
  return {
    async changePassword(present, next) {
      await (await connect()).changePassword(present, next);
      await keepPassword(next, present);
    },
    async provePassword(password) {
      await (await connect()).provePassword(password);
      await keepPassword(password);
    },
    getIdToken: (forceRefresh) => requireIdToken(loadClient, forceRefresh),
    getAppCheckToken: async () => (await connect()).appCheckToken(),
    async deleteAccount(password, before) {
      const client = await connect();
      const visitor = getVisitor();
      await client.deleteAccount(password, before);
      if (visitor.kind === 'member') forgetDevice(visitor.uid);
      tellTabs({ kind: 'signedOut' });
    },
  };
}
