import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StorageLike } from '../kept';
import { createDeviceStore, forgetScope, parseStored } from '../store';

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

  it('takes texts in place of its own, for good or as long as the page', () => {
    const storage = fakeStorage();
    const store = createDeviceStore('a', () => storage);
    let calls = 0;
    store.subscribeAll(() => (calls += 1));
    store.write('egen', 1);
    store.adopt(new Map([['kvar', '2']]), { stays: true });
    store.adopt(
      new Map([
        ['lånad', '3'],
        ['egen', null],
      ]),
      { stays: false },
    );
    expect(calls).toBe(3);
    expect(store.keys()).toEqual(['kvar', 'lånad']);
    expect(store.read('lånad')).toBe('3');
    expect(store.trouble()).toBe('none');
    expect([...storage.items.keys()]).toEqual(['kurser:a:kvar']);
    store.write('lånad', 4);
    expect([...storage.items.values()]).toEqual(['2', '4']);
    store.adopt(new Map([['till', '5']]), { stays: false });
    store.removeAll();
    expect(store.keys()).toEqual([]);
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

/** A storage that takes a number of characters and then says that it is full, as browsers do. */
function smallStorage(room: number): ReturnType<typeof fakeStorage> & { room: number } {
  const storage = fakeStorage();
  const { items } = storage;
  const limited = {
    room,
    items,
    get length() {
      return items.size;
    },
    getItem: storage.getItem,
    removeItem: storage.removeItem,
    key: storage.key,
    setItem: (key: string, text: string) => {
      const others = [...items].filter(([name]) => name !== key).flat();
      if ([...others, key, text].join('').length > limited.room)
        throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
      items.set(key, text);
    },
  };
  return limited;
}

describe('trouble', () => {
  it('is none as long as the device takes everything, and again when there is room', () => {
    const store = createDeviceStore('a', () => smallStorage(40));
    store.write('k', 1);
    expect(store.trouble()).toBe('none');
    store.write('lång', 'x'.repeat(100));
    expect(store.trouble()).toBe('full');
    store.write('lång', 'x');
    expect(store.trouble()).toBe('none');
  });

  it('is refused where the browser keeps nothing', () => {
    const noRoom = createDeviceStore('a', () => smallStorage(0));
    noRoom.write('k', 1);
    expect(noRoom.trouble()).toBe('refused');
    expect(createDeviceStore('a', () => undefined).trouble()).toBe('refused');
  });
});

describe('a value that is longer than anything the site stores', () => {
  const long = JSON.stringify('x'.repeat(200_000));
  const storageWithLong = (): ReturnType<typeof fakeStorage> => {
    const storage = fakeStorage();
    storage.setItem('kurser:a:quiz:1', long);
    return storage;
  };

  it('is given to no part, and kept aside', () => {
    const storage = storageWithLong();
    const store = createDeviceStore('a', () => storage);
    expect(store.read('quiz:1')).toBeNull();
    store.write('quiz:1', 2);
    expect(store.read('quiz:1')).toBe('2');
    expect(store.read('aside:quiz:1')).toBe(long);
  });

  it('takes no other’s place, and lies where it is put', () => {
    const storage = storageWithLong();
    createDeviceStore('a', () => storage);
    storage.setItem('kurser:a:quiz:1', long);
    const keys = createDeviceStore('a', () => storage).keys();
    expect(keys).toEqual(['aside:aside:quiz:1', 'aside:quiz:1']);
    expect(createDeviceStore('a', () => storage).keys()).toEqual(keys);
  });

  it('is not lost where the storage refuses to keep it elsewhere', () => {
    const storage = smallStorage(long.length + 'kurser:a:quiz:1'.length);
    storage.setItem('kurser:a:quiz:1', long);
    const store = createDeviceStore('a', () => storage);
    expect(store.read('quiz:1')).toBeNull();
    store.write('quiz:1', 2);
    expect(store.read('quiz:1')).toBe('2');
    expect(store.trouble()).toBe('full');
    expect(storage.items.get('kurser:a:quiz:1')).toBe(long);
  });

  it('is taken aside when another tab has written it', () => {
    const storage = fakeStorage();
    const store = createDeviceStore('a', () => storage);
    storage.setItem('kurser:a:quiz:1', long);
    expect(store.read('quiz:1')).toBeNull();
    store.write('quiz:1', 2);
    expect(store.read('aside:quiz:1')).toBe(long);
  });
});

describe('replaceAll and removeAll', () => {
  const texts = fc.dictionary(fc.string({ minLength: 1, maxLength: 4 }), fc.string(), {
    maxKeys: 6,
  });

  it('replace everything of the account or nothing, and never touch another account', () => {
    fc.assert(
      fc.property(texts, texts, fc.nat(60), (before, after, extra) => {
        const storage = smallStorage(1_000);
        storage.setItem('kurser:annan:k', '1');
        for (const [key, text] of Object.entries(before)) storage.setItem(`kurser:a:${key}`, text);
        const was = new Map(storage.items);
        const size = [...was].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
        storage.room = size + extra;
        const store = createDeviceStore('a', () => storage);
        const done = store.replaceAll(new Map(Object.entries(after)));
        const expected = done
          ? new Map([
              ['kurser:annan:k', '1'],
              ...Object.entries(after).map(([key, text]) => [`kurser:a:${key}`, text] as const),
            ])
          : was;
        expect(new Map([...storage.items].sort())).toEqual(new Map([...expected].sort()));
      }),
    );
  });

  it('answer false where nothing can be stored', () => {
    expect(createDeviceStore('a', () => undefined).replaceAll(new Map([['k', '1']]))).toBe(false);
  });

  it('tell every listener, and remove what was kept in memory too', () => {
    const store = createDeviceStore('a', () => smallStorage(30));
    let one = 0;
    let all = 0;
    store.subscribe('k', () => (one += 1));
    store.subscribeAll(() => (all += 1));
    const version = store.version();
    expect(store.replaceAll(new Map([['k', '1']]))).toBe(true);
    expect([one, all]).toEqual([1, 1]);
    expect(store.version()).not.toBe(version);
    store.write('stor', 'x'.repeat(100));
    store.removeAll();
    expect(store.keys()).toEqual([]);
    expect(store.read('stor')).toBeNull();
    expect(store.trouble()).toBe('none');
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
