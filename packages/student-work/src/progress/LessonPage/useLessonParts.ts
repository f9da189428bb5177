import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDeviceStore } from '@kurser/device-store';
import type { AnnounceParts, PagePart, PartKind } from '@kurser/shared/pageParts';
import type { Lesson } from '../lessons';
import { mergeParts } from '../progress';
import { partsKey, type LessonParts } from '../stored';
import { useProgress } from '../useProgress';

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
export function useLessonParts(
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
