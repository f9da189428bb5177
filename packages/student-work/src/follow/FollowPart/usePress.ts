import { useState } from 'react';
import { troubleText } from './texts';

export interface Press {
  readonly busy: boolean;
  /** What went wrong, in Swedish. */
  readonly fault: string | undefined;
  /** Does something, one at a time; what it answers is a fault to tell. */
  run(work: () => Promise<string | undefined>): void;
}

/** The state of a button whose work takes its time and may fail. */
export function usePress(): Press {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const start = async (work: () => Promise<string | undefined>): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      setFault(await work());
    } catch (error) {
      setFault(troubleText(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    fault,
    run: (work) => {
      if (!busy) void start(work);
    },
  };
}
