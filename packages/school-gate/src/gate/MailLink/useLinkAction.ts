import { useState } from 'react';
import { knownError, formErrorOf, type FormError } from '../../auth/knownErrors';

/** How far a link's button has come. `dead`: the link will never work; the message says why. */
export type LinkProgress =
  | { readonly kind: 'waiting'; readonly busy: boolean; readonly error?: FormError | undefined }
  | { readonly kind: 'dead'; readonly message: string };

interface LinkAction {
  readonly progress: LinkProgress;
  /** Runs what the button promises; a press while it runs does nothing. */
  run(action: () => Promise<void>): void;
  setError(error: FormError | undefined): void;
}

/**
 * The state behind a button that asks the provider to do what a link is for. Nothing is asked
 * before it is pressed.
 */
export function useLinkAction(): LinkAction {
  const [progress, setProgress] = useState<LinkProgress>({ kind: 'waiting', busy: false });

  async function attempt(action: () => Promise<void>): Promise<void> {
    setProgress({ kind: 'waiting', busy: true });
    try {
      await action();
      setProgress({ kind: 'waiting', busy: false });
    } catch (failure) {
      const error = formErrorOf(failure);
      setProgress(
        knownError(failure).isDeadLink
          ? { kind: 'dead', message: error.message }
          : { kind: 'waiting', busy: false, error },
      );
    }
  }
  return {
    progress,
    run(action) {
      if (progress.kind === 'waiting' && !progress.busy) void attempt(action);
    },
    setError(error) {
      setProgress({ kind: 'waiting', busy: false, error });
    },
  };
}
