import { isRecord } from '@kurser/shared/fields';
import { parseStored } from '@kurser/device-store/store';
import { isPartDone, kindOf } from '../../progress/stored';

/** What the keys of stored values mean to work that follows. */

/** Where what belongs to no lesson is kept. */
const placeGroup = '@plats';
const otherGroup = '@annat';

const withLesson = /^(?:read|parts|repeat|work|answer):([^#]+)/;

/** The device's own: what was searched for, and that somebody has texts read aloud. */
const staying = /^(?:search:|read-aloud)/;

/** Whether a value follows; what lies aside stays too. */
export function doesFollow(key: string): boolean {
  return kindOf(key) !== 'aside' && !staying.test(key);
}

/** Whether a value is worth no writing of its own: it changes with every heading. */
export const isPlace = (key: string): boolean => key === 'last-lesson' || key === 'repeat-day';

/**
 * The lesson whose document a value is kept in when it is first seen.
 * @param openLesson the lesson that was open last, for keys that name none
 */
export function groupFor(key: string, openLesson: string | undefined): string {
  if (isPlace(key)) return placeGroup;
  const [, lesson] = withLesson.exec(key) ?? [];
  return lesson ?? openLesson ?? otherGroup;
}

/** Whether a value holds something written or drawn, of which no version may be lost. */
export function isProgram(key: string): boolean {
  return (
    /^(?:pyrun|work|answer|gatesim|truthtable|spritelab):/.test(key) && key !== 'gatesim:symbols'
  );
}

/** Whether a value is of a question: there are many of them, and none is waited for. */
export const isQuestion = (key: string): boolean => kindOf(key) === 'question';

/** Whether a value says that something is done, which stays so. */
export function isPassed(key: string, text: string | null): boolean {
  if (text === null) return false;
  if (/^(?:read|flag):/.test(key)) return parseStored(text, (raw) => raw === true) === true;
  return parseStored(text, (raw) => isPartDone(key, raw)) === true;
}

const fieldsOf = (text: string): Readonly<Record<string, unknown>> | undefined =>
  parseStored(text, (raw) => (isRecord(raw) ? raw : undefined));

/** One of two texts that are null or alike; undefined where both say something else. */
function either(a: unknown, b: unknown): { readonly value: unknown } | undefined {
  if ((a ?? null) === null || a === b) return { value: b ?? null };
  return (b ?? null) === null ? { value: a } : undefined;
}

const isText = (raw: unknown): raw is string => typeof raw === 'string';

/** The names in either list. */
function allOf(a: unknown, b: unknown): readonly string[] {
  return [...new Set([a, b].flat().filter(isText))];
}

const most = (a: unknown, b: unknown): number => Math.max(Number(a ?? 0), Number(b ?? 0));

/** What counts, of two values with the same program. */
function countsOf(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return {
    ...('solved' in a && { solved: a['solved'] === true || b['solved'] === true }),
    ...('tries' in a && { tries: most(a['tries'], b['tries']) }),
    ...('hints' in a && { hints: most(a['hints'], b['hints']) }),
    ...(('passed' in a || 'passed' in b) && { passed: allOf(a['passed'], b['passed']) }),
    ...('hasSeenSolution' in a && {
      hasSeenSolution: a['hasSeenSolution'] === true || b['hasSeenSolution'] === true,
    }),
  };
}

const isNothingWritten = (raw: unknown): boolean =>
  Array.isArray(raw) && raw.every((field) => field === '' || field === null || field === false);

/**
 * One value that holds all that is written in two; undefined where they hold different programs.
 * @param later the one whose details count where they differ
 */
export function combine(key: string, later: string, earlier: string): string | undefined {
  if (later === earlier) return later;
  const [a, b] = [fieldsOf(later), fieldsOf(earlier)];
  if (a === undefined || b === undefined) return undefined;
  if (key.startsWith('answer:')) {
    if (JSON.stringify(a['fields']) === JSON.stringify(b['fields'])) return later;
    if (isNothingWritten(b['fields'])) return later;
    return isNothingWritten(a['fields']) ? earlier : undefined;
  }
  if (!/^(?:pyrun|work):/.test(key) || a['hash'] !== b['hash']) return undefined;
  const code = either(a['code'], b['code']);
  const oldCode = either(a['oldCode'], b['oldCode']);
  if (code === undefined || oldCode === undefined) return undefined;
  return JSON.stringify({ ...a, ...countsOf(a, b), code: code.value, oldCode: oldCode.value });
}

/** The value with what is solved in the other version solved here too. */
export function withSolved(key: string, text: string, other: string | null): string {
  const [a, b] = [fieldsOf(text), other === null ? undefined : fieldsOf(other)];
  if (!key.startsWith('pyrun:') || a === undefined || b?.['solved'] !== true) return text;
  return a['solved'] === true ? text : JSON.stringify({ ...a, solved: true });
}
