import type { ComponentType, ReactNode } from 'react';
import type { LessonList } from '../progress/lessons';

/** A lesson's quizzes as MDX compiles them: a function of its components, as every MDX page. */
export type LessonQuizzes = (props: {
  readonly components: Readonly<Record<string, ComponentType<never>>>;
}) => ReactNode;

/** The quizzes of a course's lessons, by the lesson's id. */
export type QuestionsModule = Readonly<Record<string, LessonQuizzes>>;

/** What the build knows of the lessons that can be repeated. */
export interface Catalogue {
  readonly list: LessonList;
  /** Ids of the lessons that have a quiz, in the order of the list. */
  readonly withQuestions: readonly string[];
  /** For each course of the list, what loads its lessons' questions. */
  readonly loadCourse: readonly (() => Promise<{ readonly default: QuestionsModule }>)[];
}
