import {
  answerKey,
  parseRecord,
  recordOn,
  type AnswerRecord,
} from '@kurser/course-parts/Answer/core/record';
import { parseDone } from '@kurser/course-parts/Exercise/exercise';
import type { ReadExercise } from '@kurser/course-parts/Exercise/readExercise';
import { parseWork, workKey, workOn, type ExerciseWork } from '@kurser/course-parts/live/work';
import { parseStored } from '@kurser/device-store/store';

/** What a student has done with one exercise. */
export interface ExerciseStanding {
  readonly isDone: boolean;
  readonly work: ExerciseWork;
  /** One for each of the exercise's answers. */
  readonly answers: readonly AnswerRecord[];
}

/**
 * What the device holds of a student's work on an exercise, on the edition of it that the student
 * last worked on: an author's change takes no program away.
 * @param read the stored JSON text for a key, or null
 * @param pageId of the exercise's lesson
 */
export function readStanding(
  read: (key: string) => string | null,
  pageId: string,
  { id, hash, answers }: ReadExercise,
): ExerciseStanding {
  const work = parseStored(read(workKey(pageId, id)), parseWork) ?? workOn(hash, null);
  const isMarked = (edition: string): boolean =>
    parseStored(read(`exercise:${edition}`), parseDone) ?? false;
  return {
    isDone: isMarked(hash) || isMarked(work.hash),
    work,
    answers: answers.map((question, place) =>
      recordOn(question, parseStored(read(answerKey(pageId, id, place)), parseRecord) ?? null),
    ),
  };
}

/** The ids of the lessons in which something has been done, from the keys that are stored. */
export function lessonsWithWork(keys: Iterable<string>): ReadonlySet<string> {
  const found = [...keys].map((key) => /^(?:work|answer):([^#]+)#|^parts:(.+)$/.exec(key));
  return new Set(found.flatMap((match) => match?.[1] ?? match?.[2] ?? []));
}
