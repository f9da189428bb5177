import lessonList from '@generated/lessons/default/lessons.json';
import { useStored } from '@kurser/device-store';
import { findLesson, type Lesson } from './lessons';
import { lastLessonKey, parseLastLesson, type LastLesson } from './stored';

const nowhere: LastLesson = { id: '' };

/** The lesson that was open last, and the heading the student had come to. */
export interface LastPlace {
  readonly lesson: Lesson;
  readonly heading: LastLesson['heading'];
}

/**
 * Where the student was last; undefined for one who has opened no lesson yet, or whose last one is
 * gone.
 */
export function useLastPlace(): LastPlace | undefined {
  const [last] = useStored(lastLessonKey, parseLastLesson, nowhere);
  const lesson = findLesson(lessonList, last.id);
  return lesson === undefined ? undefined : { lesson, heading: last.heading };
}
