import { useEffect } from 'react';
import { useDeviceStore } from '@kurser/device-store';
import { useSeenParts } from '@kurser/shared/pageParts';
import type { Lesson } from '../progress/lessons';
import { isBegun, standingOf } from '../progress/progress';
import { useProgress } from '../progress/useProgress';
import { cardKey, type Card } from './core/card';
import { dayOf } from './core/days';

/**
 * Notes the day on which the lesson was read or tried for the first time: from the day after,
 * questions on it come back.
 */
export default function OpenLesson({ lesson }: { readonly lesson: Lesson }): null {
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
