import { createKept, namesIn, type Kept, type StorageLike } from './kept';

/**
 * The listeners to changes of one key, or of all. `null` as key means that anything may have
 * changed.
 */
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

/**
 * What a student's work leaves on the device: small JSON values in localStorage under one prefix,
 * kept apart for each account, never sent anywhere. A browser that refuses storage (private mode,
 * full disk, policy) gets a store in memory: the page works, the values last as long as the page,
 * and `trouble` says so.
 */

export interface DeviceStore extends Pick<Kept, 'read' | 'keys' | 'replaceAll' | 'trouble'> {
  /** Stores a JSON-able value. Never throws: what the disk refuses is kept in memory. */
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /**
   * Takes JSON texts in place of what stands under their keys; null removes. Where they are not to
   * stay on this computer they last as long as the page. Never throws.
   */
  adopt(texts: ReadonlyMap<string, string | null>, options: { readonly stays: boolean }): void;
  /** Forgets everything in this scope; other scopes stay. Never throws. */
  removeAll(): void;
  /**
   * Calls back after each change of the key, also from another tab. Returns the function that ends
   * it.
   */
  subscribe(key: string, onChange: () => void): () => void;
  /** The same for every key of this scope. */
  subscribeAll(onChange: () => void): () => void;
  /** A number that is another one after each change that `subscribeAll` tells of. */
  version(): number;
}

const prefix = 'kurser:';

/**
 * A stored text turned into a value: `undefined` when the text is not JSON or `parse` returns that
 * it is of another shape.
 */
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

/**
 * Removes everything that is stored for a scope; other scopes stay. Never throws: a storage that is
 * refused holds nothing.
 */
export function forgetScope(scope: string, open: () => StorageLike | undefined): void {
  const storage = usableStorage(open);
  if (storage === undefined) return;
  for (const name of namesIn(storage, `${prefix}${scope}:`)) storage.removeItem(name);
}

/**
 * @param scope what keeps accounts apart, for example a user id; part of every key
 * @param open returns the browser's storage, or undefined where there is none
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
    adopt(texts, { stays }) {
      for (const [key, text] of texts) {
        if (text === null || stays) kept.put(key, text);
        else kept.lend(key, text);
      }
      listeners.tell(null);
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
