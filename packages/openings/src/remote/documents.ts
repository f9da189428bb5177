/**
 * An opening in Firestore: two documents under the key's id. `openings` says when, to every member;
 * `openingKeys` has the key and the same time, and the rules hand it out from then on.
 * firestore.rules know both.
 */
import { isRecord } from '@kurser/shared/fields';

export const timeCollection = 'openings';
export const keyCollection = 'openingKeys';

type Fields = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A moment as Firestore's REST interface writes it. */
const timestamp = (at: number) => ({
  timestampValue: new Date(at).toISOString(),
});

/** What the document with the time holds. */
export function timeFields(at: number): Fields {
  return { at: timestamp(at) };
}

/** What the document with the key holds. */
export function keyFields(at: number, key: string): Fields {
  return { at: timestamp(at), key: { stringValue: key } };
}

/** What Firestore says of an opening's time; `at` is null where it has not been published. */
export interface KnownTime {
  readonly at: number | null;
  /** What Firestore's own clock showed. */
  readonly now: number;
}

/** A field's moment in milliseconds since 1970, or undefined for anything else. */
function momentOf(document: unknown, field: string): number | undefined {
  const fields = isRecord(document) ? document['fields'] : undefined;
  const value = isRecord(fields) ? fields[field] : undefined;
  return isRecord(value) ? parseMoment(value['timestampValue']) : undefined;
}

function parseMoment(raw: unknown): number | undefined {
  const at = typeof raw === 'string' ? Date.parse(raw) : NaN;
  return Number.isNaN(at) ? undefined : at;
}

/**
 * The time in an answer to `batchGet` of one document; undefined for anything that is no such
 * answer.
 */
export function parseKnownTime(answer: unknown): KnownTime | undefined {
  const row: unknown = Array.isArray(answer) ? answer[0] : undefined;
  if (!isRecord(row)) return undefined;
  const now = parseMoment(row['readTime']);
  if (now === undefined) return undefined;
  if (typeof row['missing'] === 'string') return { at: null, now };
  const at = momentOf(row['found'], 'at');
  return at === undefined ? undefined : { at, now };
}

/** What pages of a site with openings talk to, below a project's documents in Firestore. */
export function openingAddresses(
  documents: string,
  openings: readonly unknown[],
): readonly string[] {
  return openings.length === 0 ? [] : [`${documents}:batchGet`, `${documents}/${keyCollection}/`];
}
