import type { ReactNode } from 'react';
import { isLaterPart } from '@kurser/openings/laterPart';
import Disclosure from '@kurser/ui/Disclosure';
import InlineText from '@kurser/ui/InlineText';
import { parseSolutionTitle } from './exercise';
import LaterSolution from './Later';

interface SolutionProps {
  /** Tells several solutions apart: "Med slinga". */
  readonly title?: unknown;
  /** Where it opens on a day; authors write `opens`, and the build makes this of it. */
  readonly opening?: unknown;
  readonly children?: ReactNode;
}

/** The line that opens a solution. @throws an Error in Swedish when `title` is no text. */
export function solutionSummary(title: unknown): ReactNode {
  const name = parseSolutionTitle(title);
  return name === undefined ? 'Lösning' : <InlineText text={`Lösning: ${name}`} />;
}

/**
 * A solution to open. Directly in an `Exercise` that can be solved in the page it asks first where
 * nothing was tried.
 */
export default function Solution({ title, opening, children }: SolutionProps): ReactNode {
  return (
    <LaterSolution opening={isLaterPart(opening) ? opening : undefined} content={children}>
      {(content) => (
        <Disclosure kind="solution" summary={solutionSummary(title)}>
          {content}
        </Disclosure>
      )}
    </LaterSolution>
  );
}
