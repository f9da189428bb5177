import type { ReactNode } from 'react';
import lessonList from '@generated/lessons/default/lessons.json';
import { findLesson } from '../progress/lessons';
import OpenLesson from './OpenLesson';

/** Draws nothing. Stands below the page's `LessonPage`, which knows what is on the page. */
export default function BegunLesson({ id }: { readonly id: string }): ReactNode {
  const lesson = findLesson(lessonList, id);
  // Without questions there is nothing to come back.
  if (lesson === undefined || lesson.questions === 0) return null;
  return <OpenLesson lesson={lesson} />;
}
