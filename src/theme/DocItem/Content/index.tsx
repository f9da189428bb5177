import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import CourseOpening from '@site/src/components/CourseDrawing/CourseOpening';
import lessonList from '@generated/lessons/default/lessons.json';
import type { RunningHead } from '@site/src/print/runningHeads';
import { useRunningHeads } from '@site/src/print/useRunningHeads';
import { findLesson, isFirstLesson } from '@kurser/student-work/progress/lessons';
import ReadingLine from '@site/src/reading/ReadingLine';
import { PageInPieces } from '@kurser/accelerators/quickClicks/RestOfPage';
import clsx from 'clsx';

/** On its own: it stands on one page. */
const Catalogue = lazy(() => import('@site/src/home/Catalogue'));

/** The course's drawing where the course begins; nothing on any other page. */
function FirstLesson(): ReactNode {
  const area = useSidebarBreadcrumbs()?.[0];
  const lesson = findLesson(lessonList, useDoc().metadata.id);
  if (lesson === undefined || area?.type !== 'category' || !isFirstLesson(lessonList, lesson))
    return null;
  return <CourseOpening className={area.className} />;
}

/**
 * The theme's own, with a line between the title and the text; our pages have their title in the
 * front matter alone.
 */
export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { title } = metadata;
  useRunningHeads(useMemo((): readonly RunningHead[] => [{ text: title, side: 'left' }], [title]));
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <Heading as="h1">{title}</Heading>
      </header>
      <ReadingLine />
      <FirstLesson />
      <PageInPieces>
        <MDXContent>{children}</MDXContent>
      </PageInPieces>
      {frontMatter['page_kind' as keyof typeof frontMatter] === 'catalogue' && (
        <Suspense>
          <Catalogue />
        </Suspense>
      )}
    </div>
  );
}
