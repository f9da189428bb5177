import type { OpeningKey } from '@kurser/sealed-format';

/**
 * Where the opening key waits for the next visit: IndexedDB, because it can keep a CryptoKey
 * without ever showing its bytes. A browser that refuses it (private mode, policy, a hanging
 * database) has the key in memory only; nothing here rejects.
 */
export interface KeyStore {
  /**
   * The key, when it is this account's and of this id. What is stored for another account or build
   * is removed.
   */
  load(uid: string, keyId: string): Promise<OpeningKey | undefined>;
  save(uid: string, key: OpeningKey): Promise<void>;
  /** Removes every key. */
  clear(): Promise<void>;
}

const databaseName = 'kurser-content-key';
const storeName = 'keys';
/** One key at a time: a new one takes the old one's place. */
const recordKey = 'current';

/** Some browsers never answer `open` (WebKit bug 226547); a page must not wait for them. */
const timeoutMs = 2_000;

interface StoredKey {
  readonly uid: string;
  readonly id: string;
  readonly decryption: CryptoKey;
}

function parseStoredKey(record: unknown): StoredKey | undefined {
  const { uid, id, decryption } = (record ?? {}) as Partial<Record<keyof StoredKey, unknown>>;
  const right =
    typeof uid === 'string' && typeof id === 'string' && decryption instanceof CryptoKey;
  return right ? { uid, id, decryption } : undefined;
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('IndexedDB refused'));
    };
  });
}

async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const opening = factory.open(databaseName, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(storeName);
  };
  return answerOf(opening);
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => {
      reject(new Error('IndexedDB does not answer'));
    }, timeoutMs);
  });
}

/** Returns the browser's IndexedDB; may throw where it is blocked. */
type OpenFactory = () => IDBFactory;

/** Undefined also where the browser refuses. Never rejects. */
async function inStore<T>(
  open: OpenFactory,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const attempt = async (): Promise<T> => {
    const database = await openDatabase(open());
    try {
      return await answerOf(work(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  };
  try {
    return await Promise.race([attempt(), timeout()]);
  } catch {
    return undefined;
  }
}

async function clearKeys(open: OpenFactory): Promise<void> {
  await inStore(open, 'readwrite', (store) => store.clear());
}

/** `KeyStore.load` by itself, for the script in the head, in which every byte counts. */
export async function loadKey(
  open: OpenFactory,
  uid: string,
  keyId: string,
): Promise<OpeningKey | undefined> {
  const record: unknown = await inStore(open, 'readonly', (store) => store.get(recordKey));
  if (record === undefined) return undefined;
  const stored = parseStoredKey(record);
  if (stored?.uid === uid && stored.id === keyId) return stored;
  await clearKeys(open);
  return undefined;
}

export function createKeyStore(open: OpenFactory): KeyStore {
  return {
    load: async (uid, keyId) => loadKey(open, uid, keyId),
    async save(uid, { id, decryption }) {
      const record: StoredKey = { uid, id, decryption };
      await inStore(open, 'readwrite', (store) => store.put(record, recordKey));
    },
    clear: async () => clearKeys(open),
  };
}
