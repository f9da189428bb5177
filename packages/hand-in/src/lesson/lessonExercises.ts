import { useState, type ReactNode } from 'react';
import {
  exercisesIn,
  type CompiledPage,
  type ReadExercise,
} from '@kurser/course-parts/Exercise/readExercise';

/** Fetches a lesson by its address, as its own page would. Rejects when it cannot be had. */
export type LoadLesson = (to: string) => Promise<CompiledPage>;

/** Stands where an exercise would: it is read and never drawn. */
function ExerciseToRead(): ReactNode {
  return null;
}

/**
 * All exercises of a lesson, in order, with their tests and solutions: the same list as long as the
 * component is there. A hook: an MDX page asks its provider for components when it is called.
 */
export function useLessonExercises(Page: CompiledPage): readonly ReadExercise[] {
  const elements = Page({ components: { Exercise: ExerciseToRead } });
  // Read once: it goes through all of the page's text.
  const [exercises] = useState(() => exercisesIn(elements, ExerciseToRead));
  return exercises;
}
