import { describe, expect, it } from 'vitest';
import { isUsable, type BrowserStorage } from '../browserStorage';
import { beginEpoch, endEpoch } from '../sessionEpoch';
import {
  findKeptSession,
  findStoredSession,
  findStoredSignIn,
  findTabSession,
  hasEndedSession,
  isStillStored,
  removeSessions,
  removeUnusableSessions,
  storeTabSession,
} from '../storedSession';
import { account, browserWith, fillUp, key, refused, storageWith, value } from './fakeStorage';

const signedIn = (): Storage => storageWith({ theme: 'dark', [key]: value });

/** What may lie under a session's name without being one. */
const broken: readonly string[] = [
  '',
  '{',
  'null',
  '5',
  '"u"',
  '[]',
  '{}',
  '{"__proto__":{"uid":"u"}}',
  ...[
    { uid: '' },
    { uid: 5 },
    { email: { a: 1 } },
    { emailVerified: 'ja' },
    { isAnonymous: undefined },
    { createdAt: 5 },
    { stsTokenManager: 'x' },
    { stsTokenManager: undefined },
    { stsTokenManager: { refreshToken: 'r', accessToken: 5, expirationTime: 1 } },
    { stsTokenManager: { refreshToken: 'r', accessToken: 'a', expirationTime: 'snart' } },
  ].map((change) => JSON.stringify({ ...account, ...change })),
];
/** A browser that forbids storage. */
const refusing = browserWith(refused, refused);
const empty = (): Storage => storageWith({ theme: 'dark', [`x${key}`]: '' });

describe('findStoredSession', () => {
  it('tells a session of the computer from one of the tab', () => {
    expect(findStoredSession(browserWith(signedIn, empty))).toBe('device');
    expect(findStoredSession(browserWith(empty, signedIn))).toBe('tab');
    expect(findStoredSession(browserWith(signedIn, signedIn))).toBe('device');
  });

  it('returns none for other keys', () => {
    expect(findStoredSession(browserWith(empty, empty))).toBe('none');
  });

  it('returns refused when storage throws', () => {
    expect(findStoredSession(browserWith(refused, empty))).toBe('refused');
    expect(findStoredSession(browserWith(empty, refused))).toBe('refused');
  });
});

describe('the session of a tab', () => {
  /** A computer and a tab with a session that ends with the browser. */
  function signedInTab(device = storageWith({})): BrowserStorage {
    const browser = { device, tab: storageWith({}) };
    beginEpoch(browser);
    browser.tab.setItem(key, value);
    return browser;
  }
  /** Another tab of the same browser, in which nobody is signed in. */
  const anotherTab = ({ device }: BrowserStorage): BrowserStorage => ({ device, tab: empty() });
  const requireTabSession = (browser: BrowserStorage) => {
    const session = findTabSession(browser);
    if (session === undefined) throw new Error('No session');
    return session;
  };

  it('is found, and stored in another', () => {
    const browser = signedInTab();
    const session = requireTabSession(browser);
    expect(session).toMatchObject({ key, value });
    const other = anotherTab(browser);
    expect(storeTabSession(other, session)).toBe(true);
    expect(findTabSession(other)).toEqual(session);
  });

  it('is removed, and nothing else', () => {
    const browser = { device: signedIn(), tab: signedIn() };
    removeSessions(browser, 'tab');
    expect([browser.tab.getItem(key), browser.tab.getItem('theme')]).toEqual([null, 'dark']);
    expect(browser.device.getItem(key)).toBe(value);
    expect(() => {
      removeSessions(refusing, 'tab');
    }).not.toThrow();
  });

  it('is none where there is none or storage is refused', () => {
    expect(findTabSession(browserWith(empty, empty))).toBeUndefined();
    expect(findTabSession(refusing)).toBeUndefined();
    expect(storeTabSession(refusing, { key, value: '', epoch: '' })).toBe(false);
  });

  it('is over with a sign-out, in a tab that has heard nothing of it', () => {
    const browser = signedInTab();
    expect(hasEndedSession(browser)).toBe(false);
    endEpoch(browser);
    expect(findStoredSession(browser)).toBe('none');
    expect(findTabSession(browser)).toBeUndefined();
    expect(findStoredSignIn(browser).account).toBeUndefined();
    expect(isStillStored(account.email, browser)).toBe(false);
    expect(hasEndedSession(browser)).toBe(true);
    removeUnusableSessions(browser);
    expect(browser.tab.getItem(key)).toBeNull();
    expect(hasEndedSession(browser)).toBe(false);
  });

  it('stays over when somebody has signed in again, and goes without saying beside one of the computer', () => {
    const browser = signedInTab();
    endEpoch(browser);
    const again = signedInTab(browser.device);
    expect(findStoredSession(browser)).toBe('none');
    expect(findStoredSession(again)).toBe('tab');
    browser.device.setItem(key, value);
    expect(hasEndedSession(browser)).toBe(false);
  });

  it('belongs to those of the other tabs', () => {
    const browser = signedInTab();
    const other = signedInTab(browser.device);
    expect(findStoredSession(browser)).toBe('tab');
    expect(findStoredSession(other)).toBe('tab');
  });

  it('is not stored in another when a sign-out came between', () => {
    const browser = signedInTab();
    const session = requireTabSession(browser);
    const other = anotherTab(browser);
    endEpoch(browser);
    expect(storeTabSession(other, session)).toBe(false);
    signedInTab(browser.device);
    expect(storeTabSession(other, session)).toBe(false);
    expect(other.tab.getItem(key)).toBeNull();
  });

  it('counts where the computer’s storage is full or refused, and ends with its own tab then', () => {
    const browser = signedInTab(fillUp(storageWith({})));
    expect(findStoredSession(browser)).toBe('tab');
    const other = anotherTab(browser);
    expect(storeTabSession(other, requireTabSession(browser))).toBe(true);
    expect(findStoredSession(other)).toBe('tab');
    expect(() => {
      beginEpoch(refusing);
      endEpoch(refusing);
    }).not.toThrow();
  });

  it('is over with a sign-out in a storage that has become full', () => {
    const browser = signedInTab();
    fillUp(browser.device);
    expect(findStoredSession(browser)).toBe('tab');
    endEpoch(browser);
    expect(findStoredSession(browser)).toBe('none');
  });
});

