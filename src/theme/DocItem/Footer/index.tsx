import { lazy, Suspense, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import OriginalFooter from '@theme-original/DocItem/Footer';
import OfferHandIn from '@site/src/components/HandIn/OfferHandIn';
import ToTop from '@site/src/components/ToTop';
import { courseName } from '@site/src/config/courseName';
import LessonEnd, { type LessonPictures } from '@kurser/student-work/progress/LessonEnd';
import { goalsOf } from '@kurser/course-parts/goals/pageGoals';

/** The same program as beside the title, and as little in what the build renders. */
const LessonPicture = lazy(() => import('@site/src/home/PartPicture/LessonPicture'));
const PictureOfPart = lazy(() => import('@site/src/home/PartPicture/PictureOfPart'));

const pictures: LessonPictures = {
  ofLesson: ({ id }) => (
    <Suspense>
      <LessonPicture id={id} />
    </Suspense>
  ),
  ofPart: ({ id }) => (
    <Suspense>
      <PictureOfPart id={id} />
    </Suspense>
  ),
};

/**
 * The end of a page: on a lesson the row where it is marked as read and handed in, then the theme's
 * own and the way back to the top.
 */
export default function DocItemFooter(): ReactNode {
  const { metadata } = useDoc();
  const isBrowser = useIsBrowser();
  return (
    <>
      <div data-course={courseName(metadata.id)}>
        <LessonEnd
          id={metadata.id}
          goals={goalsOf(metadata.frontMatter)}
          {...(isBrowser && { pictures })}
        >
          <OfferHandIn key={metadata.id} id={metadata.id} />
        </LessonEnd>
      </div>
      <OriginalFooter />
      <ToTop />
    </>
  );
}
