import type { ReactNode } from 'react';
import Disclosure from '@kurser/ui/Disclosure';

interface HintProps {
  readonly children: ReactNode;
}

/**
 * A hint. Directly in an `Exercise` it is numbered and waits for its turn; anywhere else it is a
 * plain one to open.
 */
export default function Hint({ children }: HintProps): ReactNode {
  return (
    <Disclosure kind="hint" summary="Ledtråd">
      {children}
    </Disclosure>
  );
}
