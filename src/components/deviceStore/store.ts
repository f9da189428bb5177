/**
 * What a student's work leaves on the device: small JSON values in localStorage under one prefix, kept apart for each
 * account, never sent anywhere. A browser that refuses storage (private mode, full disk, policy) gets a store in memory:
 * the page works, the values last as long as the page, and `trouble` says so.
 */

/** The part of the Web Storage interface that is used here. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Why something is kept in memory only: the browser stores nothing for this site, or has no more room for it. */
export type StorageTrouble = 'none' | 'refused' | 'full';

export interface DeviceStore {
  /** The stored JSON text for a key, or null when there is none. Never throws. */
  read(key: string): string | null;
  /** Stores a JSON-able value. Never throws: what the disk refuses is kept in memory. */
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /** All keys of this scope, without prefix. */
  keys(): string[];
  /**
   * Puts these JSON texts in place of everything in this scope, all of them or none: answers false, with everything as it
   * was, when the device does not take them. Never throws.
   */
  replaceAll(texts: ReadonlyMap<string, string>): boolean;
  /** Forgets everything in this scope; other scopes stay. Never throws. */
  removeAll(): void;
  /** Calls back after each change of the key, also from another tab. Returns the function that ends it. */
  subscribe(key: string, onChange: () => void): () => void;
  /** The same for every key of this scope. */
  subscribeAll(onChange: () => void): () => void;
  /** A number that is another one after each change that `subscribeAll` tells of. */
  version(): number;
  /** How the device took what was last written. */
  trouble(): StorageTrouble;
}

const prefix = 'kurser:';

/** A stored text turned into a value: `undefined` when the text is not JSON or `parse` answers that it is of another shape. */
export function parseStored<T>(
  text: string | null,
  parse: (raw: unknown) => T | undefined,
): T | undefined {
  if (text === null) return undefined;
  try {
    return parse(JSON.parse(text));
  } catch {
    // Not JSON: someone else's text, or an older format. The same answer as "nothing stored".
    return undefined;
  }
}

function usableStorage(open: () => StorageLike | undefined): StorageLike | undefined {
  try {
    return open();
  } catch {
    // Reading window.localStorage itself throws where storage is blocked.
    return undefined;
  }
}

/** All names in a storage that begin with `start`; a copy, so that names can be removed on the way. */
function namesIn(storage: StorageLike, start: string): string[] {
  const names = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  return names.filter((name) => name.startsWith(start));
}

/** Removes everything that is stored for a scope; other scopes stay. Never throws: a storage that is refused holds nothing. */
export function forgetScope(scope: string, open: () => StorageLike | undefined): void {
  const storage = usableStorage(open);
  if (storage === undefined) return;
  for (const name of namesIn(storage, `${prefix}${scope}:`)) storage.removeItem(name);
}

/** Browsers say "full" by this name; those that keep nothing at all in a private window say it of an empty storage. */
function troubleOf(error: unknown, storage: StorageLike | undefined): StorageTrouble {
  const isQuota = error instanceof Error && error.name === 'QuotaExceededError';
  return isQuota && storage !== undefined && storage.length > 0 ? 'full' : 'refused';
}

/** Those who want to know of changes: of one key, or of all. `null` as key means that anything may have changed. */
function createListeners(fullKey: (key: string) => string) {
  const byKey = new Map<string, Set<() => void>>();
  const ofAll = new Set<() => void>();
  let version = 0;

  function tell(key: string | null): void {
    version += 1;
    const concerned = key === null ? [...byKey.values()] : [byKey.get(key) ?? []];
    for (const listeners of concerned) listeners.forEach((listener) => listener());
    ofAll.forEach((listener) => listener());
  }
  function onStorage({ key }: StorageEvent): void {
    if (key === null) tell(null);
    else if (key.startsWith(fullKey(''))) tell(key.slice(fullKey('').length));
  }
  const count = (): number =>
    ofAll.size + [...byKey.values()].reduce((sum, { size }) => sum + size, 0);

  function add(set: Set<() => void>, listener: () => void): () => void {
    if (count() === 0) {
      // Nobody has listened to other tabs until now: what was read before may be old.
      version += 1;
      if (typeof window !== 'undefined') window.addEventListener('storage', onStorage);
    }
    set.add(listener);
    return () => {
      set.delete(listener);
      if (count() === 0 && typeof window !== 'undefined')
        window.removeEventListener('storage', onStorage);
    };
  }
  return {
    tell,
    version: () => version,
    addAll: (listener: () => void) => add(ofAll, listener),
    addOne: (key: string, listener: () => void) => {
      const set = byKey.get(key) ?? new Set();
      byKey.set(key, set);
      return add(set, listener);
    },
  };
}

