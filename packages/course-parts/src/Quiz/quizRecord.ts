import { told, type Standing } from '@kurser/ui/VerdictBox/words';
import { judge } from './quizAnswer';
import type { Given, Question } from './quizQuestion';

/** What a student has done with a question. `tries` counts the answers given so far. */
export type QuestionRecord =
  | { readonly state: 'open' }
  | { readonly state: 'answered'; readonly tries: number; readonly given: Given }
  | { readonly state: 'retrying'; readonly tries: number }
  | { readonly state: 'revealed'; readonly tries: number };

export const openRecord: QuestionRecord = { state: 'open' };

function triesOf(record: QuestionRecord): number {
  return record.state === 'open' ? 0 : record.tries;
}

/** The record after an answer. */
export function answered(record: QuestionRecord, given: Given): QuestionRecord {
  return { state: 'answered', tries: triesOf(record) + 1, given };
}

/** The record when the student wants to try again; the count of answers stays. */
export function retrying(record: QuestionRecord): QuestionRecord {
  return { state: 'retrying', tries: triesOf(record) };
}

/** The record when the student has asked for the answer. */
export function revealed(record: QuestionRecord): QuestionRecord {
  return { state: 'revealed', tries: triesOf(record) };
}

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}

/** Indices into a list of `length`, each at most once. */
function isIndexList(raw: unknown, length: number): raw is readonly number[] {
  return (
    Array.isArray(raw) &&
    raw.every((index) => Number.isInteger(index) && index >= 0 && index < length) &&
    new Set(raw).size === raw.length
  );
}

function parseGiven(question: Question, raw: unknown): Given | undefined {
  if (!isObject(raw)) return undefined;
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return raw['kind'] === 'picked' && isIndexList(raw['picked'], question.choices.length)
        ? { kind: 'picked', picked: raw['picked'] }
        : undefined;
    case 'order':
      return raw['kind'] === 'ordered' &&
        isIndexList(raw['order'], question.items.length) &&
        raw['order'].length === question.items.length
        ? { kind: 'ordered', order: raw['order'] }
        : undefined;
    case 'text':
    case 'output':
    case 'number':
      return raw['kind'] === 'written' && typeof raw['text'] === 'string'
        ? { kind: 'written', text: raw['text'] }
        : undefined;
  }
}

/**
 * The record that a stored value says, or undefined when it is of another shape or cannot belong to
 * the question.
 */
export function parseRecord(question: Question, raw: unknown): QuestionRecord | undefined {
  if (!isObject(raw)) return undefined;
  const tries = raw['tries'];
  if (typeof tries !== 'number' || !Number.isInteger(tries) || tries < 0) return undefined;
  switch (raw['state']) {
    case 'retrying':
      return { state: 'retrying', tries };
    case 'revealed':
      return { state: 'revealed', tries };
    case 'answered': {
      const given = parseGiven(question, raw['given']);
      return given === undefined || tries === 0 ? undefined : { state: 'answered', tries, given };
    }
    default:
      return undefined;
  }
}

/**
 * How a question stands. The stored answer is judged anew, so that a corrected key corrects old
 * results too.
 */
export function outcomeOf(question: Question, record: QuestionRecord): Standing {
  switch (record.state) {
    case 'open':
    case 'retrying':
      return 'untried';
    case 'revealed':
      return 'shown';
    case 'answered': {
      const verdict = judge(question, record.given);
      if (verdict.right) return 'right';
      return verdict.isNear === true ? 'nearly' : 'wrong';
    }
  }
}

/**
 * A record as it is stored: with the verdict, for those who count results and do not know the
 * question.
 */
export function toStored(
  question: Question,
  record: QuestionRecord,
): QuestionRecord & { readonly right?: boolean } {
  if (record.state !== 'answered') return record;
  return { ...record, right: outcomeOf(question, record) === 'right' };
}

/** One question's row in the review. */
export interface ReviewRow {
  readonly label: string;
  readonly outcome: Standing;
  /** The outcome in Swedish, for example "Rätt på första försöket". */
  readonly text: string;
}

export interface Review {
  readonly rows: readonly ReviewRow[];
  readonly answered: number;
  readonly right: number;
  /** The state of the whole quiz in Swedish, for the head and for screen readers. */
  readonly progress: string;
  /** The score in Swedish. */
  readonly score: string;
}

function outcomeText(outcome: Standing, tries: number): string {
  const { word } = told[outcome];
  if (outcome !== 'right') return word;
  return tries === 1 ? `${word} på första försöket` : `${word} på försök ${tries}`;
}

function scoreText(rows: readonly ReviewRow[], right: number, first: number): string {
  const open = rows.filter((row) => row.outcome === 'untried').length;
  const score = `${right} av ${rows.length} rätt`;
  if (open > 0) return `${score}, ${open} ${open === 1 ? 'obesvarad' : 'obesvarade'}`;
  return first === 0 ? score : `${score}, ${first} på första försöket`;
}

/**
 * Sums up a quiz. `records` stands in the order of `questions`; a missing record is an open
 * question.
 */
export function reviewOf(
  questions: readonly Question[],
  records: readonly QuestionRecord[],
): Review {
  const stands = questions.map((question, index) => {
    const record = records[index] ?? openRecord;
    return { question, tries: triesOf(record), outcome: outcomeOf(question, record) };
  });
  const rows = stands.map(({ question, tries, outcome }) => ({
    label: question.label,
    outcome,
    text: outcomeText(outcome, tries),
  }));
  const answeredCount = rows.filter((row) => row.outcome !== 'untried').length;
  const right = rows.filter((row) => row.outcome === 'right').length;
  const first = stands.filter(({ outcome, tries }) => outcome === 'right' && tries === 1).length;
  return {
    rows,
    answered: answeredCount,
    right,
    progress: `Besvarade: ${answeredCount} av ${rows.length}. Rätt: ${right}.`,
    score: scoreText(rows, right, first),
  };
}
