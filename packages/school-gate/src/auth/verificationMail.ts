/** How it went with the latest verification mail. */
export type VerificationMail =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  /** `at` in milliseconds since 1970. */
  | { readonly kind: 'sent'; readonly at: number }
  | { readonly kind: 'failed'; readonly advice: string | undefined };

export const noMail: VerificationMail = { kind: 'none' };

/** A mail that was just sent gets this long to arrive before another can be asked for. */
export const resendPauseMs = 60_000;

/**
 * Whole seconds until another mail can be asked for; 0 means now. A clock that was set back does
 * not make the wait longer.
 */
export function secondsUntilResend(mail: VerificationMail, now: number): number {
  if (mail.kind !== 'sent') return 0;
  const leftMs = Math.min(mail.at + resendPauseMs - now, resendPauseMs);
  return Math.max(0, Math.ceil(leftMs / 1000));
}