describe('what is no session', () => {
  it.each(broken)('is not taken for one, and is removed: %s', (text) => {
    const storage = storageWith({ theme: 'dark', [key]: text });
    expect(findStoredSession(browserWith(() => storage, empty))).toBe('none');
    removeUnusableSessions(browserWith(() => storage, empty));
    expect([storage.getItem(key), storage.getItem('theme')]).toEqual([null, 'dark']);
  });

  it('is all that is removed', () => {
    const storage = signedIn();
    removeUnusableSessions(browserWith(() => storage, empty));
    expect(storage.getItem(key)).toBe(value);
    expect(() => {
      removeUnusableSessions(refusing);
    }).not.toThrow();
  });
});

describe('isUsable', () => {
  it('tries, and leaves nothing behind', () => {
    const browser = { device: empty(), tab: empty() };
    const before = browser.tab.length;
    expect(isUsable(browser, 'tab')).toBe(true);
    expect(browser.tab.length).toBe(before);
    expect(isUsable(browserWith(refused, empty), 'device')).toBe(false);
  });

  it('says no where there is room for a few letters only', () => {
    const full = empty();
    full.setItem = (_, text) => {
      if (text.length > 100) throw new DOMException('full', 'QuotaExceededError');
    };
    expect(isUsable({ device: full, tab: empty() }, 'device')).toBe(false);
  });
});

describe('isStillStored', () => {
  const other = (): Storage =>
    storageWith({ [key]: JSON.stringify({ ...account, email: 'b@edu.umea.se' }) });

  it('knows the account’s own session, in either storage', () => {
    expect(isStillStored(account.email, browserWith(signedIn, empty))).toBe(true);
    expect(isStillStored(account.email, browserWith(empty, signedIn))).toBe(true);
  });

  it('says no when there is none, or another’s', () => {
    expect(isStillStored(account.email, browserWith(empty, empty))).toBe(false);
    expect(isStillStored(account.email, browserWith(other, empty))).toBe(false);
  });

  it('leaves a session alone that storage never held', () => {
    expect(isStillStored(account.email, refusing)).toBe(true);
  });
});

describe('the account of a stored session', () => {
  it('is as the provider last described it', () => {
    const { uid, email, emailVerified } = account;
    const described = { uid, email, emailVerified };
    expect(findStoredSignIn(browserWith(signedIn, empty)).account).toEqual(described);
    expect(findStoredSignIn(browserWith(empty, signedIn)).account).toEqual(described);
  });

  it('may have no address', () => {
    const text = JSON.stringify({ ...account, email: undefined, emailVerified: false });
    const storage = (): Storage => storageWith({ [key]: text });
    expect(findStoredSignIn(browserWith(storage, storage)).account).toEqual({
      uid: 'u',
      email: null,
      emailVerified: false,
    });
  });

  it('is nobody where nothing of use is stored, or nothing can be read', () => {
    for (const text of broken) {
      const storage = (): Storage => storageWith({ [key]: text });
      expect(findStoredSignIn(browserWith(storage, storage)).account, text).toBeUndefined();
    }
    expect(findStoredSignIn(refusing).account).toBeUndefined();
  });
});

describe('a kept session', () => {
  const { uid, email, emailVerified } = account;
  const kept = (refreshToken: unknown): Storage =>
    storageWith({ [key]: JSON.stringify({ ...account, stsTokenManager: { refreshToken } }) });

  it('is its account, and what a new token is given for', () => {
    expect(findKeptSession({ device: kept('r') })).toEqual({
      account: { uid, email, emailVerified },
      refreshToken: 'r',
    });
  });

  it('is none when that is missing, nothing is kept or storage is refused', () => {
    expect(findKeptSession({ device: kept('') })).toBeUndefined();
    expect(findKeptSession({ device: kept(null) })).toBeUndefined();
    expect(findKeptSession({ device: empty() })).toBeUndefined();
    expect(findKeptSession(refusing)).toBeUndefined();
  });
});
