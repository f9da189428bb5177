import type { LessonList } from '@kurser/student-work/progress/lessons';

/** The query that asks the bundler for a page's quizzes alone. */
export const questionsQuery = '?questions';

/** A generated module: its name and its code. */
export interface GeneratedModule {
  readonly name: string;
  readonly code: string;
}

const courseModule = (course: number): string => `questions-${course}.js`;

/** Whether a file is a module with all quizzes of a course. */
export const isCourseModule = (file: string): boolean => /[\\/]questions-\d+\.js$/.test(file);

/** All quizzes of a course in one module, so that the bundler makes one file of them. */
function toCourseModule(ids: readonly string[], sourceOf: ReadonlyMap<string, string>): string {
  const imports = ids.map(
    (id, index) =>
      `import q${index} from ${JSON.stringify(`${sourceOf.get(id) ?? ''}${questionsQuery}`)};`,
  );
  const entries = ids.map((id, index) => `  ${JSON.stringify(id)}: q${index},`);
  return [...imports, 'export default {', ...entries, '};', ''].join('\n');
}

/**
 * The modules that hold the lessons' questions: one for each course, and one that says which
 * lessons have questions and loads the courses'.
 * @param sourceOf the file of each page that has a quiz, by the page's id, as the bundler takes it
 */
export function questionModules(
  { courses, lessons }: LessonList,
  sourceOf: ReadonlyMap<string, string>,
): readonly GeneratedModule[] {
  const withQuiz = lessons.filter(({ id }) => sourceOf.has(id));
  const modules = courses.map((_, course) => {
    const ids = withQuiz.filter((lesson) => lesson.course === course).map(({ id }) => id);
    return { name: courseModule(course), code: toCourseModule(ids, sourceOf) };
  });
  const loaders = modules.map(({ name }) => `  () => import('./${name}'),`);
  const index = [
    `export const lessonsWithQuestions = ${JSON.stringify(withQuiz.map(({ id }) => id))};`,
    'export const loadCourseQuestions = [',
    ...loaders,
    '];',
    '',
  ];
  return [...modules, { name: 'questions.js', code: index.join('\n') }];
}
