import { useRef, useState } from 'react';

interface Outcome {
  onDone(): void;
  onFailure(failure: unknown): void;
}

interface FormRequest {
  readonly busy: boolean;
  /** Sends, and tells how it went unless the form has been left meanwhile. Never rejects. */
  run(send: () => Promise<void>, outcome: Outcome): Promise<void>;
  /**
   * The form is another now: what is still to be answered is about one that is not there any more.
   */
  leave(): void;
}

/** The request that a form waits for. */
export function useFormRequest(): FormRequest {
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  return {
    busy,
    async run(send, { onDone, onFailure }) {
      latest.current += 1;
      const mine = latest.current;
      const counts = (): boolean => latest.current === mine;
      setBusy(true);
      try {
        await send();
        if (counts()) onDone();
      } catch (failure) {
        if (counts()) onFailure(failure);
      }
      if (counts()) setBusy(false);
    },
    leave() {
      latest.current += 1;
      setBusy(false);
    },
  };
}
