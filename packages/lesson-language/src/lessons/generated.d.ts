/** What this plugin writes for the pages (index.ts). */
declare module '@generated/lessons/default/lessons.json' {
  import type { LessonList } from '@kurser/student-work/progress/lessons';

  /** All courses and their lessons. */
  const lessonList: LessonList;
  export default lessonList;
}

declare module '@generated/lessons/default/questions.js' {
  import type { QuestionsModule } from '@kurser/student-work/repetition/catalogue';

  /** Ids of the lessons that have a quiz, in order. */
  export const lessonsWithQuestions: readonly string[];
  /** For each course of the lesson list, what loads its lessons' questions. */
  export const loadCourseQuestions: readonly (() => Promise<{
    readonly default: QuestionsModule;
  }>)[];
}

declare module '@generated/lessons/default/easyWords.json' {
  /** A word's sentence in easy Swedish, by its id. */
  const sentences: Readonly<Record<string, string>>;
  export default sentences;
}
