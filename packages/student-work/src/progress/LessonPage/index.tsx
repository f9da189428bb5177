import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import lessonList from '@generated/lessons/default/lessons.json';
import { useDeviceStore } from '@kurser/device-store';
import { pageKeeper } from '@kurser/device-store/keeping';
import { parseStored } from '@kurser/device-store/store';
import { PageId } from '@kurser/shared/pageId';
import {
  PagePartsListener,
  SeenParts,
  type AnnounceParts,
  type PagePart,
  type PartKind,
} from '@kurser/shared/pageParts';
import { findLesson, type Lesson } from '../lessons';
import { mergeParts } from '../progress';
import {
  isExerciseKey,
  lastLessonKey,
  parseLastLesson,
  partsKey,
  type LastLesson,
  type LessonParts,
} from '../stored';
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

type Seen = Readonly<Record<PartKind, readonly PagePart[]>>;

const noParts: LessonParts = { exercises: [], questions: [] };
const nothingSeen: Seen = { exercises: [], questions: [] };

/** The parts with these in the places of their older selves, else last. */
function withParts(before: readonly PagePart[], parts: readonly PagePart[]): readonly PagePart[] {
  return [...new Map([...before, ...parts].map((part) => [part.key, part])).values()];
}

function keysOf({ exercises, questions }: Seen): LessonParts {
  return {
    exercises: exercises.map(({ key }) => key),
    questions: questions.map(({ key }) => key),
  };
}

/**
 * Remembers which parts a lesson has, as soon as one of them has a result, so that other pages can
 * count them. Returns what the parts call, and those that have called.
 *
 * It writes when the page's own parts have changed or nothing is known, and leaves alone what
 * another tab has written: two tabs with two editions of a lesson would otherwise correct each
 * other for ever.
 */
function useLessonParts(
  lesson: Lesson,
): readonly [announce: AnnounceParts, seen: readonly PagePart[]] {
  const store = useDeviceStore();
  const { parts, done } = useProgress();
  const [seen, setSeen] = useState(nothingSeen);
  const keys = useMemo(() => keysOf(seen), [seen]);
  const written = useRef(noParts);
  const known = parts.get(lesson.id);

  useEffect(() => {
    const hasResult = [...keys.exercises, ...keys.questions].some((key) => done.has(key));
    if (known === undefined ? !hasResult : written.current === keys) return;
    written.current = keys;
    const next = mergeParts(known, keys, lesson);
    if (JSON.stringify(next) !== JSON.stringify(known)) store.write(partsKey(lesson.id), next);
  }, [store, lesson, known, done, keys]);

  const announce = useCallback<AnnounceParts>((kind, fresh) => {
    setSeen((before) => ({ ...before, [kind]: withParts(before[kind], fresh) }));
  }, []);
  const all = useMemo(() => [...seen.questions, ...seen.exercises], [seen]);
  return [announce, all];
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
