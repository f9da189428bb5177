import { useLayoutEffect } from 'react';
import { useDeviceStore } from '@kurser/device-store';
import { parseStored } from '@kurser/device-store/store';
import { lastLessonKey, parseLastLesson, type LastLesson } from '../stored';

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
export function useReadingPlace(id: string): void {
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
