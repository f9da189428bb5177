import { isRecord } from '@kurser/shared/fields';
import { isDay, type Day } from './days';

/** What is remembered of a lesson that is repeated. */
export type Card =
  /** The student has read or tried the lesson, and no question of it has been repeated yet. */
  { readonly state: 'begun'; readonly day: Day } | AskedCard;

export interface AskedCard {
  readonly state: 'asked';
  /** When it was asked last. */
  readonly day: Day;
  /** When it is to be asked again. */
  readonly due: Day;
  /** The days after which the student still knows it with the probability that is aimed at. */
  readonly stability: number;
  /** From 1, easy, to 10. */
  readonly difficulty: number;
  /** When each question was asked last, by its mark. */
  readonly seen: Readonly<Record<string, Day>>;
}

/** The longest time between two questions on a lesson, in days. Fuzz stays within it. */
export const longestInterval = 60;

const prefix = 'repeat:';

export const cardKey = (lessonId: string): string => `${prefix}${lessonId}`;

/** The lesson that a `repeat:` key is of; undefined for other keys. */
export function lessonOfCardKey(key: string): string | undefined {
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}

/** A question's mark in a card: enough of its hash to tell the questions of one lesson apart. */
export const markOf = (hash: string): string => hash.slice(0, 8);

function isWithin(raw: unknown, least: number, most: number): raw is number {
  return typeof raw === 'number' && raw >= least && raw <= most;
}

function parseSeen(raw: unknown): Readonly<Record<string, Day>> {
  if (!isRecord(raw)) return {};
  const days = Object.entries(raw).filter((entry): entry is [string, Day] => isDay(entry[1]));
  return Object.fromEntries(days);
}

/**
 * The card that a stored value says, or undefined when it is of another shape or no schedule can
 * have made it.
 */
export function parseCard(raw: unknown): Card | undefined {
  if (!isRecord(raw) || !isDay(raw['day'])) return undefined;
  const { state, day, due, stability, difficulty, seen } = raw;
  if (state === 'begun') return { state, day };
  if (state !== 'asked' || !isDay(due)) return undefined;
  if (!isWithin(due - day, 1, longestInterval)) return undefined;
  if (!isWithin(stability, 0.001, 36_500) || !isWithin(difficulty, 1, 10)) return undefined;
  return { state, day, due, stability, difficulty, seen: parseSeen(seen) };
}

/** The day on which a lesson is asked about next. */
export function dueDay(card: Card): Day {
  return card.state === 'begun' ? card.day + 1 : card.due;
}

/**
 * Since when a lesson waits for a question; undefined when it does not wait today. A lesson without
 * a card was begun before there were cards, or its card cannot be read: it waits from today. So
 * does one from a day that has not come: the clock was ahead then, and its dates say nothing.
 */
export function waitsSince(card: Card | undefined, today: Day): Day | undefined {
  if (card === undefined || card.day > today) return today;
  const due = dueDay(card);
  return due <= today ? due : undefined;
}
