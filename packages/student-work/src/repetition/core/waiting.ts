import { dueDay, markOf, waitsSince, type Card } from './card';
import { mondayOf, type Day } from './days';

/**
 * The lessons that wait for a question today, those that have waited longest first.
 * @param lessons ids of those that can be repeated, in the order of the courses
 */
export function waitingLessons(
  lessons: readonly string[],
  cards: ReadonlyMap<string, Card>,
  today: Day,
): readonly string[] {
  return lessons
    .flatMap((id) => {
      const since = waitsSince(cards.get(id), today);
      return since === undefined ? [] : [{ id, since }];
    })
    .sort((a, b) => a.since - b.since)
    .map(({ id }) => id);
}

/** When questions come next, and from which lesson. */
export interface NextQuestions {
  readonly lesson: string;
  readonly day: Day;
}

/** The first lesson to be asked about after today; undefined when none has a day. */
export function nextQuestions(
  lessons: readonly string[],
  cards: ReadonlyMap<string, Card>,
  today: Day,
): NextQuestions | undefined {
  return lessons
    .flatMap((lesson) => {
      const card = cards.get(lesson);
      const isLater = card !== undefined && waitsSince(card, today) === undefined;
      return isLater ? [{ lesson, day: dueDay(card) }] : [];
    })
    .sort((a, b) => a.day - b.day)[0];
}

/** How many lessons were begun or asked about since Monday. */
export function workedSinceMonday(cards: ReadonlyMap<string, Card>, today: Day): number {
  const monday = mondayOf(today);
  return [...cards.values()].filter(({ day }) => day >= monday && day <= today).length;
}

/**
 * The question of a lesson that was asked longest ago: one that never was comes first, in the
 * page's order.
 * @returns undefined for a lesson without questions
 */
export function chooseQuestion<T extends { readonly hash: string }>(
  questions: readonly T[],
  card: Card | undefined,
): T | undefined {
  const seen = card?.state === 'asked' ? card.seen : {};
  const lastAsked = ({ hash }: T): Day => seen[markOf(hash)] ?? 0;
  return [...questions].sort((a, b) => lastAsked(a) - lastAsked(b))[0];
}
