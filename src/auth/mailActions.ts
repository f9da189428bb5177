import type { AuthClient } from './authClient';
import { tellsWhetherAccountExists } from './errorTexts';
import type { MailActions } from './sessionTypes';

/**
 * @param connect the client, or a rejection when it cannot be had
 * @param reloadQuietly takes in what a used code has changed for the account that is signed in; never rejects
 */
export function createMailActions(
  connect: () => Promise<AuthClient>,
  reloadQuietly: () => Promise<void>,
): MailActions {
  return {
    async requestPasswordReset(email) {
      const client = await connect();
      try {
        await client.sendPasswordReset(email);
      } catch (error) {
        if (!tellsWhetherAccountExists(error)) throw error;
      }
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
  };
}
