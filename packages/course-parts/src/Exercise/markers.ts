import { isValidElement, type ReactNode } from 'react';
import Hint from './Hint';
import Solution from './Solution';

/**
 * The place of an answer in an exercise, which shows it
 * (packages/course-parts/src/Answer/index.tsx).
 * @throws an Error in Swedish: anywhere else there is nothing that it answers
 */
export function Answer(): ReactNode {
  throw new Error('Answer ska stå på en egen rad direkt i Exercise');
}

/** The components by which the children of an exercise are told apart. */
export const markers = { hint: Hint, solution: Solution, answer: Answer } as const;

/** Whether a child of an exercise is a hint, a solution or an answer, and no part of the task. */
export function isHelp(child: ReactNode): boolean {
  const others: readonly unknown[] = Object.values(markers);
  return isValidElement(child) && others.includes(child.type);
}
