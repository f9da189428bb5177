import { useCallback, useEffect, useState } from 'react';
import type { CompiledPage } from '@kurser/course-parts/Exercise/readExercise';
import type { LoadLesson } from './lessonExercises';

/** A lesson on its way. */
export type LoadedLesson =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly Page: CompiledPage };

const loading: LoadedLesson = { kind: 'loading' };

/** The lesson at an address, and what tries again. */
export function useLessonPage(
  load: LoadLesson,
  to: string,
): readonly [lesson: LoadedLesson, retry: () => void] {
  const [lesson, setLesson] = useState(loading);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const settle = (next: LoadedLesson): void => {
      if (isWanted) setLesson(next);
    };
    load(to).then(
      (Page) => settle({ kind: 'ready', Page }),
      () => settle({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, to, round]);
  const retry = useCallback(() => {
    setLesson(loading);
    setRound((before) => before + 1);
  }, []);
  return [lesson, retry];
}
