import type { ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';
import lessonList from '@generated/lessons/default/lessons.json';
import ChooseLesson from '@kurser/hand-in/ChooseLesson';
import LessonHandIn from '@kurser/hand-in/LessonHandIn';
import { useAuth } from '@kurser/school-gate/auth/AuthProvider';
import type { Lesson } from '@kurser/student-work/progress/lessons';
import { loadPage } from '@site/src/print/pageModules';

/**
 * Hands in what has been done in a lesson, or in one that is chosen first. A lesson asks for its
 * parts when it is read, as it does when it is drawn.
 */
export default function HandInHere({ lesson }: { readonly lesson?: Lesson }): ReactNode {
  const { projectId } = useAuth();
  return (
    <MDXProvider components={MDXComponents}>
      {lesson === undefined ? (
        <ChooseLesson site={projectId} list={lessonList} loadLesson={loadPage} />
      ) : (
        <LessonHandIn site={projectId} lesson={lesson} loadLesson={loadPage} />
      )}
    </MDXProvider>
  );
}
