import { fieldsOf, isRecord } from '@kurser/shared/fields';
import { maxStoredLength } from '@kurser/shared/textLimits';
import { textToSlug } from '@kurser/shared/slug';

/** How an answer stood when it was handed in, as the student's page judged it. */
export type AnswerMark = 'right' | 'nearly' | 'wrong' | 'open';

export interface HandedAnswer {
  readonly fields: readonly string[];
  readonly mark: AnswerMark;
}

export interface HandedExercise {
  /** Its address on the lesson's page. */
  readonly id: string;
  readonly title: string;
  /** The edition of the exercise that was worked on. */
  readonly edition: string;
  readonly isDone: boolean;
  readonly tries: number;
  readonly hints: number;
  readonly hasSeenSolution: boolean;
  /** The student's program; null where it is as the lesson gives it, or where there is none. */
  readonly code: string | null;
  readonly answers: readonly HandedAnswer[];
}

/** A file that the student hands in beside this one, by what it is known by. */
export interface BesideFile {
  readonly name: string;
  readonly bytes: number;
}

/** What a student hands in of one lesson. How long they worked is not known, and not in it. */
export interface HandIn {
  /** Tells our site from others, the same wherever it is served. */
  readonly site: string;
  readonly lesson: { readonly id: string; readonly title: string };
  /** What the student calls themselves; empty where they have left it out. */
  readonly name: string;
  readonly made: Date;
  readonly beside: BesideFile | null;
  readonly exercises: readonly HandedExercise[];
}

export type ParsedHandIn =
  | { readonly ok: true; readonly handIn: HandIn }
  | { readonly ok: false; readonly problem: string };

export const maxNameLength = 80;
/** Far more exercises than a lesson has, and fields than an exercise has. */
const maxItems = 200;

const format = 'kurser-inlamning';
const version = 1;

/** The data as JSON, in the form that `parseHandIn` reads. */
export function handInToJson(handIn: HandIn): string {
  return JSON.stringify({ format, version, ...handIn, made: handIn.made.toISOString() });
}

/** What is wrong, and where. */
class Damaged extends Error {}

function shown(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? 'utelämnat' : text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function refuse(place: string, value: unknown, expected: string): never {
  throw new Damaged(`${place} är ${shown(value)} men ska vara ${expected}`);
}

function asText(place: string, value: unknown, most: number = maxStoredLength): string {
  return typeof value === 'string' && value.length <= most
    ? value
    : refuse(place, value, `text om högst ${String(most)} tecken`);
}

function asCount(place: string, value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : refuse(place, value, 'ett heltal, 0 eller större');
}

function asFlag(place: string, value: unknown): boolean {
  return typeof value === 'boolean' ? value : refuse(place, value, 'true eller false');
}

function asList(place: string, value: unknown): readonly unknown[] {
  return Array.isArray(value) && value.length <= maxItems
    ? value
    : refuse(place, value, `en lista med högst ${String(maxItems)} delar`);
}

const marks: readonly unknown[] = ['right', 'nearly', 'wrong', 'open'] satisfies AnswerMark[];

function isMark(value: unknown): value is AnswerMark {
  return marks.includes(value);
}

function asAnswer(place: string, value: unknown): HandedAnswer {
  const { fields, mark } = fieldsOf(value);
  const texts = asList(`${place}.fields`, fields).map((each, at) =>
    asText(`${place}.fields[${String(at)}]`, each),
  );
  if (!isMark(mark)) refuse(`${place}.mark`, mark, 'right, nearly, wrong eller open');
  return { fields: texts, mark };
}

function asExercise(place: string, value: unknown): HandedExercise {
  const { id, title, edition, isDone, tries, hints, hasSeenSolution, code, answers } =
    fieldsOf(value);
  return {
    id: asText(`${place}.id`, id, 500),
    title: asText(`${place}.title`, title, 500),
    edition: asText(`${place}.edition`, edition, 100),
    isDone: asFlag(`${place}.isDone`, isDone),
    tries: asCount(`${place}.tries`, tries),
    hints: asCount(`${place}.hints`, hints),
    hasSeenSolution: asFlag(`${place}.hasSeenSolution`, hasSeenSolution),
    code: code === null ? null : asText(`${place}.code`, code),
    answers: asList(`${place}.answers`, answers).map((each, at) =>
      asAnswer(`${place}.answers[${String(at)}]`, each),
    ),
  };
}

function asBeside(value: unknown): BesideFile | null {
  if (value === null) return null;
  const { name, bytes } = fieldsOf(value);
  return { name: asText('beside.name', name, 500), bytes: asCount('beside.bytes', bytes) };
}

function asDate(value: unknown): Date {
  const date = new Date(asText('made', value, 100));
  return Number.isNaN(date.getTime()) ? refuse('made', value, 'en tidpunkt') : date;
}

function asHandIn(raw: Readonly<Record<string, unknown>>): HandIn {
  const { site, lesson, name, made, beside, exercises } = raw;
  const { id, title } = fieldsOf(lesson);
  return {
    site: asText('site', site, 200),
    lesson: { id: asText('lesson.id', id, 500), title: asText('lesson.title', title, 500) },
    name: asText('name', name, maxNameLength),
    made: asDate(made),
    beside: asBeside(beside),
    exercises: asList('exercises', exercises).map((each, at) =>
      asExercise(`exercises[${String(at)}]`, each),
    ),
  };
}

/**
 * The hand-in in a file's data, or in Swedish why it is none that can be corrected here. What the
 * file says of verdicts is the file's word and no more.
 * @param site tells our site from others
 */
export function parseHandIn(json: string, site: string): ParsedHandIn {
  const no = (problem: string): ParsedHandIn => ({ ok: false, problem });
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    return no('inlämningen är skadad: dess data går inte att läsa. Be eleven spara den igen.');
  }
  if (!isRecord(raw) || raw['format'] !== format)
    return no('filen är ingen inlämning från den här webbplatsen.');
  if (raw['version'] !== version)
    return no(
      `inlämningen har formatet ${shown(raw['version'])} men sidan läser ${String(version)}. Ladda om sidan, eller be eleven spara den igen.`,
    );
  try {
    const handIn = asHandIn(raw);
    if (handIn.site !== site)
      return no(`inlämningen kommer från en annan webbplats (${shown(handIn.site)}).`);
    return { ok: true, handIn };
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    return no(`inlämningen är skadad eller ändrad: ${error.message}.`);
  }
}

/** `inlamning-3-m2-alva-berg.html`; without a name the lesson alone. */
export function handInFileName({ lesson, name }: Pick<HandIn, 'lesson' | 'name'>): string {
  const parts = ['inlamning', textToSlug(lesson.id), textToSlug(name)];
  return `${parts.filter((part) => part !== '').join('-')}.html`;
}
