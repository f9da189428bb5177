import { describe, expect, it } from 'vitest';
import { createDeviceStore, forgetScope, parseStored, type StorageLike } from '../store';

function fakeStorage(): StorageLike & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
  };
}

describe('createDeviceStore', () => {
  it('keeps two accounts on one computer apart', () => {
    const storage = fakeStorage();
    const alva = createDeviceStore('alva', () => storage);
    const bilal = createDeviceStore('bilal', () => storage);
    alva.write('quiz:1', { right: 3 });
    expect(bilal.read('quiz:1')).toBeNull();
    expect(alva.keys()).toEqual(['quiz:1']);
    expect(bilal.keys()).toEqual([]);
  });

  it('tells subscribers of writes and removals, and no longer after they leave', () => {
    const store = createDeviceStore('a', fakeStorage);
    let calls = 0;
    const leave = store.subscribe('k', () => (calls += 1));
    store.write('k', 1);
    store.remove('k');
    leave();
    store.write('k', 2);
    expect(calls).toBe(2);
  });

  it('works in memory when storage refuses to be opened, read or written', () => {
    const refusing: StorageLike = {
      length: 0,
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {
        throw new Error('refused');
      },
      key: () => null,
    };
    for (const open of [
      () => refusing,
      () => undefined,
      () => {
        throw new Error('blocked');
      },
    ]) {
      const store = createDeviceStore('a', open);
      store.write('k', [1]);
      expect(store.read('k')).toBe('[1]');
      expect(store.keys()).toEqual(['k']);
      store.remove('k');
      expect(store.read('k')).toBeNull();
      expect(store.keys()).toEqual([]);
    }
  });
});

describe('parseStored', () => {
  const parseNumber = (raw: unknown): number | undefined =>
    typeof raw === 'number' ? raw : undefined;

  it('answers undefined for nothing, for text that is not JSON and for another shape', () => {
    expect(parseStored(null, parseNumber)).toBeUndefined();
    expect(parseStored('{', parseNumber)).toBeUndefined();
    expect(parseStored('"3"', parseNumber)).toBeUndefined();
    expect(parseStored('3', parseNumber)).toBe(3);
  });
});

describe('forgetScope', () => {
  it('removes everything of the scope and nothing else', () => {
    const storage = fakeStorage();
    for (const scope of ['alva', 'alvar', 'bilal']) {
      const store = createDeviceStore(scope, () => storage);
      store.write('quiz:1', 1);
      store.write('quiz:2', 2);
    }
    storage.setItem('theme', 'dark');
    forgetScope('alva', () => storage);
    expect([...storage.items.keys()].filter((key) => key.includes('alva:'))).toEqual([]);
    expect(storage.items.size).toBe(5);
  });

  it('does not mind a storage that is refused', () => {
    forgetScope('alva', () => undefined);
    forgetScope('alva', () => {
      throw new Error('refused');
    });
  });
});
