import { isRecord } from '@kurser/shared/fields';
import { maxStoredLength } from '@kurser/shared/textLimits';

/**
 * Everything that the site keeps on the device, by its key: what the keys mean, and which shapes
 * count as a result. The parts own their values; here they are only read, so that
 * progress, export and clearing speak of the same things.
 */

/** Where a student was last: the lesson, and the heading they had come to. */
export interface LastLesson {
  readonly id: string;
  readonly heading?: { readonly id: string; readonly text: string };
}

/** The keys under which a lesson's exercises and questions keep their results. */
export interface LessonParts {
  readonly exercises: readonly string[];
  readonly questions: readonly string[];
}

export const lastLessonKey = 'last-lesson';
const readPrefix = 'read:';
const partsPrefix = 'parts:';

export const readKey = (lessonId: string): string => `${readPrefix}${lessonId}`;
export const partsKey = (lessonId: string): string => `${partsPrefix}${lessonId}`;

/** The lesson that a `read:` key is of; undefined for other keys. */
export function lessonOfReadKey(key: string): string | undefined {
  return key.startsWith(readPrefix) ? key.slice(readPrefix.length) : undefined;
}

/** The lesson that a `parts:` key is of; undefined for other keys. */
export function lessonOfPartsKey(key: string): string | undefined {
  return key.startsWith(partsPrefix) ? key.slice(partsPrefix.length) : undefined;
}

/** Whether a key may matter to how far a student has come. */
export function isProgressKey(key: string): boolean {
  return /^(?:read|parts|exercise|quiz|predict|parsons):/.test(key);
}

/** Whether a key is an exercise's mark. */
export function isExerciseKey(key: string): boolean {
  return key.startsWith('exercise:');
}

function isTextList(raw: unknown): raw is readonly string[] {
  return Array.isArray(raw) && raw.every((item) => typeof item === 'string');
}

/** A lesson's mark; only `true` is stored, an unread lesson has no key. */
export function parseRead(raw: unknown): boolean | undefined {
  return raw === true ? true : undefined;
}

export function parseParts(raw: unknown): LessonParts | undefined {
  if (!isRecord(raw)) return undefined;
  const { exercises, questions } = raw;
  return isTextList(exercises) && isTextList(questions) ? { exercises, questions } : undefined;
}

export function parseLastLesson(raw: unknown): LastLesson | undefined {
  if (!isRecord(raw) || typeof raw['id'] !== 'string') return undefined;
  const { id, heading } = raw;
  if (!isRecord(heading)) return { id };
  const { id: place, text } = heading;
  if (typeof place !== 'string' || typeof text !== 'string') return { id };
  return { id, heading: { id: place, text } };
}

/**
 * Whether a stored value means that its part is done: an exercise that is ticked, a question or a
 * prediction that is answered rightly, a puzzle whose lines stand right.
 */
export function isPartDone(key: string, raw: unknown): boolean {
  if (isExerciseKey(key)) return raw === true;
  if (!isRecord(raw)) return false;
  if (key.startsWith('parsons:')) return raw['state'] === 'solved';
  return /^(?:quiz|predict):/.test(key) && raw['state'] === 'answered' && raw['right'] === true;
}

/**
 * Whether a stored value means that the student has tried its part, whatever came of it. To look at
 * the answer alone is no try.
 */
export function isPartTried(key: string, raw: unknown): boolean {
  if (isExerciseKey(key)) return raw === true;
  if (!/^(?:quiz|predict|parsons):/.test(key) || !isRecord(raw)) return false;
  return typeof raw['tries'] === 'number' && raw['tries'] > 0;
}

/** What a stored value is to the student who left it. */
export type StoredKind =
  | 'read'
  | 'exercise'
  | 'work'
  | 'answer'
  | 'question'
  | 'repetition'
  | 'flag'
  | 'program'
  | 'lab'
  | 'place'
  | 'setting'
  | 'aside'
  | 'other';

const kinds: readonly (readonly [pattern: RegExp, kind: StoredKind | 'bookkeeping'])[] = [
  [/^read:/, 'read'],
  [/^exercise:/, 'exercise'],
  [/^work:/, 'work'],
  [/^answer:/, 'answer'],
  [/^(?:quiz|predict|parsons):/, 'question'],
  [/^repeat:/, 'repetition'],
  [/^flag:/, 'flag'],
  [/^pyrun:/, 'program'],
  [/^gatesim:symbols$/, 'setting'],
  [/^(?:gatesim|truthtable|spritelab|keytrainer):/, 'lab'],
  [/^last-lesson$/, 'place'],
  [/^aside:/, 'aside'],
  [/^(?:parts:|repeat-day$)/, 'bookkeeping'],
];

/**
 * The kind of a key; `bookkeeping` is what the site notes for its own counting and says nothing to
 * a student.
 */
export function kindOf(key: string): StoredKind | 'bookkeeping' {
  return kinds.find(([pattern]) => pattern.test(key))?.[1] ?? 'other';
}

/** The keys of what is too long to be used and lies aside. */
export function asideKeys(keys: Iterable<string>): readonly string[] {
  return [...keys].filter((key) => kindOf(key) === 'aside');
}

const limit = `${maxStoredLength / 1000} 000`;

/** What becomes of values that are too long, in Swedish. */
export function asideText(count: number): string {
  return count === 1
    ? `Ett sparat värde är längre än ${limit} tecken och används därför inte. Det ligger åt sidan och följer med när du sparar en kopia.`
    : `${count} sparade värden är längre än ${limit} tecken och används därför inte. De ligger åt sidan och följer med när du sparar en kopia.`;
}
