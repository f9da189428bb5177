import type { OpeningKey } from './format/keys';

/**
 * Where the opening key waits for the next visit: IndexedDB, because it can keep a CryptoKey without ever showing its bytes. A browser
 * that refuses it (private mode, policy, a hanging database) has the key in memory only; nothing here rejects.
 */
export interface KeyStore {
  /** The key, when it is this account's and of this id. What is stored for another account or build is removed. */
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

/** @param open answers the browser's IndexedDB; may throw where it is blocked */
export function createKeyStore(open: () => IDBFactory): KeyStore {
  async function inStore<T>(
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

  async function clear(): Promise<void> {
    await inStore('readwrite', (store) => store.clear());
  }

  return {
    async load(uid, keyId) {
      const record: unknown = await inStore('readonly', (store) => store.get(recordKey));
      if (record === undefined) return undefined;
      const stored = parseStoredKey(record);
      if (stored?.uid === uid && stored.id === keyId) {
        return { id: stored.id, decryption: stored.decryption };
      }
      await clear();
      return undefined;
    },
    async save(uid, { id, decryption }) {
      const record: StoredKey = { uid, id, decryption };
      await inStore('readwrite', (store) => store.put(record, recordKey));
    },
    clear,
  };
}
