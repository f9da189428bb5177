import { describe, expect, it } from 'vitest';
import { beginEpoch, endEpoch } from '../sessionEpoch';
import {
  findKeptSession,
  findStoredSession,
  findStoredSignIn,
  findTabSession,
  hasEndedSession,
  isStillStored,
  isUsable,
  removeSessions,
  removeUnusableSessions,
  storeTabSession,
} from '../storedSession';
import { account, fillUp, key, refused, storageWith, value } from './fakeStorage';

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
const empty = (): Storage => storageWith({ theme: 'dark', [`x${key}`]: '' });

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
  /** A computer and a tab with a session that ends with the browser. */
  function signedInTab(device = storageWith({})) {
    const tab = storageWith({});
    beginEpoch(
      () => device,
      () => tab,
    );
    tab.setItem(key, value);
    return [() => device, () => tab] as const;
  }
  const requireTabSession = (device: () => Storage, tab: () => Storage) => {
    const session = findTabSession(device, tab);
    if (session === undefined) throw new Error('No session');
    return session;
  };

  it('is found, and stored in another', () => {
    const [device, tab] = signedInTab();
    const session = requireTabSession(device, tab);
    expect(session).toMatchObject({ key, value });
    const other = empty();
    expect(storeTabSession(device, () => other, session)).toBe(true);
    expect(findTabSession(device, () => other)).toEqual(session);
  });

  it('is removed, and nothing else', () => {
    const storage = signedIn();
    removeSessions(() => storage);
    expect([storage.getItem(key), storage.getItem('theme')]).toEqual([null, 'dark']);
    expect(() => {
      removeSessions(refused);
    }).not.toThrow();
  });

  it('is none where there is none or storage is refused', () => {
    expect(findTabSession(empty, empty)).toBeUndefined();
    expect(findTabSession(refused, refused)).toBeUndefined();
    expect(storeTabSession(refused, refused, { key, value: '', epoch: '' })).toBe(false);
  });

  it('is over with a sign-out, in a tab that has heard nothing of it', () => {
    const [device, tab] = signedInTab();
    expect(hasEndedSession(device, tab)).toBe(false);
    endEpoch(device);
    expect(findStoredSession(device, tab)).toBe('none');
    expect(findTabSession(device, tab)).toBeUndefined();
    expect(findStoredSignIn(device, tab).account).toBeUndefined();
    expect(isStillStored(account.email, device, tab)).toBe(false);
    expect(hasEndedSession(device, tab)).toBe(true);
    removeUnusableSessions(device, tab);
    expect(tab().getItem(key)).toBeNull();
    expect(hasEndedSession(device, tab)).toBe(false);
  });

  it('stays over when somebody has signed in again, and goes without saying beside one of the computer', () => {
    const [device, tab] = signedInTab();
    endEpoch(device);
    const [, again] = signedInTab(device());
    expect(findStoredSession(device, tab)).toBe('none');
    expect(findStoredSession(device, again)).toBe('tab');
    device().setItem(key, value);
    expect(hasEndedSession(device, tab)).toBe(false);
  });

  it('belongs to those of the other tabs', () => {
    const [device, tab] = signedInTab();
    const [, other] = signedInTab(device());
    expect(findStoredSession(device, tab)).toBe('tab');
    expect(findStoredSession(device, other)).toBe('tab');
  });

  it('is not stored in another when a sign-out came between', () => {
    const [device, tab] = signedInTab();
    const session = requireTabSession(device, tab);
    const other = empty();
    endEpoch(device);
    expect(storeTabSession(device, () => other, session)).toBe(false);
    signedInTab(device());
    expect(storeTabSession(device, () => other, session)).toBe(false);
    expect(other.getItem(key)).toBeNull();
  });

  it('counts where the computer’s storage is full or refused, and ends with its own tab then', () => {
    const [device, tab] = signedInTab(fillUp(storageWith({})));
    expect(findStoredSession(device, tab)).toBe('tab');
    const other = empty();
    expect(storeTabSession(device, () => other, requireTabSession(device, tab))).toBe(true);
    expect(findStoredSession(device, () => other)).toBe('tab');
    expect(() => {
      beginEpoch(refused, refused);
      endEpoch(refused);
    }).not.toThrow();
  });

  it('is over with a sign-out in a storage that has become full', () => {
    const [device, tab] = signedInTab();
    fillUp(device());
    expect(findStoredSession(device, tab)).toBe('tab');
    endEpoch(device);
    expect(findStoredSession(device, tab)).toBe('none');
  });
});

