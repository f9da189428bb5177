import { useState } from 'react';
import { formErrorOf, type FormError } from '../../auth/knownErrors';

/** How it goes with a mail for a new password. */
type ResetMail =
  | { readonly kind: 'unsent'; readonly busy: boolean; readonly error?: FormError }
  | { readonly kind: 'sent' };

interface ResetMailButton {
  readonly busy: boolean;
  readonly sent: boolean;
  readonly error: FormError | undefined;
  send(): void;
}

/**
 * The state behind a button that asks for such a mail; a press while it is asked for does nothing.
 */
export function useResetMail(ask: () => Promise<void>): ResetMailButton {
  const [mail, setMail] = useState<ResetMail>({ kind: 'unsent', busy: false });
  const busy = mail.kind === 'unsent' && mail.busy;

  async function attempt(): Promise<void> {
    setMail({ kind: 'unsent', busy: true });
    try {
      await ask();
      setMail({ kind: 'sent' });
    } catch (failure) {
      // It stands above a button: no field is there to be pointed at.
      const error = { ...formErrorOf(failure), field: undefined };
      setMail({ kind: 'unsent', busy: false, error });
    }
  }
  return {
    busy,
    sent: mail.kind === 'sent',
    error: mail.kind === 'unsent' ? mail.error : undefined,
    send() {
      if (!busy) void attempt();
    },
  };
}
