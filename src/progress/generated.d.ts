declare module '@generated/lessons/default/lessons.json' {
  import type { LessonList } from '@site/src/progress/lessons';

  /** Written by src/plugins/lessons. */
  const lessonList: LessonList;
  export default lessonList;
}
