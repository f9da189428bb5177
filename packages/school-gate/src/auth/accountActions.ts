import type { AuthClient } from './authClient';
import type { SessionDependencies } from './sessionDependencies';
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
   */
  deleteAccount(password: string): Promise<void>;
}

/** @param connect the client, or a rejection when it cannot be had */
export function createAccountActions(
  { forgetDevice, tellTabs }: Pick<SessionDependencies, 'forgetDevice' | 'tellTabs'>,
  connect: () => Promise<AuthClient>,
  getVisitor: () => Visitor,
): AccountActions {
  return {
    async changePassword(present, next) {
      await (await connect()).changePassword(present, next);
    },
    async deleteAccount(password) {
      const client = await connect();
      const visitor = getVisitor();
      await client.deleteAccount(password);
      if (visitor.kind === 'member') forgetDevice(visitor.uid);
      tellTabs({ kind: 'signedOut' });
    },
  };
}
