import type { ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';
import environment from '@generated/gate/default/environment.json';
import lessonList from '@generated/lessons/default/lessons.json';
import ChooseLesson from '@kurser/hand-in/ChooseLesson';
import LessonHandIn from '@kurser/hand-in/LessonHandIn';
import type { Lesson } from '@kurser/student-work/progress/lessons';
import { loadPage } from '@site/src/print/pageModules';

/** Tells our site's hand-ins from others'. */
const site = environment.provider.projectId;

/**
 * Hands in what has been done in a lesson, or in one that is chosen first. A lesson asks for its
 * parts when it is read, as it does when it is drawn.
 */
export default function HandInHere({ lesson }: { readonly lesson?: Lesson }): ReactNode {
  return (
    <MDXProvider components={MDXComponents}>
      {lesson === undefined ? (
        <ChooseLesson site={site} list={lessonList} loadLesson={loadPage} />
      ) : (
        <LessonHandIn site={site} lesson={lesson} loadLesson={loadPage} />
      )}
    </MDXProvider>
  );
}
