import { lazy, Suspense, type ReactNode } from 'react';
import type { LaterPart } from '@kurser/openings/laterPart';

/** Fetched by the pages that have something that opens on a day, and by no other. */
const OpensLater = lazy(() => import('@kurser/openings/OpensLater'));

interface LaterSolutionProps {
  /** Undefined for a solution that is there from the first. */
  readonly opening: LaterPart | undefined;
  readonly content: ReactNode;
  /** Puts around the solution what it stands in. */
  readonly children: (content: ReactNode) => ReactNode;
}

/** A solution, from its day on where it has one. */
export default function LaterSolution(props: LaterSolutionProps): ReactNode {
  const { opening, content, children } = props;
  if (opening === undefined) return children(content);
  return (
    <Suspense>
      <OpensLater kind="Solution" opening={opening}>
        {children}
      </OpensLater>
    </Suspense>
  );
}
