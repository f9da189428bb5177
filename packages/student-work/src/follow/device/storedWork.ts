import { isRecord } from '@kurser/shared/fields';
import { isClock, type Clock } from '../core/clock';
import type { Held, Version } from '../core/held';
import type { Work } from '../core/work';
import { workDatabase } from '../hasMark';
import type { Bytes } from '../seal/workKey';

/** What a device remembers of work that follows, between visits. */
export interface Remembered {
  readonly key: Bytes;
  readonly work: Work;
  /** The editions of documents that have been taken in, by their ids. */
  readonly editions: ReadonlyMap<string, string>;
  /** Documents that cannot be read, by their ids. */
  readonly unreadable: ReadonlySet<string>;
  /** The time, by Firestore's clock, up to which everything has been taken in. */
  readonly since: string | undefined;
}

/** Where that is kept: what is not remembered is found out anew. */
export interface Memory {
  /** @throws when there may be something, but the browser has not told in time */
  load(): Promise<Remembered | undefined>;
  save(remembered: Remembered): Promise<void>;
  clear(): Promise<void>;
}

/** Forgets with the page: for a computer that is not to remember anything. */
export function createPageMemory(): Memory {
  let kept: Remembered | undefined;
  return {
    load: () => Promise.resolve(kept),
    save: (remembered) => {
      kept = remembered;
      return Promise.resolve();
    },
    clear: () => {
      kept = undefined;
      return Promise.resolve();
    },
  };
}

function isVersion(raw: unknown): raw is Version {
  if (!isRecord(raw)) return false;
  return (raw['text'] === null || typeof raw['text'] === 'string') && isClock(raw['clock']);
}

const isClockList = (raw: unknown): raw is readonly Clock[] =>
  Array.isArray(raw) && raw.every(isClock);

function isHeld(raw: unknown): raw is Held {
  if (!isRecord(raw)) return false;
  const { main, others, group, base, sent, dropped, isDirty } = raw;
  const areVersions = isVersion(main) && Array.isArray(others) && others.every(isVersion);
  const isPlaced = typeof group === 'string' && (base === null || isClock(base));
  return (
    areVersions &&
    isPlaced &&
    isClockList(sent) &&
    isClockList(dropped) &&
    typeof isDirty === 'boolean'
  );
}

function parseWork(raw: unknown): Work | undefined {
  if (!isRecord(raw)) return undefined;
  const { held, clock, stale } = raw;
  if (!(held instanceof Map) || !isClock(clock) || !(stale instanceof Set)) return undefined;
  const values = [...(held as ReadonlyMap<unknown, unknown>)];
  const isRight = values.every(([key, value]) => typeof key === 'string' && isHeld(value));
  return isRight ? (raw as unknown as Work) : undefined;
}

/** What was remembered; undefined for what is of another shape, which is found out anew. */
export function parseRemembered(raw: unknown): Remembered | undefined {
  if (!isRecord(raw)) return undefined;
  const { key, editions, unreadable, since } = raw;
  const work = parseWork(raw['work']);
  if (!(key instanceof Uint8Array) || key.length !== 32 || work === undefined) return undefined;
  if (!(editions instanceof Map) || !(unreadable instanceof Set)) return undefined;
  if (since !== undefined && typeof since !== 'string') return undefined;
  return { key: new Uint8Array(key), work, editions, unreadable, since };
}

const storeName = 'work';
/** Some browsers never say whether a database has opened (WebKit bug 226547). */
const timeoutMs = 2_000;

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('IndexedDB refused'));
    };
  });
}

/** Whether what asks may be the first to make the database. */
type Access = 'make' | 'if there';

async function inStore<T>(
  open: () => IDBFactory,
  [mode, access]: readonly [IDBTransactionMode, Access],
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = open().open(workDatabase, 1);
  opening.onupgradeneeded = () => {
    // Nobody has a database for having been asked whether their work follows.
    if (access === 'if there') opening.transaction?.abort();
    else opening.result.createObjectStore(storeName);
  };
  const database = await resultOf(opening);
  try {
    return await resultOf(ask(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

const tooLate = (): Promise<'late'> =>
  new Promise((resolve) => {
    setTimeout(() => {
      resolve('late');
    }, timeoutMs);
  });

/** Remembers in the browser's database, for an account. */
export function createDeviceMemory(uid: string, open: () => IDBFactory): Memory {
  /** What this page has saved, for when the database is still at it. */
  let saved: Remembered | undefined;
  const attempt = async <T>(
    how: readonly [IDBTransactionMode, Access],
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | 'late' | undefined> =>
    Promise.race([inStore(open, how, ask).catch(() => undefined), tooLate()]);
  return {
    async load() {
      const found: unknown = await attempt(['readonly', 'if there'], (store) => store.get(uid));
      if (found !== 'late') return parseRemembered(found);
      if (saved === undefined) throw new Error('IndexedDB has not answered in time');
      return saved;
    },
    async save(remembered) {
      saved = remembered;
      await attempt(['readwrite', 'make'], (store) => store.put(remembered, uid));
    },
    async clear() {
      saved = undefined;
      await attempt(['readwrite', 'if there'], (store) => store.delete(uid));
    },
  };
}
