import { useEffect, useRef, type RefObject } from 'react';
import { isActive, type Phase } from '@kurser/python-runner/programRun';

/** How a run has ended is brought into the window: below a long program it would go unseen. */
export function useEndInView(phase: Phase): RefObject<HTMLParagraphElement | null> {
  const status = useRef<HTMLParagraphElement>(null);
  const hasEnded = phase.kind !== 'idle' && !isActive(phase);
  useEffect(() => {
    if (hasEnded) status.current?.scrollIntoView({ block: 'nearest' });
  }, [hasEnded]);
  return status;
}
