import { sessionKeyOf } from '@kurser/platform/sessionRecord';
import type { BrowserStorage } from '../browserStorage';
import { beginEpoch } from '../sessionEpoch';
import type { StoredSession } from '../storedSession';
import type { Account } from '../visitor';

/** A storage in memory. */
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

/** A storage that the browser forbids. */
export const refused = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

/** A browser with these storages; each is asked for when it is used. */
export function browserWith(device: () => Storage, tab: () => Storage): BrowserStorage {
  return {
    get device() {
      return device();
    },
    get tab() {
      return tab();
    },
  };
}

/** A browser with nothing stored on the computer or in the tab. */
export function emptyBrowser(): BrowserStorage {
  return { device: storageWith({}), tab: storageWith({}) };
}

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

/** A browser in which an account's session is stored there. */
export function browserWithSession(stored: StoredSession, described?: Account): BrowserStorage {
  if (stored === 'refused') return browserWith(refused, refused);
  const browser = emptyBrowser();
  if (stored === 'none') return browser;
  if (stored === 'tab') beginEpoch(browser);
  browser[stored].setItem(key, JSON.stringify({ ...account, ...described }));
  return browser;
}
