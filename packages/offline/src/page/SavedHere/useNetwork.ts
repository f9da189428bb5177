import { useEffect, useState } from 'react';
import { workerAddress } from '../../core/mark';

/** Long enough for a slow network. */
const timeoutMs = 10_000;

/** Whether the site answers, past everything that is kept here. Never rejects. */
async function isSiteThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    // Which the worker leaves alone.
    return (await fetch(workerAddress, { cache: 'reload', signal })).ok;
  } catch {
    return false;
  }
}

/** How often a network that was not there is asked for again. */
const askAgainMs = 15_000;

/**
 * Whether there is a network: a browser may believe itself online on one without the Internet
 * behind it, so the site is asked.
 * @param onReturn called when it answers again; the same from one call to the next
 */
export function useNetwork(onReturn: () => void): boolean {
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    let hasLeft = false;
    let wasThere = true;
    let timer: number | undefined;
    const ask = async (): Promise<void> => {
      const found = await isSiteThere();
      if (hasLeft) return;
      window.clearTimeout(timer);
      if (!found) timer = window.setTimeout(() => void ask(), askAgainMs);
      setThere(found);
      if (found && !wasThere) onReturn();
      wasThere = found;
    };
    const onChange = (): void => void ask();
    void ask();
    window.addEventListener('online', onChange);
    window.addEventListener('offline', onChange);
    return () => {
      hasLeft = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', onChange);
      window.removeEventListener('offline', onChange);
    };
  }, [onReturn]);
  return isThere;
}
