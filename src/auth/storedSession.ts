/**
 * What the browser's storage says before the SDK has loaded. `device`: a session that is kept on this computer; `tab`: one that ends with
 * the browser.
 */
export type StoredSession = 'none' | 'device' | 'tab' | 'refused';

/** One entry of storage: a session as the SDK wrote it. */
export interface SessionRecord {
  readonly key: string;
  readonly value: string;
}

/** The SDK's key for the account that is signed in: `firebase:authUser:<api key>:<app name>`. */
const sessionKey = /^firebase:authUser:/;

export function isSessionKey(key: string): boolean {
  return sessionKey.test(key);
}

/** The session in a storage, or undefined. @throws what the browser throws where it forbids storage */
function findRecord(storage: Storage): SessionRecord | undefined {
  for (let i = 0; i < storage.length; i += 1) {
    const key = storage.key(i) ?? '';
    if (sessionKey.test(key)) return { key, value: storage.getItem(key) ?? '' };
  }
  return undefined;
}

/**
 * Looks for a stored session. `none` means that nobody is signed in, so the form can be shown at once and the SDK load behind it.
 * `refused` means that the browser forbids storage; a session can then last only as long as the page. Never throws.
 */
export function findStoredSession(device: () => Storage, tab: () => Storage): StoredSession {
  try {
    if (findRecord(device()) !== undefined) return 'device';
    return findRecord(tab()) === undefined ? 'none' : 'tab';
  } catch {
    // Reading window.localStorage throws where the browser or a policy blocks it.
    return 'refused';
  }
}

/** The session that ends with the browser, to be handed to another tab; undefined when there is none. Never throws. */
export function findTabSession(tab: () => Storage): SessionRecord | undefined {
  try {
    return findRecord(tab());
  } catch {
    return undefined;
  }
}

/** Stores a session that another tab handed over; answers whether that could be done. Never throws. */
export function storeTabSession(tab: () => Storage, { key, value }: SessionRecord): boolean {
  try {
    tab().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Whether something can be stored there. Never throws. */
export function isUsable(open: () => Storage): boolean {
  const probe = 'kurser:prov';
  try {
    open().setItem(probe, '');
    open().removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
