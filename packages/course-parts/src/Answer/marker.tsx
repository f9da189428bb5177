import type { ReactNode } from 'react';

/**
 * The place of an answer in an exercise, which shows it
 * (packages/course-parts/src/Answer/index.tsx).
 * @throws an Error in Swedish: anywhere else there is nothing that it answers
 */
export default function Answer(): ReactNode {
  throw new Error('Answer ska stå på en egen rad direkt i Exercise');
}
