import type { MouseEvent, ReactNode } from 'react';
import { visit } from './address';

interface GateLinkProps {
  /** A path of the site. */
  readonly to: string;
  readonly children: ReactNode;
}

/** Whether the browser would open the link here and nowhere else. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A link from one screen of the gate to another. */
export default function GateLink({ to, children }: GateLinkProps): ReactNode {
  return (
    <a
      href={to}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        visit(to);
      }}
    >
      {children}
    </a>
  );
}
