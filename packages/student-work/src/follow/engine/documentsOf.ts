import { documentToText, parseDocument } from '../core/document';
import type { DocumentContent } from '../core/work';
import type { PartDocument, Stored } from '../remote/documents';
import type { Write } from '../remote/remote';
import { openText, sealText } from '../seal/sealing';
import { nameOf, type Bytes, type WorkKey } from '../seal/workKey';

/** Documents as Firestore holds them, and what is in them. A large one lies in several parts. */

const partLength = 32 * 1024;
/** As long as the names that nameOf makes. */
const nameLength = 22;

/** The id of a part: the document's name, and a number after the first. */
const idOf = (name: string, part: number): string => (part === 0 ? name : `${name}-${part}`);

/** The name of the document that a part is of. */
export const nameIn = (id: string): string => id.slice(0, nameLength);

/** A document in Firestore: all of its parts. */
export interface Sealed {
  readonly name: string;
  /** The editions of its parts, by their ids. */
  readonly editions: ReadonlyMap<string, string>;
  /** Undefined where parts are missing or are no parts. */
  readonly bytes: Bytes | undefined;
}

function joined(pieces: readonly PartDocument[]): Bytes | undefined {
  const ordered = [...pieces].sort((a, b) => a.part - b.part);
  const isWhole = ordered.every(
    ({ part, parts }, place) => part === place && parts === ordered.length,
  );
  if (!isWhole) return undefined;
  const bytes = new Uint8Array(ordered.reduce((sum, { sealed }) => sum + sealed.length, 0));
  let at = 0;
  for (const { sealed } of ordered) {
    bytes.set(sealed, at);
    at += sealed.length;
  }
  return bytes;
}

/** The documents that these are the parts of. */
export function assembled(stored: readonly Stored[]): readonly Sealed[] {
  const byName = new Map<string, Stored[]>();
  for (const piece of stored) {
    const name = nameIn(piece.id);
    byName.set(name, [...(byName.get(name) ?? []), piece]);
  }
  return [...byName].map(([name, pieces]) => {
    const parts = pieces.flatMap(({ content }) => (content.kind === 'part' ? [content] : []));
    return {
      name,
      editions: new Map(pieces.map(({ id, updateTime }) => [id, updateTime])),
      bytes: parts.length === pieces.length ? joined(parts) : undefined,
    };
  });
}

/** What a document says; undefined for one that cannot be read. */
export async function opened(
  key: WorkKey,
  uid: string,
  { name, bytes }: Sealed,
): Promise<DocumentContent | undefined> {
  if (bytes === undefined) return undefined;
  const text = await openText(key, { uid, name }, bytes);
  return text === undefined ? undefined : parseDocument(text);
}

/**
 * The name of a lesson's document: the first of its names that is not that of a document which
 * cannot be read, so that nothing is written over what somebody may read yet.
 */
export async function freeName(
  key: WorkKey,
  group: string,
  unreadable: ReadonlySet<string>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = await nameOf(key, number === 1 ? group : `${group}\n${number}`);
    if (!unreadable.has(name)) return name;
  }
}

/** What puts a document in the place of the editions that are known, all of it or nothing. */
export async function writesFor(
  key: WorkKey,
  { uid, name }: { readonly uid: string; readonly name: string },
  content: DocumentContent,
  editions: ReadonlyMap<string, string>,
): Promise<readonly Write[]> {
  const sealed = await sealText(key, { uid, name }, documentToText(content));
  const parts = Math.ceil(sealed.length / partLength);
  const fresh = Array.from({ length: parts }, (_, part): Write => {
    const id = idOf(name, part);
    const slice = sealed.slice(part * partLength, (part + 1) * partLength);
    return {
      id,
      content: { kind: 'part', part, parts, sealed: slice },
      replaces: editions.get(id) ?? null,
    };
  });
  const kept = new Set(fresh.map(({ id }) => id));
  const surplus = [...editions].filter(([id]) => nameIn(id) === name && !kept.has(id));
  return [...fresh, ...surplus.map(([id, replaces]) => ({ id, replaces }))];
}
