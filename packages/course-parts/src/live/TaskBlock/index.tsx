import { lazy, Suspense, type ReactNode } from 'react';

const Example = lazy(() => import('../Example'));

interface TaskBlockProps {
  /**
   * What the build found the block to need (packages/course-parts/src/live/task.ts); nothing where
   * it cannot run in the page.
   */
  readonly task: unknown;
  readonly isOver: boolean;
  /** The block as it stands in the text. */
  readonly children: ReactNode;
}

/**
 * The block of a task such as a prediction: only to read until the task is over, for running it
 * would give the answer away; then an example to change and run.
 */
export default function TaskBlock({ task, isOver, children }: TaskBlockProps): ReactNode {
  if (task === undefined || !isOver) return children;
  return (
    <Suspense fallback={children}>
      <Example task={task}>{children}</Example>
    </Suspense>
  );
}
