declare module '@generated/lessons/default/lessons.json' {
  import type { LessonList } from '@site/packages/student-work/src/progress/lessons';

  /** Written by packages/lesson-language/src/lessons. */
  const lessonList: LessonList;
  export default lessonList;
}
