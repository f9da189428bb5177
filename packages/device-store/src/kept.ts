import { maxStoredLength } from '@kurser/shared/textLimits';

/** The part of the Web Storage interface that is used here. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Why something is kept in memory only: the browser stores nothing for this site, or has no more
 * room for it.
 */
export type StorageTrouble = 'none' | 'refused' | 'full';

/** What stands before the key of a value that is too long to be used and yet is not to be lost. */
export const asidePrefix = 'aside:';

/**
 * Is the text longer than anything that the site stores? Then no part is given it: it would be busy
 * with it for long.
 */
export function isTooLong(key: string, text: string): boolean {
  return text.length > maxStoredLength && !key.startsWith(asidePrefix);
}

/**
 * All names in a storage that begin with `start`; a copy, so that names can be removed on the way.
 */
export function namesIn(storage: StorageLike, start: string): string[] {
  const names = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  return names.filter((name) => name.startsWith(start));
}

/** What is kept under a scope's names: on the device, and in memory what the device has refused. */
export interface Kept {
  /**
   * The stored JSON text for a key, or null when there is none, or one that is too long to be used.
   * Never throws.
   */
  read(key: string): string | null;
  /** Keeps a text, or forgets it where it is null. Never throws. */
  put(key: string, text: string | null): void;
  /**
   * Holds a text as long as the page, beside what is kept: it is read in its place until something
   * is put there. Never throws.
   */
  lend(key: string, text: string): void;
  /** All keys of this scope, without prefix. */
  keys(): string[];
  /**
   * Puts these JSON texts in place of everything in this scope, all of them or none: returns false,
   * with everything as it was, when the device does not take them. Never throws.
   */
  replaceAll(texts: ReadonlyMap<string, string>): boolean;
  /** Forgets what the device has refused. */
  forgetMemory(): void;
  /** How the device took what was last written. */
  trouble(): StorageTrouble;
}

/**
 * Browsers say "full" by this name; those that keep nothing at all in a private window say it of an
 * empty storage.
 */
function troubleOf(error: unknown, storage: StorageLike | undefined): StorageTrouble {
  const isQuota = error instanceof Error && error.name === 'QuotaExceededError';
  return isQuota && storage !== undefined && storage.length > 0 ? 'full' : 'refused';
}

/**
 * Everything in the storage under `start` becomes `texts` (full names), or everything stays: false.
 */
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

/**
 * What is too long under a key is kept under another, so that nothing that is written takes its
 * place.
 * @throws when the storage refuses it; then it stays where it is
 */
function setAside(storage: StorageLike, fullKey: (key: string) => string, key: string): void {
  const text = storage.getItem(fullKey(key));
  if (text === null || !isTooLong(key, text)) return;
  let aside = asidePrefix + key;
  while (storage.getItem(fullKey(aside)) !== null) aside = asidePrefix + aside;
  // It may be all that there is room for.
  storage.removeItem(fullKey(key));
  try {
    storage.setItem(fullKey(aside), text);
  } catch (error) {
    storage.setItem(fullKey(key), text);
    throw error;
  }
}

/** Every value that is too long is put aside, as far as the storage lets itself be written. */
function setAllAside(storage: StorageLike, fullKey: (key: string) => string): void {
  try {
    for (const name of namesIn(storage, fullKey('')))
      setAside(storage, fullKey, name.slice(fullKey('').length));
  } catch {
    // Reading passes them over all the same.
  }
}

function keysIn(storage: StorageLike | undefined, start: string): readonly string[] {
  if (storage === undefined) return [];
  return namesIn(storage, start).map((name) => name.slice(start.length));
}

/** The keys of what is kept and lent, but for what only the memory knows to be removed. */
function allKeys(
  stored: readonly string[],
  lent: ReadonlyMap<string, string>,
  memory: ReadonlyMap<string, string | null>,
): string[] {
  const found = new Set([...stored, ...lent.keys()]);
  for (const [key, text] of memory) {
    if (text === null) found.delete(key);
    else found.add(key);
  }
  return [...found].sort();
}

/**
 * @param storage undefined where the browser refuses it
 * @param fullKey the name of a key in the storage
 */
export function createKept(
  storage: StorageLike | undefined,
  fullKey: (key: string) => string,
): Kept {
  const memory = new Map<string, string | null>();
  const lent = new Map<string, string>();
  let lastTrouble: StorageTrouble = 'refused';
  if (storage !== undefined) setAllAside(storage, fullKey);
  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      const held = lent.get(key);
      if (held !== undefined) return held;
      try {
        const text = storage?.getItem(fullKey(key)) ?? null;
        return text === null || isTooLong(key, text) ? null : text;
      } catch {
        return null;
      }
    },
    put(key, text) {
      lent.delete(key);
      try {
        if (storage === undefined) throw new Error('no storage');
        setAside(storage, fullKey, key);
        if (text === null) storage.removeItem(fullKey(key));
        else storage.setItem(fullKey(key), text);
        memory.delete(key);
      } catch (error) {
        lastTrouble = troubleOf(error, storage);
        memory.set(key, text);
      }
    },
    lend: (key, text) => void lent.set(key, text),
    keys: () => allKeys(keysIn(storage, fullKey('')), lent, memory),
    replaceAll(texts) {
      const named = new Map([...texts].map(([key, text]) => [fullKey(key), text]));
      try {
        if (storage === undefined || !swapAll(storage, fullKey(''), named)) return false;
      } catch {
        return false;
      }
      memory.clear();
      lent.clear();
      return true;
    },
    forgetMemory() {
      memory.clear();
      lent.clear();
    },
    trouble: () => (storage === undefined || memory.size > 0 ? lastTrouble : 'none'),
  };
}
