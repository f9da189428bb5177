import type { ReactNode } from 'react';
import type { Lesson } from '@kurser/student-work/progress/lessons';
import type { LoadLesson } from '../lesson/lessonExercises';
import WithLesson from '../lesson/WithLesson';
import HandInForm from './HandInForm';

interface LessonHandInProps {
  /** Tells our site's hand-ins from those of others. */
  readonly site: string;
  readonly lesson: Lesson;
  /** Must be stable. */
  readonly loadLesson: LoadLesson;
}

/** Hands in what the student has done in a lesson. */
export default function LessonHandIn({ site, lesson, loadLesson }: LessonHandInProps): ReactNode {
  return (
    <WithLesson loadLesson={loadLesson} to={lesson.to}>
      {(Page) => <HandInForm site={site} lesson={lesson} Page={Page} />}
    </WithLesson>
  );
}
