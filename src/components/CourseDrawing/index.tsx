import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { CourseArea } from '@site/src/config/courseAreas';
import { drawings } from './drawings';
import styles from './styles.module.css';

interface CourseDrawingProps {
  readonly mark: CourseArea['mark'];
  /**
   * Draws itself when it comes, which takes a third of a second; it just stands there for those who
   * want nothing to move.
   */
  readonly drawsItself?: boolean;
}

/** What a course builds, in the course's colour; decoration only, its name stands beside it. */
export default function CourseDrawing({
  mark,
  drawsItself = false,
}: CourseDrawingProps): ReactNode {
  return (
    <svg
      className={clsx(styles.drawing, drawsItself && styles.drawsItself)}
      data-course={mark}
      viewBox="0 0 160 72"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[mark]} pathLength="1" />
    </svg>
  );
}
