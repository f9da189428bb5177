import type { Connection } from './connection';
import { ownTexts } from './errorTexts';
import { knownError } from './knownErrors';
import { isRecheckDue } from './sessionReducer';
import type { SessionRunner } from './sessionRunner';
import { secondsUntilResend, type VerificationMail } from './verificationMail';

/** What can be done about an address that is to be verified. */
export interface VerificationActions {
  /**
   * Sends the verification mail again, but not within a minute of the last. Never rejects: the
   * outcome is the state's `mail`.
   */
  resendVerification(): Promise<void>;
  /**
   * Asks the provider again; returns the message to show when the address is not verified or could
   * not be checked, else undefined.
   */
  checkVerification(): Promise<string | undefined>;
  /** Asks the provider again without a word, for a tab that is returned to. Never rejects. */
  recheck(): Promise<void>;
}

/** Sends the verification mail. Never rejects: the outcome is the state's `mail`. */
export async function sendVerificationMail(
  connect: Connection['connect'],
  { dispatch }: Pick<SessionRunner, 'dispatch'>,
): Promise<void> {
  const setMail = (mail: VerificationMail): void => dispatch({ kind: 'mail', mail });
  try {
    const client = await connect();
    setMail({ kind: 'sending' });
    await client.sendVerification();
    setMail({ kind: 'sent', at: Date.now() });
  } catch (error) {
    setMail({ kind: 'failed', advice: knownError(error).advice });
  }
}

/** What the screen for verification does, and a tab that is returned to. */
export function createVerificationActions(
  { connect, reload }: Pick<Connection, 'connect' | 'reload'>,
  runner: Pick<SessionRunner, 'getState' | 'dispatch'>,
): VerificationActions {
  return {
    async resendVerification() {
      if (secondsUntilResend(runner.getState().mail, Date.now()) > 0) return;
      await sendVerificationMail(connect, runner);
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
      const now = Date.now();
      if (!isRecheckDue(runner.getState(), now)) return;
      runner.dispatch({ kind: 'rechecked', at: now });
      try {
        await reload();
      } catch {
        // No network while reading is no reason to close; a disabled or deleted account arrives as
        // a sign-out from the SDK.
      }
    },
  };
}
