import { createRandom } from '@kurser/shared/random';
import type { Day } from './days';

/** One question to come: on a lesson, or one that was missed and comes back. */
export type Turn =
  | { readonly kind: 'first'; readonly lesson: string }
  | { readonly kind: 'again'; readonly lesson: string; readonly hash: string };

/** A sitting: what is still to be asked, and how the first answers went. */
export interface Session {
  /** The first is the one being asked. */
  readonly turns: readonly Turn[];
  readonly right: number;
  readonly missed: number;
}

/** About five minutes. */
export const questionsASession = 8;

/** How many lessons a session would ask about; says nothing of how many wait beyond it. */
export function sessionLength(waiting: readonly string[], room: number): number {
  return Math.min(waiting.length, room, questionsASession);
}

/**
 * A session on the lessons that have waited longest, in mixed order, so that questions on one
 * subject seldom follow each other.
 * @param waiting as `waitingLessons` gives them
 */
export function startSession(waiting: readonly string[], room: number, today: Day): Session {
  const lessons = waiting.slice(0, sessionLength(waiting, room));
  const turns = createRandom(today)
    .shuffle(lessons)
    .map((lesson): Turn => ({ kind: 'first', lesson }));
  return { turns, right: 0, missed: 0 };
}

/**
 * The session after an answer to its first turn. A first miss comes back last, unless it would
 * follow itself: a lesson is never asked about twice in a row. A second miss waits for another day.
 * @param room how many more questions the day has room for, after this one
 */
export function afterAnswer(
  session: Session,
  { hash, isRight }: { readonly hash: string; readonly isRight: boolean },
  room: number,
): Session {
  const [turn, ...rest] = session.turns;
  if (turn === undefined) return session;
  const isFirst = turn.kind === 'first';
  const comesBack = isFirst && !isRight && rest.length > 0;
  const again: Turn = { kind: 'again', lesson: turn.lesson, hash };
  return {
    turns: [...rest, ...(comesBack ? [again] : [])].slice(0, room),
    right: session.right + (isFirst && isRight ? 1 : 0),
    missed: session.missed + (isFirst && !isRight ? 1 : 0),
  };
}

/**
 * The session without its first turn: the lesson has no question left, or the one that came back
 * has been changed.
 */
export function withoutTurn(session: Session): Session {
  return { ...session, turns: session.turns.slice(1) };
}
