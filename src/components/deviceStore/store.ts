/**
 * What a student's work leaves on the device: small JSON values in localStorage under one prefix, kept apart for each
 * account, never sent anywhere. A browser that refuses storage (private mode, full disk, policy) gets a store in memory:
 * the page works, the values last as long as the page.
 */

/** The part of the Web Storage interface that is used here. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface DeviceStore {
  /** The stored JSON text for a key, or null when there is none. Never throws. */
  read(key: string): string | null;
  /** Stores a JSON-able value. Never throws: what the disk refuses is kept in memory. */
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /** All keys of this scope, without prefix. */
  keys(): string[];
  /** Calls back after each change of the key, also from another tab. Returns the function that ends it. */
  subscribe(key: string, onChange: () => void): () => void;
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

/** Removes everything that is stored for a scope; other scopes stay. Never throws: a storage that is refused holds nothing. */
export function forgetScope(scope: string, open: () => StorageLike | undefined): void {
  const storage = usableStorage(open);
  if (storage === undefined) return;
  const start = `${prefix}${scope}:`;
  const names = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  for (const name of names) if (name.startsWith(start)) storage.removeItem(name);
}

/**
 * @param scope what keeps accounts apart, for example a user id; part of every key
 * @param open answers the browser's storage, or undefined where there is none
 */
export function createDeviceStore(scope: string, open: () => StorageLike | undefined): DeviceStore {
  const storage = usableStorage(open);
  const memory = new Map<string, string | null>();
  const listeners = new Map<string, Set<() => void>>();
  const fullKey = (key: string): string => `${prefix}${scope}:${key}`;

  function notify(key: string): void {
    listeners.get(key)?.forEach((listener) => {
      listener();
    });
  }

  function put(key: string, text: string | null): void {
    try {
      if (storage === undefined) throw new Error('no storage');
      if (text === null) storage.removeItem(fullKey(key));
      else storage.setItem(fullKey(key), text);
      memory.delete(key);
    } catch {
      memory.set(key, text);
    }
    notify(key);
  }

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
    write(key, value) {
      put(key, JSON.stringify(value));
    },
    remove(key) {
      put(key, null);
    },
    keys() {
      const found = new Set<string>();
      const start = fullKey('');
      for (let i = 0; i < (storage?.length ?? 0); i += 1) {
        const name = storage?.key(i);
        if (name?.startsWith(start) === true) found.add(name.slice(start.length));
      }
      for (const [key, text] of memory) {
        if (text === null) found.delete(key);
        else found.add(key);
      }
      return [...found].sort();
    },
    subscribe(key, onChange) {
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(onChange));
      const onStorage = (event: StorageEvent): void => {
        if (event.key === null || event.key === fullKey(key)) onChange();
      };
      if (typeof window !== 'undefined') window.addEventListener('storage', onStorage);
      return () => {
        set.delete(onChange);
        if (typeof window !== 'undefined') window.removeEventListener('storage', onStorage);
      };
    },
  };
}
