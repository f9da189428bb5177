import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import OriginalFooter from '@theme-original/DocItem/Footer';
import OfferHandIn from '@site/src/components/HandIn/OfferHandIn';
import ToTop from '@site/src/components/ToTop';
import LessonEnd from '@kurser/student-work/progress/LessonEnd';
import { goalsOf } from '@kurser/course-parts/goals/pageGoals';

/**
 * The end of a page: on a lesson the row where it is marked as read and handed in, then the theme's
 * own and the way back to the top.
 */
export default function DocItemFooter(): ReactNode {
  const { metadata } = useDoc();
  return (
    <>
      <LessonEnd id={metadata.id} goals={goalsOf(metadata.frontMatter)}>
        <OfferHandIn key={metadata.id} id={metadata.id} />
      </LessonEnd>
      <OriginalFooter />
      <ToTop />
    </>
  );
}
