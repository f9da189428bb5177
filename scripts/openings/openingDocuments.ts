import {
  keyCollection,
  keyFields,
  parseKnownTime,
  timeCollection,
  timeFields,
  type KnownTime,
} from '@kurser/openings/remote/documents';
import { documentsAddress } from 'docusaurus-plugin-seal/firestore';
import { callFirestore, listKeys, type KeyDatabase } from '../publishKey/keyDocuments';

interface PublishedOpening {
  readonly id: string;
  readonly key: string;
  readonly at: number;
}

/** Firestore's own name for a document: what follows the version in its address. */
function nameOf(database: KeyDatabase, collection: string, id: string): string {
  const documents = documentsAddress(database.projectId, database.emulator);
  return `${documents.slice(documents.indexOf('/v1/') + 4)}/${collection}/${id}`;
}

const call = (database: KeyDatabase, verb: 'batchGet' | 'commit', body: unknown) =>
  callFirestore(
    database,
    'POST',
    `${documentsAddress(database.projectId, database.emulator)}:${verb}`,
    body,
  );

/** When an opening is to open, by what is published. @throws with Firestore's words */
export async function findTime(database: KeyDatabase, id: string): Promise<KnownTime> {
  const answer = await call(database, 'batchGet', {
    documents: [nameOf(database, timeCollection, id)],
  });
  const time = parseKnownTime(answer);
  if (time === undefined)
    throw new Error(`Firestore svarade något annat än en tid: ${JSON.stringify(answer)}`);
  return time;
}

/**
 * Writes an opening's time and its key, both or neither: a time without its key would open nothing,
 * and a key with another time would open at the wrong one.
 * @throws with Firestore's words
 */
export async function writeOpening(
  database: KeyDatabase,
  { id, key, at }: PublishedOpening,
): Promise<void> {
  const update = (collection: string, fields: object) => ({
    update: { name: nameOf(database, collection, id), fields },
  });
  const writes = [
    update(timeCollection, timeFields(at)),
    update(keyCollection, keyFields(at, key)),
  ];
  await call(database, 'commit', { writes });
}

/** The openings in the project that are none of these: last year's, and those with another time. */
export async function findOldOpenings(
  database: KeyDatabase,
  keepIds: readonly string[],
): Promise<readonly string[]> {
  const [times, keys] = await Promise.all(
    [timeCollection, keyCollection].map((collection) => listKeys(database, collection)),
  );
  const ids = new Set([...(times ?? []), ...(keys ?? [])].map(({ id }) => id));
  return [...ids].filter((id) => !keepIds.includes(id)).sort();
}

/**
 * Removes every opening but these, each with its time and its key at once; returns those that were
 * removed.
 * @throws with Firestore's words
 */
export async function pruneOpenings(
  database: KeyDatabase,
  keepIds: readonly string[],
): Promise<readonly string[]> {
  const old = await findOldOpenings(database, keepIds);
  for (const id of old) {
    const writes = [keyCollection, timeCollection].map((collection) => ({
      delete: nameOf(database, collection, id),
    }));
    await call(database, 'commit', { writes });
  }
  return old;
}
