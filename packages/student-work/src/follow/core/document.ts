import { isRecord } from '@kurser/shared/fields';
import { isClock } from './clock';
import type { Entry, Version } from './held';
import type { DocumentContent } from './work';

const version = 1;

const toRaw = ({ text, clock }: Version): readonly [string | null, string] => [text, clock];

/** The document's text. */
export function documentToText({ group, entries }: DocumentContent): string {
  const values = [...entries].map(([key, { main, others }]) => [
    key,
    [toRaw(main), ...others.map(toRaw)],
  ]);
  return JSON.stringify({ version, group, values });
}

function parseVersion(raw: unknown): Version | undefined {
  if (!Array.isArray(raw)) return undefined;
  const [text, clock] = raw as readonly unknown[];
  if (!(text === null || typeof text === 'string') || !isClock(clock)) return undefined;
  return { text, clock };
}

/** A text must be JSON: the parts read it as such. */
function isReadable({ text }: Version): boolean {
  try {
    if (text !== null) JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function parseEntry(raw: unknown): readonly [key: string, entry: Entry] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const [key, list] = raw as readonly unknown[];
  if (typeof key !== 'string' || key === '' || key.length > 500) return undefined;
  if (!Array.isArray(list)) return undefined;
  const versions = list.map(parseVersion);
  const found = versions.filter((each) => each !== undefined && isReadable(each));
  const [main, ...others] = found as readonly Version[];
  return main === undefined || found.length < list.length ? undefined : [key, { main, others }];
}

/** What the text of a document says; undefined when any of it is of another shape. */
export function parseDocument(text: string): DocumentContent | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(raw) || raw['version'] !== version) return undefined;
  const { group, values } = raw;
  if (typeof group !== 'string' || group === '' || !Array.isArray(values)) return undefined;
  const entries = values.map(parseEntry);
  const found = entries.filter((entry) => entry !== undefined);
  return found.length === entries.length ? { group, entries: new Map(found) } : undefined;
}
