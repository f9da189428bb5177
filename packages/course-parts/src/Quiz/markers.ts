import type { ReactNode } from 'react';

/**
 * The words that authors write inside `Quiz`. They only carry props and children, which `parseQuiz`
 * reads; one that React comes to draw stands in the wrong place. The props are unknown here because
 * it is `parseQuiz` that checks them.
 */
interface MarkerProps {
  readonly [prop: string]: unknown;
}

function misplaced(name: string, parent: string): never {
  throw new Error(`${name} står på fel plats: den ska stå på en egen rad direkt i ${parent}.`);
}

export function Question(_props: MarkerProps): ReactNode {
  return misplaced('Question', 'Quiz');
}

export function Choice(_props: MarkerProps): ReactNode {
  return misplaced('Choice', 'Question');
}

export function Accept(_props: MarkerProps): ReactNode {
  return misplaced('Accept', 'Question');
}

export function Reject(_props: MarkerProps): ReactNode {
  return misplaced('Reject', 'Question');
}

export function Item(_props: MarkerProps): ReactNode {
  return misplaced('Item', 'Question');
}
