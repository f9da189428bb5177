import lessonList from '@generated/lessons/default/lessons.json';
import { lessonsWithQuestions, loadCourseQuestions } from '@generated/lessons/default/questions.js';
import type { Catalogue } from './catalogue';

/** The lessons of this build. */
export const catalogue: Catalogue = {
  list: lessonList,
  withQuestions: lessonsWithQuestions,
  loadCourse: loadCourseQuestions,
};
