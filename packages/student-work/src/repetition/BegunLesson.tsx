import { useEffect, type ReactNode } from 'react';
import lessonList from '@generated/lessons/default/lessons.json';
import { findLesson, type Lesson } from '../progress/lessons';
import { useDeviceStore } from '@kurser/device-store';
import { useSeenParts } from '@kurser/shared/pageParts';
import { isBegun, standingOf } from '../progress/progress';
import { useProgress } from '../progress/useProgress';
import { cardKey, type Card } from './core/card';
import { dayOf } from './core/days';

/**
 * Notes the day on which the lesson was read or tried for the first time: from the day after,
 * questions on it come back.
 */
export function OpenLesson({ lesson }: { readonly lesson: Lesson }): null {
  const store = useDeviceStore();
  const progress = useProgress();
  const parts = useSeenParts();
  const isTried = parts.some((part) => part.isTried === true || progress.tried.has(part.key));
  const hasBegun = isTried || isBegun(standingOf(lesson, progress));
  const key = cardKey(lesson.id);
  useEffect(() => {
    if (!hasBegun || store.read(key) !== null) return;
    store.write(key, { state: 'begun', day: dayOf(new Date()) } satisfies Card);
  }, [store, key, hasBegun]);
  return null;
}

/** Draws nothing. Stands below the page's `LessonPage`, which knows what is on the page. */
export default function BegunLesson({ id }: { readonly id: string }): ReactNode {
  const lesson = findLesson(lessonList, id);
  // Without questions there is nothing to come back.
  if (lesson === undefined || lesson.questions === 0) return null;
  return <OpenLesson lesson={lesson} />;
}
