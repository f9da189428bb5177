import { documentsAddress, keyAddress, keyCollection } from 'docusaurus-plugin-seal/firestore';
import type { Credentials } from './findCredentials';

/** The project's Firestore as its administrator reaches it. */
export interface KeyDatabase extends Credentials {
  readonly projectId: string;
  /** The emulator's address, or null for the real service. */
  readonly emulator: string | null;
}

/** A published key, without the key itself. */
export interface PublishedKey {
  readonly id: string;
  /** When it was first published, as Firestore writes times. */
  readonly createTime: string;
}

/**
 * Asks the project's Firestore something as its administrator.
 * @throws with Firestore's own words when it refuses
 */
export async function callFirestore(
  { token, projectId, namesProject }: KeyDatabase,
  method: string,
  address: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(namesProject ? { 'x-goog-user-project': projectId } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(
      `Firestore i projektet ${projectId} svarade ${String(response.status)}: ${text}`,
    );
  }
  return JSON.parse(text);
}

/**
 * Writes the key's document; the same key again changes nothing.
 * @throws with Firestore's own words when it refuses
 */
export async function writeKey(database: KeyDatabase, id: string, key: string): Promise<void> {
  const address = keyAddress(database.projectId, database.emulator, id);
  await callFirestore(database, 'PATCH', address, { fields: { key: { stringValue: key } } });
}

function parsePage(page: unknown): { keys: PublishedKey[]; next: string | undefined } {
  const { documents = [], nextPageToken } = page as {
    readonly documents?: readonly { readonly name: string; readonly createTime: string }[];
    readonly nextPageToken?: string;
  };
  const keys = documents.map(({ name, createTime }) => ({
    id: name.split('/').at(-1) ?? name,
    createTime,
  }));
  return { keys, next: nextPageToken };
}

/** Every key in the project, or every document of another collection. */
export async function listKeys(
  database: KeyDatabase,
  name = keyCollection,
): Promise<readonly PublishedKey[]> {
  const collection = `${documentsAddress(database.projectId, database.emulator)}/${name}`;
  const all: PublishedKey[] = [];
  let token: string | undefined;
  do {
    // An empty mask: names and times, and nothing of what they hold.
    const query = new URLSearchParams({ pageSize: '100', 'mask.fieldPaths': '__name__' });
    if (token !== undefined) query.set('pageToken', token);
    const { keys, next } = parsePage(
      await callFirestore(database, 'GET', `${collection}?${query.toString()}`),
    );
    all.push(...keys);
    token = next;
  } while (token !== undefined);
  return all;
}

/** Removes every key but this one; returns those that were removed. */
export async function pruneKeys(
  database: KeyDatabase,
  keepId: string,
): Promise<readonly PublishedKey[]> {
  const old = (await listKeys(database)).filter(({ id }) => id !== keepId);
  for (const { id } of old) {
    await callFirestore(database, 'DELETE', keyAddress(database.projectId, database.emulator, id));
  }
  return old;
}
