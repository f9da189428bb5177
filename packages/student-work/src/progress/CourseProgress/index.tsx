import type { ReactNode } from 'react';
import lessonList from '@generated/lessons/default/lessons.json';
import { lessonsIn, lessonsOfCourse, type Lesson, type SidebarPart } from '../lessons';
import { countRead, workShare } from '../progress';
import ProgressLine from '../ProgressLine';
import { useProgress } from '../useProgress';

interface LessonsProgressProps {
  readonly lessons: readonly Lesson[];
  readonly className?: string | undefined;
}

function LessonsProgress({ lessons, className }: LessonsProgressProps): ReactNode {
  const progress = useProgress();
  const count = countRead(lessons, progress);
  return <ProgressLine count={count} share={workShare(lessons, progress)} className={className} />;
}

/** How many lessons of a course are read. `to` is the address of the course's own page. */
export function CourseProgress({
  to,
  className,
}: {
  readonly to: string;
  readonly className?: string;
}): ReactNode {
  return <LessonsProgress lessons={lessonsOfCourse(lessonList, to)} className={className} />;
}

/** The same for the lessons in a part of the sidebar. */
export function PartProgress({
  parts,
  className,
}: {
  readonly parts: readonly SidebarPart[];
  readonly className?: string;
}): ReactNode {
  return <LessonsProgress lessons={lessonsIn(lessonList, parts)} className={className} />;
}
