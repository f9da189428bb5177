import { isRecord } from '@kurser/shared/fields';

/** A file that opens something before its day, for a teacher at the desk. */
export interface KeyFile {
  readonly name: string;
  /** The key in base64url, unread. */
  readonly key: string;
}

const kind = 'kurser-oppning';

export function keyFileName(name: string): string {
  return `nyckel-${name}.json`;
}

/** The text of a key file. */
export function keyFileOf(name: string, key: string): string {
  return `${JSON.stringify({ kind, name, key }, null, 2)}\n`;
}

/** What a key file says; undefined for any other text. */
export function parseKeyFile(text: string): KeyFile | undefined {
  try {
    const raw: unknown = JSON.parse(text);
    if (!isRecord(raw) || raw['kind'] !== kind) return undefined;
    const { name, key } = raw;
    return typeof name === 'string' && typeof key === 'string' ? { name, key } : undefined;
  } catch {
    return undefined;
  }
}
