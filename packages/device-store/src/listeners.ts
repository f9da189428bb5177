/**
 * The listeners to changes of one key, or of all. `null` as key means that anything may have
 * changed.
 */
export function createListeners(fullKey: (key: string) => string) {
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
