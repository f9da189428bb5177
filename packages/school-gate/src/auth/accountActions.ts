import type { AuthClient } from './authClient';
import type { AccountActions, SessionDependencies } from './sessionTypes';
import type { Visitor } from './visitor';

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
