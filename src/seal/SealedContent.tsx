// COORDINATOR'S TEMPORARY STAND-IN until sealing lands: overwrite freely.
import type { ReactNode } from 'react';
export function SealedContent({
  open,
  gate,
  children,
}: {
  readonly open: boolean;
  readonly gate: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  if (typeof window === 'undefined')
    return (
      <>
        <div data-gate-shell>{gate}</div>
        <div data-sealed-content hidden>
          {children}
        </div>
      </>
    );
  return open ? children : <div data-gate-shell>{gate}</div>;
}
