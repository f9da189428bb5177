import type { AnswerRecord } from '@kurser/course-parts/Answer/core/record';
import type { ReadExercise } from '@kurser/course-parts/Exercise/readExercise';
import type { ExerciseStanding } from '@kurser/student-work/work/exerciseWork';
import type { HandedAnswer, HandedExercise } from './handIn';

function handedAnswer({ fields, verdict }: AnswerRecord): HandedAnswer {
  return { fields, mark: verdict?.kind ?? 'open' };
}

/** An exercise and what the student has done with it, as it is handed in. */
export function handedExercise(
  { id, title }: ReadExercise,
  { isDone, work, answers }: ExerciseStanding,
): HandedExercise {
  const { tries, hints, hasSeenSolution, code } = work;
  return {
    ...{ id, title, edition: work.hash, isDone, tries, hints, hasSeenSolution, code },
    answers: answers.map(handedAnswer),
  };
}

/** Whether there is anything of the student's own in it. */
export function hasContent({ isDone, code, answers }: HandedExercise): boolean {
  const hasAnswer = answers.some(({ fields }) => fields.some((text) => text !== ''));
  return isDone || code !== null || hasAnswer;
}
