import { lazy, Suspense, type ReactNode } from 'react';
import { markOf } from './marks';
import styles from './opening.module.css';

/** On its own: it stands on a few pages, and every lesson's program would bring it along. */
const CourseDrawing = lazy(() => import('.'));

/**
 * A course's drawing at the head of its own page and of its first lesson.
 * @param className the course's class in its _category_.json
 */
export default function CourseOpening({
  className,
}: {
  readonly className: string | undefined;
}): ReactNode {
  const mark = markOf(className);
  if (mark === undefined) return null;
  return (
    <div className={styles.opening} data-opening="">
      <Suspense>
        <CourseDrawing mark={mark} />
      </Suspense>
    </div>
  );
}