/** Everything in the storage under `start` becomes `texts` (full names), or everything stays: false. */
function swapAll(storage: StorageLike, start: string, texts: ReadonlyMap<string, string>): boolean {
  const before = namesIn(storage, start).map(
    (name) => [name, storage.getItem(name) ?? ''] as const,
  );
  try {
    for (const [name] of before) storage.removeItem(name);
    for (const [name, text] of texts) storage.setItem(name, text);
    return true;
  } catch {
    for (const name of namesIn(storage, start)) storage.removeItem(name);
    // There was room for these a moment ago.
    for (const [name, text] of before) storage.setItem(name, text);
    return false;
  }
}

/** What is kept under a scope's names: on the device, and in memory what the device has refused. Never throws. */
function createKept(
  storage: StorageLike | undefined,
  fullKey: (key: string) => string,
): Pick<DeviceStore, 'read' | 'keys' | 'replaceAll' | 'trouble'> & {
  put(key: string, text: string | null): void;
  forgetMemory(): void;
} {
  const memory = new Map<string, string | null>();
  let lastTrouble: StorageTrouble = 'refused';
  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage?.getItem(fullKey(key)) ?? null;
      } catch {
        return null;
      }
    },
    put(key, text) {
      try {
        if (storage === undefined) throw new Error('no storage');
        if (text === null) storage.removeItem(fullKey(key));
        else storage.setItem(fullKey(key), text);
        memory.delete(key);
      } catch (error) {
        lastTrouble = troubleOf(error, storage);
        memory.set(key, text);
      }
    },
    keys() {
      const start = fullKey('');
      const stored = storage === undefined ? [] : namesIn(storage, start);
      const found = new Set(stored.map((name) => name.slice(start.length)));
      for (const [key, text] of memory) {
        if (text === null) found.delete(key);
        else found.add(key);
      }
      return [...found].sort();
    },
    replaceAll(texts) {
      const named = new Map([...texts].map(([key, text]) => [fullKey(key), text]));
      try {
        if (storage === undefined || !swapAll(storage, fullKey(''), named)) return false;
      } catch {
        return false;
      }
      memory.clear();
      return true;
    },
    forgetMemory() {
      memory.clear();
    },
    trouble() {
      return storage === undefined || memory.size > 0 ? lastTrouble : 'none';
    },
  };
}

/**
 * @param scope what keeps accounts apart, for example a user id; part of every key
 * @param open answers the browser's storage, or undefined where there is none
 */
export function createDeviceStore(scope: string, open: () => StorageLike | undefined): DeviceStore {
  const storage = usableStorage(open);
  const fullKey = (key: string): string => `${prefix}${scope}:${key}`;
  const kept = createKept(storage, fullKey);
  const listeners = createListeners(fullKey);

  function put(key: string, text: string | null): void {
    kept.put(key, text);
    listeners.tell(key);
  }
  return {
    read: kept.read,
    write(key, value) {
      put(key, JSON.stringify(value));
    },
    remove(key) {
      put(key, null);
    },
    keys: kept.keys,
    replaceAll(texts) {
      const isDone = kept.replaceAll(texts);
      if (isDone) listeners.tell(null);
      return isDone;
    },
    removeAll() {
      kept.forgetMemory();
      forgetScope(scope, () => storage);
      listeners.tell(null);
    },
    subscribe: listeners.addOne,
    subscribeAll: listeners.addAll,
    version: listeners.version,
    trouble: kept.trouble,
  };
}
