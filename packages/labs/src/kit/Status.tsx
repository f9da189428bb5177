import type { ReactNode } from 'react';
import parts from './lab.module.css';

interface StatusProps {
  /** While a lab plays by itself nothing is read out: it would never catch up. */
  readonly playing?: boolean;
  readonly children: ReactNode;
}

/** Where the lab has come, in a sentence that a screen reader says when it changes. */
export default function Status({ playing = false, children }: StatusProps): ReactNode {
  return (
    <p className={parts.status} aria-live={playing ? 'off' : 'polite'}>
      {children}
    </p>
  );
}
