import { parseStored } from '@kurser/device-store/store';
import type { Lesson } from './lessons';
import {
  isPartDone,
  isPartTried,
  lessonOfPartsKey,
  lessonOfReadKey,
  parseParts,
  parseRead,
  type LessonParts,
} from './stored';

/** How far a student has come, as the device knows it. */
export interface Progress {
  /** Ids of the lessons that are marked as read. */
  readonly read: ReadonlySet<string>;
  /** For each lesson that has been open: under which keys its parts keep their results. */
  readonly parts: ReadonlyMap<string, LessonParts>;
  /** Keys of the parts that are done. */
  readonly done: ReadonlySet<string>;
  /** Keys of the parts that the student has tried, rightly or not. */
  readonly tried: ReadonlySet<string>;
}

export interface Count {
  readonly done: number;
  readonly total: number;
}

export interface LessonStanding {
  readonly isRead: boolean;
  readonly exercises: Count;
  readonly questions: Count;
}

/**
 * What the stored texts say, from pairs of key and JSON text. Whatever is of another shape counts
 * as nothing.
 */
export function readProgress(entries: Iterable<readonly [key: string, text: string]>): Progress {
  const read = new Set<string>();
  const parts = new Map<string, LessonParts>();
  const done = new Set<string>();
  const tried = new Set<string>();
  for (const [key, text] of entries) {
    const lesson = lessonOfReadKey(key);
    const opened = lessonOfPartsKey(key);
    const lessonParts = opened === undefined ? undefined : parseStored(text, parseParts);
    if (lesson !== undefined && parseStored(text, parseRead) === true) read.add(lesson);
    if (opened !== undefined && lessonParts !== undefined) parts.set(opened, lessonParts);
    if (parseStored(text, (raw) => isPartDone(key, raw)) === true) done.add(key);
    if (parseStored(text, (raw) => isPartTried(key, raw)) === true) tried.add(key);
  }
  return { read, parts, done, tried };
}

function countDone(keys: readonly string[], done: ReadonlySet<string>, total: number): Count {
  const count = new Set(keys.filter((key) => done.has(key))).size;
  return { done: Math.min(count, total), total };
}

/**
 * How a lesson stands. The totals are the build's, so that they are right before the lesson has
 * been opened and after it has been edited; never more is done than there is.
 */
export function standingOf(
  { id, exercises, questions }: Lesson,
  { read, parts, done }: Progress,
): LessonStanding {
  const own = parts.get(id);
  return {
    isRead: read.has(id),
    exercises: countDone(own?.exercises ?? [], done, exercises),
    questions: countDone(own?.questions ?? [], done, questions),
  };
}

/** Whether anything is done in a lesson. */
export function isBegun({ isRead, exercises, questions }: LessonStanding): boolean {
  return isRead || exercises.done > 0 || questions.done > 0;
}

/** Whether nothing is left in a lesson: it is marked as read, or all that is in it is done. */
export function isDone({ isRead, exercises, questions }: LessonStanding): boolean {
  const total = exercises.total + questions.total;
  return isRead || (total > 0 && exercises.done + questions.done === total);
}

/**
 * How much of the lessons' work is done, from 0 to 1: a lesson that is not read yet counts with the
 * exercises and questions that are done in it.
 */
export function workShare(lessons: readonly Lesson[], progress: Progress): number {
  if (lessons.length === 0) return 0;
  const shares = lessons.map((lesson) => {
    const standing = standingOf(lesson, progress);
    if (isDone(standing)) return 1;
    const { exercises, questions } = standing;
    return (exercises.done + questions.done) / Math.max(1, exercises.total + questions.total);
  });
  return shares.reduce((sum, share) => sum + share, 0) / lessons.length;
}

/** Whether every lesson of a lesson's course is read. */
export function isCourseRead(
  { lessons }: { readonly lessons: readonly Lesson[] },
  { course }: Lesson,
  { read }: Progress,
): boolean {
  return lessons.every((lesson) => lesson.course !== course || read.has(lesson.id));
}

/** How many of the lessons are read. */
export function countRead(lessons: readonly Lesson[], { read }: Progress): Count {
  return { done: lessons.filter(({ id }) => read.has(id)).length, total: lessons.length };
}

function union(a: readonly string[], b: readonly string[]): readonly string[] {
  return [...new Set([...a, ...b])];
}

/**
 * The parts to remember of a lesson that is open, where parts arrive one by one as they are loaded.
 * Until as many have said their keys as the build has counted, what was known before stays too;
 * after that, only what is on the page now.
 */
export function mergeParts(
  known: LessonParts | undefined,
  seen: LessonParts,
  { exercises, questions }: Pick<Lesson, 'exercises' | 'questions'>,
): LessonParts {
  const isWhole = seen.exercises.length >= exercises && seen.questions.length >= questions;
  if (isWhole || known === undefined) return seen;
  return {
    exercises: union(known.exercises, seen.exercises),
    questions: union(known.questions, seen.questions),
  };
}
