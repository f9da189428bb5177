import lessonList from '@generated/lessons/default/lessons.json';
import { lessonsWithQuestions, loadCourseQuestions } from '@generated/lessons/default/questions.js';
import type { CompiledPage } from '@kurser/course-parts/Exercise/readExercise';
import type { LessonList } from '../progress/lessons';

/** The quizzes of a course's lessons, by the lesson's id. */
export type QuestionsModule = Readonly<Record<string, CompiledPage>>;

/** What the build knows of the lessons that can be repeated. */
export interface Catalogue {
  readonly list: LessonList;
  /** Ids of the lessons that have a quiz, in the order of the list. */
  readonly withQuestions: readonly string[];
  /** For each course of the list, what loads its lessons' questions. */
  readonly loadCourse: readonly (() => Promise<{ readonly default: QuestionsModule }>)[];
}

/** The lessons of this build. */
export const catalogue: Catalogue = {
  list: lessonList,
  withQuestions: lessonsWithQuestions,
  loadCourse: loadCourseQuestions,
};
