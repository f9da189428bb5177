import type { ReactNode } from 'react';
import lessonList from '@generated/lessons/default/lessons.json';
import { lessonsIn, lessonsOfCourse, type SidebarPart } from '../lessons';
import { countRead } from '../progress';
import ProgressLine from '../ProgressLine';
import { useProgress } from '../useProgress';

/** How many lessons of a course are read. `to` is the address of the course's own page. */
export function CourseProgress({
  to,
  className,
}: {
  readonly to: string;
  readonly className?: string;
}): ReactNode {
  const count = countRead(lessonsOfCourse(lessonList, to), useProgress());
  return <ProgressLine count={count} className={className} />;
}

/** The same for the lessons in a part of the sidebar. */
export function PartProgress({
  parts,
  className,
}: {
  readonly parts: readonly SidebarPart[];
  readonly className?: string;
}): ReactNode {
  const count = countRead(lessonsIn(lessonList, parts), useProgress());
  return <ProgressLine count={count} className={className} />;
}
