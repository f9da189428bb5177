import type { DeviceStore } from '@kurser/device-store';
import { parseStored } from '@kurser/device-store/store';
import { isBegun, standingOf, type Progress } from '../progress/progress';
import type { Catalogue } from './catalogue';
import { lessonOfCardKey, parseCard, type Card } from './core/card';
import { dayCountKey, parseDayCount, roomToday } from './core/dayCount';
import type { Day } from './core/days';
import {
  nextQuestions,
  waitingLessons,
  workedSinceMonday,
  type NextQuestions,
} from './core/waiting';

/** All cards that the device holds; one that cannot be read is none. */
function readCards(store: DeviceStore): ReadonlyMap<string, Card> {
  const cards = store.keys().flatMap((key): [string, Card][] => {
    const lesson = lessonOfCardKey(key);
    if (lesson === undefined) return [];
    const card = parseStored(store.read(key), parseCard);
    return card === undefined ? [] : [[lesson, card]];
  });
  return new Map(cards);
}

/** How many more questions today has room for. */
export function readRoom(store: DeviceStore, today: Day): number {
  return roomToday(parseStored(store.read(dayCountKey), parseDayCount), today);
}

/** What there is to repeat today. */
export interface Waiting {
  /** Whether any lesson has been begun that can be repeated, today or later. */
  readonly hasBegun: boolean;
  /** Ids of the lessons that wait, those that have waited longest first. */
  readonly lessons: readonly string[];
  readonly room: number;
  /** When questions come next after today; undefined when nothing has a day. */
  readonly next: NextQuestions | undefined;
  /** How many lessons the student has worked with since Monday. */
  readonly thisWeek: number;
}

/**
 * What waits for the student. Only lessons that have been read or tried, and that still have
 * questions.
 */
export function readWaiting(
  store: DeviceStore,
  { list, withQuestions }: Pick<Catalogue, 'list' | 'withQuestions'>,
  progress: Progress,
  today: Day,
): Waiting {
  const cards = readCards(store);
  const begun = new Set(
    list.lessons
      .filter((lesson) => cards.has(lesson.id) || isBegun(standingOf(lesson, progress)))
      .map(({ id }) => id),
  );
  const lessons = withQuestions.filter((id) => begun.has(id));
  return {
    hasBegun: lessons.length > 0,
    lessons: waitingLessons(lessons, cards, today),
    room: readRoom(store, today),
    next: nextQuestions(lessons, cards, today),
    thisWeek: workedSinceMonday(cards, today),
  };
}