describe('what is no session', () => {
  it.each(broken)('is not taken for one, and is removed: %s', (text) => {
    const storage = storageWith({ theme: 'dark', [key]: text });
    expect(findStoredSession(() => storage, empty)).toBe('none');
    removeUnusableSessions(() => storage, empty);
    expect([storage.getItem(key), storage.getItem('theme')]).toEqual([null, 'dark']);
  });

  it('is all that is removed', () => {
    const storage = signedIn();
    removeUnusableSessions(() => storage, empty);
    expect(storage.getItem(key)).toBe(value);
    expect(() => {
      removeUnusableSessions(refused, refused);
    }).not.toThrow();
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

  it('answers no where there is room for a few letters only', () => {
    const full = empty();
    full.setItem = (_, text) => {
      if (text.length > 100) throw new DOMException('full', 'QuotaExceededError');
    };
    expect(isUsable(() => full)).toBe(false);
  });
});

describe('isStillStored', () => {
  const other = (): Storage =>
    storageWith({ [key]: JSON.stringify({ ...account, email: 'b@edu.umea.se' }) });

  it('knows the account’s own session, in either storage', () => {
    expect(isStillStored(account.email, signedIn, empty)).toBe(true);
    expect(isStillStored(account.email, empty, signedIn)).toBe(true);
  });

  it('answers no when there is none, or another’s', () => {
    expect(isStillStored(account.email, empty, empty)).toBe(false);
    expect(isStillStored(account.email, other, empty)).toBe(false);
  });

  it('leaves a session alone that storage never held', () => {
    expect(isStillStored(account.email, refused, refused)).toBe(true);
  });
});

describe('the account of a stored session', () => {
  it('is as the provider last described it', () => {
    const { uid, email, emailVerified } = account;
    const described = { uid, email, emailVerified };
    expect(findStoredSignIn(signedIn, () => storageWith({})).account).toEqual(described);
    expect(findStoredSignIn(() => storageWith({}), signedIn).account).toEqual(described);
  });

  it('may have no address', () => {
    const text = JSON.stringify({ ...account, email: undefined, emailVerified: false });
    const storage = (): Storage => storageWith({ [key]: text });
    expect(findStoredSignIn(storage, storage).account).toEqual({
      uid: 'u',
      email: null,
      emailVerified: false,
    });
  });

  it('is nobody where nothing of use is stored, or nothing can be read', () => {
    for (const text of broken) {
      const storage = (): Storage => storageWith({ [key]: text });
      expect(findStoredSignIn(storage, storage).account, text).toBeUndefined();
    }
    expect(findStoredSignIn(refused, refused).account).toBeUndefined();
  });
});

describe('a kept session', () => {
  const { uid, email, emailVerified } = account;
  const kept = (refreshToken: unknown): Storage =>
    storageWith({ [key]: JSON.stringify({ ...account, stsTokenManager: { refreshToken } }) });

  it('is its account, and what a new token is given for', () => {
    expect(findKeptSession(() => kept('r'))).toEqual({
      account: { uid, email, emailVerified },
      refreshToken: 'r',
    });
  });

  it('is none when that is missing, nothing is kept or storage is refused', () => {
    expect(findKeptSession(() => kept(''))).toBeUndefined();
    expect(findKeptSession(() => kept(null))).toBeUndefined();
    expect(findKeptSession(() => storageWith({}))).toBeUndefined();
    expect(findKeptSession(refused)).toBeUndefined();
  });
});
