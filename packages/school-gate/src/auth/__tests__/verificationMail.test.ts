import { describe, expect, it } from 'vitest';
import { noMail, secondsUntilResend } from '../verificationMail';

describe('secondsUntilResend', () => {
  it.each([
    [0, 60],
    [1, 60],
    [1_000, 59],
    [59_001, 1],
    [60_000, 0],
    [3_600_000, 0],
    // A clock that was set back.
    [-3_600_000, 60],
  ])('%d ms after the mail is %d', (passed, seconds) => {
    expect(secondsUntilResend({ kind: 'sent', at: 1_000_000 }, 1_000_000 + passed)).toBe(seconds);
  });

  it('is 0 when no mail has left', () => {
    for (const mail of [
      noMail,
      { kind: 'sending' },
      { kind: 'failed', advice: undefined },
    ] as const) {
      expect(secondsUntilResend(mail, 0)).toBe(0);
    }
  });
});
