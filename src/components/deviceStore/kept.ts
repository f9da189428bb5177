import { namesIn, type StorageLike, type StorageTrouble } from './storage';

/** What is kept under a scope's names: on the device, and in memory what the device has refused. */
export interface Kept {
  /** The stored JSON text for a key, or null when there is none. Never throws. */
  read(key: string): string | null;
  /** Keeps a text, or forgets it where it is null. Never throws. */
  put(key: string, text: string | null): void;
  /** All keys of this scope, without prefix. */
  keys(): string[];
  /**
   * Puts these JSON texts in place of everything in this scope, all of them or none: answers false, with everything as it
   * was, when the device does not take them. Never throws.
   */
  replaceAll(texts: ReadonlyMap<string, string>): boolean;
  /** Forgets what the device has refused. */
  forgetMemory(): void;
  /** How the device took what was last written. */
  trouble(): StorageTrouble;
}

/** Browsers say "full" by this name; those that keep nothing at all in a private window say it of an empty storage. */
function troubleOf(error: unknown, storage: StorageLike | undefined): StorageTrouble {
  const isQuota = error instanceof Error && error.name === 'QuotaExceededError';
  return isQuota && storage !== undefined && storage.length > 0 ? 'full' : 'refused';
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

/** @param storage undefined where the browser refuses it @param fullKey the name of a key in the storage */
export function createKept(
  storage: StorageLike | undefined,
  fullKey: (key: string) => string,
): Kept {
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
