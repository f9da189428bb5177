import type { ReactNode } from 'react';
import lessonList from '@generated/lessons/default/lessons.json';
import { PageId } from '@kurser/shared/pageId';
import { PagePartsListener, SeenParts } from '@kurser/shared/pageParts';
import { findLesson, type Lesson } from '../lessons';
import { useAskToKeep } from './useAskToKeep';
import { useLessonParts } from './useLessonParts';
import { useReadingPlace } from './useReadingPlace';

function OpenLesson({
  lesson,
  children,
}: {
  readonly lesson: Lesson;
  readonly children: ReactNode;
}): ReactNode {
  useReadingPlace(lesson.id);
  useAskToKeep();
  const [announce, seen] = useLessonParts(lesson);
  return (
    <PagePartsListener value={announce}>
      <SeenParts value={seen}>{children}</SeenParts>
    </PagePartsListener>
  );
}

interface LessonPageProps {
  /** The page's id in Docusaurus. */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * Around a page: if it is a lesson, what is in it is counted, and where the student reads is
 * remembered.
 */
export default function LessonPage({ id, children }: LessonPageProps): ReactNode {
  const lesson = findLesson(lessonList, id);
  const page = <PageId value={id}>{children}</PageId>;
  if (lesson === undefined) return page;
  return (
    <OpenLesson key={id} lesson={lesson}>
      {page}
    </OpenLesson>
  );
}
