import { isRecord } from '@kurser/shared/fields';
import type { Bytes } from '../seal/workKey';

/** Firestore's REST form of what is kept there, both ways. Unknown input is parsed here, once. */

/** What locks the work key, as it lies in Firestore. */
export interface KeyDocument {
  readonly kind: 'key';
  /** Tells one key from another. */
  readonly keyId: string;
  readonly salt: Bytes;
  readonly rounds: number;
  readonly byPassword: Bytes;
  readonly byCode: Bytes;
}

/** What stands in the key's place after a student has switched off. */
export interface OffDocument {
  readonly kind: 'off';
}

/** A piece of a lesson's sealed document; most have one. */
export interface PartDocument {
  readonly kind: 'part';
  readonly part: number;
  readonly parts: number;
  readonly sealed: Bytes;
}

/** What is neither of them. */
export interface UnknownDocument {
  readonly kind: 'unknown';
}

export type Content = KeyDocument | OffDocument | PartDocument;

export interface Stored {
  /** The document's own name, without what it lies below. */
  readonly id: string;
  /** Firestore's name for this edition of it. */
  readonly updateTime: string;
  /** When it was written, by Firestore's clock; empty where it does not say. */
  readonly at: string;
  readonly content: Content | UnknownDocument;
}

/** The document that holds the key. */
export const keyDocumentId = 'nyckel';

function toBase64(bytes: Bytes): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function bytesOf(text: string): Bytes | undefined {
  try {
    const standard = text.replaceAll('-', '+').replaceAll('_', '/');
    return Uint8Array.from(atob(standard), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const bytesField = (bytes: Bytes) => ({ bytesValue: toBase64(bytes) });
const numberField = (value: number) => ({ integerValue: String(value) });

/** The fields of a document, but for when it is written: Firestore fills that in. */
export function fieldsOf(content: Content): Readonly<Record<string, unknown>> {
  switch (content.kind) {
    case 'key':
      return {
        keyId: { stringValue: content.keyId },
        salt: bytesField(content.salt),
        rounds: numberField(content.rounds),
        byPassword: bytesField(content.byPassword),
        byCode: bytesField(content.byCode),
      };
    case 'off':
      return { off: { booleanValue: true } };
    case 'part':
      return {
        part: numberField(content.part),
        parts: numberField(content.parts),
        sealed: bytesField(content.sealed),
      };
  }
}

/** The value of a field of a kind; undefined where it is of another. */
function valueIn(fields: Readonly<Record<string, unknown>>, name: string, kind: string): unknown {
  const field = fields[name];
  return isRecord(field) ? field[kind] : undefined;
}

function parseContent(fields: Readonly<Record<string, unknown>>): Content | UnknownDocument {
  const bytes = (name: string): Bytes | undefined => {
    const value = valueIn(fields, name, 'bytesValue');
    return typeof value === 'string' ? bytesOf(value) : undefined;
  };
  const count = (name: string): number => Number(valueIn(fields, name, 'integerValue') ?? NaN);
  if (valueIn(fields, 'off', 'booleanValue') === true) return { kind: 'off' };
  const sealed = bytes('sealed');
  const [part, parts] = [count('part'), count('parts')];
  if (sealed !== undefined && part >= 0 && part < parts)
    return { kind: 'part', part, parts, sealed };
  const keyId = valueIn(fields, 'keyId', 'stringValue');
  const [salt, byPassword, byCode] = [bytes('salt'), bytes('byPassword'), bytes('byCode')];
  const rounds = count('rounds');
  const hasAll = salt !== undefined && byPassword !== undefined && byCode !== undefined;
  if (typeof keyId !== 'string' || !hasAll || !(rounds >= 1)) return { kind: 'unknown' };
  return { kind: 'key', keyId, salt, rounds, byPassword, byCode };
}

/** What Firestore says of a document; undefined for what is none. */
export function parseStoredDocument(raw: unknown): Stored | undefined {
  if (!isRecord(raw)) return undefined;
  const { name, updateTime, fields } = raw;
  if (typeof name !== 'string' || typeof updateTime !== 'string') return undefined;
  const known = isRecord(fields) ? fields : {};
  const at = valueIn(known, 'at', 'timestampValue');
  return {
    id: name.slice(name.lastIndexOf('/') + 1),
    updateTime,
    at: typeof at === 'string' ? at : '',
    content: parseContent(known),
  };
}
