import { useCallback, useEffect, useState } from 'react';
import type { Catalogue, QuestionsModule } from '../catalogue';

export type CourseQuestions =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly lessons: QuestionsModule };

const loading: CourseQuestions = { kind: 'loading' };

/**
 * The questions of a course, fetched when one of them is to be asked and kept as long as the page,
 * and what tries again.
 * @param course undefined when nothing is to be asked
 */
export function useCourseQuestions(
  { loadCourse }: Pick<Catalogue, 'loadCourse'>,
  course: number | undefined,
): readonly [state: CourseQuestions, retry: () => void] {
  const [fetched, setFetched] = useState<ReadonlyMap<number, CourseQuestions>>(new Map());
  const state = (course === undefined ? undefined : fetched.get(course)) ?? loading;
  useEffect(() => {
    if (course === undefined || state.kind !== 'loading') return undefined;
    let isWanted = true;
    const settle = (next: CourseQuestions): void => {
      if (isWanted) setFetched((before) => new Map([...before, [course, next]]));
    };
    const load = loadCourse[course] ?? (() => Promise.reject(new Error('no such course')));
    load().then(
      (module) => settle({ kind: 'ready', lessons: module.default }),
      () => settle({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [loadCourse, course, state.kind]);
  const retry = useCallback(() => {
    setFetched((before) => new Map([...before].filter(([, { kind }]) => kind === 'ready')));
  }, []);
  return [state, retry];
}
