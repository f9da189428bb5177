import { isValidElement, type ReactNode } from 'react';
import Answer from '../Answer/marker';
import Hint from './Hint';
import Solution from './Solution';

/** The components by which the children of an exercise are told apart. */
export const markers = { hint: Hint, solution: Solution, answer: Answer } as const;

/** Whether a child of an exercise is a hint, a solution or an answer, and no part of the task. */
export function isHelp(child: ReactNode): boolean {
  const others: readonly unknown[] = Object.values(markers);
  return isValidElement(child) && others.includes(child.type);
}
