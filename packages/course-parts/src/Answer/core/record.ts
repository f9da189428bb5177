import { fieldsOf } from '@kurser/shared/fields';
import { emptyFields, fieldCount, type AnswerQuestion, type Fields } from './question';
import type { Mark } from '@kurser/ui/VerdictBox/words';
import type { Verdict } from './verdict';

/** What a student has done with an answer, as it is kept on the device. */
export interface AnswerRecord {
  /** The edition of the answer that the verdict is of. */
  readonly hash: string;
  readonly fields: Fields;
  /** Undefined as long as nothing has been tried, and from a change on until the next try. */
  readonly verdict: Verdict | undefined;
}

/**
 * One key an answer and not one an edition, so that an edited answer finds what was written before.
 */
export function answerKey(pageId: string, exerciseId: string, place: number): string {
  return `answer:${pageId}#${exerciseId}/${String(place)}`;
}

/** The record on this edition of the answer; of one on another edition what was written is left. */
export function recordOn(question: AnswerQuestion, stored: AnswerRecord | null): AnswerRecord {
  const { hash } = question;
  if (stored === null) return { hash, fields: emptyFields(question), verdict: undefined };
  if (stored.hash === hash) return stored;
  const count = fieldCount(question);
  const fields = emptyFields(question).map((_, place) => stored.fields[place] ?? '');
  // What has no field any more stands last and is kept.
  return { hash, fields: [...fields, ...stored.fields.slice(count)], verdict: undefined };
}

/** The record with another text in a field, which nobody has judged. */
export function withField(record: AnswerRecord, place: number, text: string): AnswerRecord {
  const fields = record.fields.map((before, at) => (at === place ? text : before));
  return { ...record, fields, verdict: undefined };
}

/** The record after a try. */
export function withVerdict(record: AnswerRecord, verdict: Verdict): AnswerRecord {
  return { ...record, verdict };
}

const marks: readonly unknown[] = ['right', 'wrong', 'empty'];

function isMarks(value: unknown): value is readonly Mark[] {
  return Array.isArray(value) && value.every((mark) => marks.includes(mark));
}

function parseVerdict(raw: unknown): Verdict | undefined {
  const { kind, reason, marks: written } = fieldsOf(raw);
  if (kind === 'right') return { kind };
  if (kind !== 'nearly' && kind !== 'wrong') return undefined;
  return {
    kind,
    ...(typeof reason === 'string' && { reason }),
    ...(isMarks(written) && { marks: written }),
  };
}

/** The stored record, or undefined when it is of another shape. */
export function parseRecord(raw: unknown): AnswerRecord | undefined {
  const { hash, fields, verdict } = fieldsOf(raw);
  if (typeof hash !== 'string' || !Array.isArray(fields)) return undefined;
  if (!fields.every((field) => typeof field === 'string')) return undefined;
  return { hash, fields, verdict: parseVerdict(verdict) };
}
