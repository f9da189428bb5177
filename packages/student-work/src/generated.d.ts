declare module '@generated/lessons/default/lessons.json' {
  import type { LessonList } from '@site/packages/student-work/src/progress/lessons';

  /** Written by packages/lesson-language/src/lessons. */
  const lessonList: LessonList;
  export default lessonList;
}

declare module '@generated/lessons/default/questions.js' {
  import type { QuestionsModule } from '@site/packages/student-work/src/repetition/catalogue';

  /**
   * Written by packages/lesson-language/src/lessons: ids of the lessons that have a quiz, in order.
   */
  export const lessonsWithQuestions: readonly string[];
  /** For each course of the lesson list, what loads its lessons' questions. */
  export const loadCourseQuestions: readonly (() => Promise<{
    readonly default: QuestionsModule;
  }>)[];
}
