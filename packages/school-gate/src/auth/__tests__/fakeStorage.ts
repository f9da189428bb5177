import { sessionKeyOf } from '@kurser/platform/sessionRecord';

/** A browser's storage in memory. */
export function storageWith(entries: Readonly<Record<string, string>>): Storage {
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

/** The storage, which takes in nothing more. */
export function fillUp(storage: Storage): Storage {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  return storage;
}

/** A browser that forbids storage. */
export const refused = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

export const key = sessionKeyOf('demo-api-key');
export const account = {
  uid: 'u',
  email: 'a@edu.umea.se',
  emailVerified: true,
  isAnonymous: false,
  providerData: [],
  stsTokenManager: { refreshToken: 'r', accessToken: 'a', expirationTime: 1 },
};
/** The account's session, as the SDK writes it. */
export const value = JSON.stringify(account);
