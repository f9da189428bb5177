import { markOf, waitsSince, type Card } from './card';
import type { Day } from './days';

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
