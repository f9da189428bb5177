import type { ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';

/** A block of code without its frame and its buttons. */
export default function CodeBlock({ children }: Props): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
