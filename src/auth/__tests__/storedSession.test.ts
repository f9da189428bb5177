import { describe, expect, it } from 'vitest';
import { findStoredSession, findTabSession, isUsable, storeTabSession } from '../storedSession';

function storageWith(entries: Readonly<Record<string, string>>): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (i: number) => [...map.keys()][i] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    clear: () => {
      map.clear();
    },
  };
}

const key = 'firebase:authUser:demo-api-key:[DEFAULT]';
const signedIn = (): Storage => storageWith({ theme: 'dark', [key]: '{}' });
const empty = (): Storage => storageWith({ theme: 'dark', 'xfirebase:authUser:': '' });
const refused = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

describe('findStoredSession', () => {
  it('tells a session of the computer from one of the tab', () => {
    expect(findStoredSession(signedIn, empty)).toBe('device');
    expect(findStoredSession(empty, signedIn)).toBe('tab');
    expect(findStoredSession(signedIn, signedIn)).toBe('device');
  });

  it('answers none for other keys', () => {
    expect(findStoredSession(empty, empty)).toBe('none');
  });

  it('answers refused when storage throws', () => {
    expect(findStoredSession(refused, empty)).toBe('refused');
    expect(findStoredSession(empty, refused)).toBe('refused');
  });
});

describe('the session of a tab', () => {
  it('is found, and stored in another', () => {
    expect(findTabSession(signedIn)).toEqual({ key, value: '{}' });
    const other = empty();
    expect(storeTabSession(() => other, { key, value: '{}' })).toBe(true);
    expect(findTabSession(() => other)).toEqual({ key, value: '{}' });
  });

  it('is none where there is none or storage is refused', () => {
    expect(findTabSession(empty)).toBeUndefined();
    expect(findTabSession(refused)).toBeUndefined();
    expect(storeTabSession(refused, { key, value: '' })).toBe(false);
  });
});

describe('isUsable', () => {
  it('tries, and leaves nothing behind', () => {
    const storage = empty();
    const before = storage.length;
    expect(isUsable(() => storage)).toBe(true);
    expect(storage.length).toBe(before);
    expect(isUsable(refused)).toBe(false);
  });
});
