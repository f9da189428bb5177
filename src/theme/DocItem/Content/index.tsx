import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import CourseOpening from '@site/src/components/CourseDrawing/CourseOpening';
import lessonList from '@generated/lessons/default/lessons.json';
import { courseName } from '@site/src/config/courseName';
import type { RunningHead } from '@site/src/print/runningHeads';
import { useRunningHeads } from '@site/src/print/useRunningHeads';
import { findLesson, isFirstLesson, type Lesson } from '@kurser/student-work/progress/lessons';
import ReadingLine from '@site/src/reading/ReadingLine';
import { PageInPieces } from '@kurser/accelerators/quickClicks/RestOfPage';
import clsx from 'clsx';
import styles from './styles.module.css';

/** On its own: it stands on one page. */
const Catalogue = lazy(() => import('@site/src/home/Catalogue'));

/**
 * Beside the title, and so not in every lesson's first bytes; nor in what the build renders, where
 * a drawing that comes late would cost the page its early copy.
 */
const LessonPicture = lazy(() => import('@site/src/home/PartPicture/LessonPicture'));

/** As `.unbroken` wants it: a short word with a hyphen in it, such as Pac-Man, in one piece. */
function inPieces(title: string): ReactNode {
  const pieces = title.split(/(?<![\p{L}-])(\p{L}{1,6}-\p{L}{1,6})(?![\p{L}-])/u);
  return pieces.map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={piece} className="unbroken">
        {piece}
      </span>
    ),
  );
}

/** What a lesson is about in a picture; where a course begins, the course's own drawing. */
function OpeningPicture({ lesson }: { readonly lesson: Lesson }): ReactNode {
  const area = useSidebarBreadcrumbs()?.[0];
  const isBrowser = useIsBrowser();
  if (isFirstLesson(lessonList, lesson))
    return <CourseOpening className={area?.type === 'category' ? area.className : undefined} />;
  return (
    isBrowser && (
      <Suspense>
        <LessonPicture id={lesson.id} />
      </Suspense>
    )
  );
}

/** A lesson's title with its picture; any other page's title. */
function Opening({ title }: { readonly title: string }): ReactNode {
  const { id } = useDoc().metadata;
  const lesson = findLesson(lessonList, id);
  return (
    <header className={styles.opening}>
      <Heading as="h1">{inPieces(title)}</Heading>
      {lesson !== undefined && (
        <div className={styles.picture} data-course={courseName(id)}>
          <OpeningPicture lesson={lesson} />
        </div>
      )}
    </header>
  );
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
      <Opening title={title} />
      <ReadingLine />
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
