import type { Lesson, LessonList } from './lessons';
import { isDone, standingOf, type Progress } from './progress';
import type { LastLesson } from './stored';

/** What comes next for a student who has been here before. */
export type NextStep =
  /** The lesson that was open last is not done yet. */
  | { readonly kind: 'continue'; readonly lesson: Lesson; readonly heading: LastLesson['heading'] }
  /** It is done: this one follows. */
  | { readonly kind: 'next'; readonly lesson: Lesson }
  /** Every lesson of the site is done. */
  | { readonly kind: 'all' };

/** The first of the lessons that is not done, read or not; undefined when all are. */
export function firstOpen(lessons: readonly Lesson[], progress: Progress): Lesson | undefined {
  return lessons.find((lesson) => !isDone(standingOf(lesson, progress)));
}

/** The list from the lesson after this one round to the one before it. */
function roundFrom(lessons: readonly Lesson[], current: Lesson): readonly Lesson[] {
  const at = lessons.findIndex(({ id }) => id === current.id);
  return [...lessons.slice(at + 1), ...lessons.slice(0, Math.max(at, 0))];
}

/**
 * What to go on with: the lesson that was open last, or, when that is done, the first after it that
 * is not, in its own course before the others. Never a lesson that is done.
 */
export function nextStep(
  { lessons }: LessonList,
  last: { readonly lesson: Lesson; readonly heading: LastLesson['heading'] },
  progress: Progress,
): NextStep {
  const isOpen = (lesson: Lesson): boolean => !isDone(standingOf(lesson, progress));
  if (isOpen(last.lesson)) return { kind: 'continue', ...last };
  const open = roundFrom(lessons, last.lesson).filter(isOpen);
  const lesson = open.find(({ course }) => course === last.lesson.course) ?? open[0];
  return lesson === undefined ? { kind: 'all' } : { kind: 'next', lesson };
}
