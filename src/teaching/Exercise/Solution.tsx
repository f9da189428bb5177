import type { ReactNode } from 'react';
import Disclosure from '@site/src/components/Disclosure';
import InlineText from '@site/src/components/InlineText';

interface SolutionProps {
  /** Tells several solutions apart: "Med slinga". */
  readonly title?: unknown;
  readonly children: ReactNode;
}

/** A solution to open. @throws an Error in Swedish when `title` is no text. */
export default function Solution({ title, children }: SolutionProps): ReactNode {
  if (title !== undefined && (typeof title !== 'string' || title.trim() === ''))
    throw new Error(
      `Solution: title är ${JSON.stringify(title)} men ska vara text: title="Med slinga"`,
    );
  const summary = title === undefined ? 'Lösning' : <InlineText text={`Lösning: ${title}`} />;
  return (
    <Disclosure kind="solution" summary={summary}>
      {children}
    </Disclosure>
  );
}
