import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeviceStore } from '../../components/deviceStore';
import type { AnnounceParts } from '../../components/pageParts';
import type { Lesson } from '../lessons';
import { mergeParts } from '../progress';
import { partsKey, type LessonParts } from '../stored';
import { useProgress } from '../useProgress';

const noParts: LessonParts = { exercises: [], questions: [] };

/**
 * Remembers which parts a lesson has, as soon as one of them has a result, so that other pages can count them. Answers what the parts call.
 *
 * It writes when the page's own parts have changed or nothing is known, and leaves alone what another tab has written: two tabs with two
 * editions of a lesson would otherwise correct each other for ever.
 */
export function useLessonParts(lesson: Lesson): AnnounceParts {
  const store = useDeviceStore();
  const { parts, done } = useProgress();
  const [seen, setSeen] = useState(noParts);
  const written = useRef(noParts);
  const known = parts.get(lesson.id);

  useEffect(() => {
    const hasResult = [...seen.exercises, ...seen.questions].some((key) => done.has(key));
    if (known === undefined ? !hasResult : written.current === seen) return;
    written.current = seen;
    const next = mergeParts(known, seen, lesson);
    if (JSON.stringify(next) !== JSON.stringify(known)) store.write(partsKey(lesson.id), next);
  }, [store, lesson, known, done, seen]);

  return useCallback<AnnounceParts>((kind, keys) => {
    setSeen((before) => ({ ...before, [kind]: [...new Set([...before[kind], ...keys])] }));
  }, []);
}
