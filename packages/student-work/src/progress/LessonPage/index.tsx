import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import lessonList from '@generated/lessons/default/lessons.json';
import { useDeviceStore } from '@kurser/device-store';
import { pageKeeper } from '@kurser/device-store/keeping';
import { parseStored } from '@kurser/device-store/store';
import { PageId } from '@kurser/shared/pageId';
import { PagePartsListener, SeenParts } from '@kurser/shared/pageParts';
import { findLesson, type Lesson } from '../lessons';
import { useLessonParts } from './useLessonParts';
import { isExerciseKey, lastLessonKey, parseLastLesson, type LastLesson } from '../stored';
import { useProgress } from '../useProgress';

/** The part of the window's height, from the top, in which a heading counts as reached. */
const reachedShare = 0.4;

/** The last heading that has been scrolled to; undefined above the first. */
function findReachedHeading(): LastLesson['heading'] {
  const headings = Array.from(document.querySelectorAll('article :is(h2, h3)[id]'));
  const limit = window.innerHeight * reachedShare;
  const reached = headings.filter((heading) => heading.getBoundingClientRect().top < limit).at(-1);
  // The theme's link to the heading ends with a character of no width.
  const text = reached?.textContent.replaceAll('\u200B', '').trim() ?? '';
  return reached === undefined || text === '' ? undefined : { id: reached.id, text };
}

/** Remembers that this lesson was the last one open, and which heading the student had come to. */
function useReadingPlace(id: string): void {
  const store = useDeviceStore();
  // Layout: it must end before the next page scrolls to its own place.
  useLayoutEffect(() => {
    const known = parseStored(store.read(lastLessonKey), parseLastLesson);
    // The same lesson again: the place is kept until the student moves.
    if (known?.id !== id) store.write(lastLessonKey, { id } satisfies LastLesson);
    let latest: string | undefined;
    let frame = 0;
    const note = (): void => {
      frame = 0;
      const heading = findReachedHeading();
      if (heading?.id === latest) return;
      latest = heading?.id;
      store.write(
        lastLessonKey,
        (heading === undefined ? { id } : { id, heading }) satisfies LastLesson,
      );
    };
    const onScroll = (): void => {
      if (frame === 0) frame = window.requestAnimationFrame(note);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.cancelAnimationFrame(frame);
    };
  }, [store, id]);
}

/** Asks the browser to keep the student's work, once there is an exercise that is passed. */
function useAskToKeep(): void {
  const { done } = useProgress();
  const hasPassed = [...done].some(isExerciseKey);
  useEffect(() => {
    if (hasPassed) void pageKeeper.ask();
  }, [hasPassed]);
}

function OpenLesson({
  lesson,
  children,
}: {
  readonly lesson: Lesson;
  readonly children: ReactNode;
}): ReactNode {
  useReadingPlace(lesson.id);
  useAskToKeep();
  const [announce, seen] = useLessonParts(lesson);
  return (
    <PagePartsListener value={announce}>
      <SeenParts value={seen}>{children}</SeenParts>
    </PagePartsListener>
  );
}

interface LessonPageProps {
  /** The page's id in Docusaurus. */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * Around a page: if it is a lesson, what is in it is counted, and where the student reads is
 * remembered.
 */
export default function LessonPage({ id, children }: LessonPageProps): ReactNode {
  const lesson = findLesson(lessonList, id);
  const page = <PageId value={id}>{children}</PageId>;
  if (lesson === undefined) return page;
  return (
    <OpenLesson key={id} lesson={lesson}>
      {page}
    </OpenLesson>
  );
}
