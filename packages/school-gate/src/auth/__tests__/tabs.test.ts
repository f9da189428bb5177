import { afterEach, describe, expect, it, vi } from 'vitest';
import { endEpoch } from '../sessionEpoch';
import { findTabSession, type StoredSession, type TabSession } from '../storedSession';
import { createTabs, parseTabMessage, startTabSync, type TabMessage, type Tabs } from '../tabs';
import type { Visitor } from '../visitor';
import { browserWithSession, fillUp, key, value } from './fakeStorage';

const handed: TabSession = { key, value, epoch: '' };
const signedOut: Visitor = { kind: 'signedOut' };
const member: Visitor = { kind: 'member', uid: 'u', email: 'a@edu.umea.se', key: 'ready' };
const unverified: Visitor = { kind: 'unverified', email: 'a@edu.umea.se' };
const leaving: Visitor = { kind: 'leaving', next: signedOut };

describe('parseTabMessage', () => {
  it('reads the four messages', () => {
    for (const kind of ['signedOut', 'signedIn', 'ask'] as const) {
      expect(parseTabMessage({ kind, more: 1 })).toEqual({ kind });
    }
    expect(parseTabMessage({ kind: 'session', ...handed })).toEqual({ kind: 'session', ...handed });
  });

  it.each([
    undefined,
    null,
    'ask',
    {},
    { kind: 'other' },
    { kind: 'session' },
    { kind: 'session', key: handed.key, value: 1, epoch: 'e' },
    { kind: 'session', key: handed.key, value: '' },
    // Anything else in storage is not for another tab to write.
    { kind: 'session', key: 'theme', value: 'dark', epoch: 'e' },
  ])('refuses %j', (data) => {
    expect(parseTabMessage(data)).toBeUndefined();
  });
});

describe('createTabs', () => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  it('carries messages to the others, and drops what is none', async () => {
    const here = createTabs((name) => new BroadcastChannel(name));
    const there = createTabs((name) => new BroadcastChannel(name));
    const stranger = new BroadcastChannel('kurser-session');
    ends.push(
      here.listen(() => undefined),
      () => stranger.close(),
    );
    const heard = vi.fn();
    ends.push(there.listen(heard));
    stranger.postMessage('nonsense');
    here.post({ kind: 'signedOut' });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    expect(heard).toHaveBeenCalledWith({ kind: 'signedOut' });
  });

  it('is silent where there are no channels', () => {
    const tabs = createTabs(() => {
      throw new ReferenceError('BroadcastChannel is not defined');
    });
    const end = tabs.listen(() => undefined);
    tabs.post({ kind: 'signedOut' });
    end();
  });
});

describe('startTabSync', () => {
  function tab(visitor: Visitor, stored: StoredSession) {
    const storage = browserWithSession(stored);
    const posted: TabMessage[] = [];
    let receive: ((message: TabMessage) => void) | undefined;
    const tabs: Tabs = {
      post: (message) => posted.push(message),
      listen: (callback) => {
        receive = callback;
        return () => undefined;
      },
    };
    const verbs = {
      signOut: vi.fn(() => Promise.resolve()),
      startAgain: vi.fn(),
      removeAllSessions: vi.fn(),
      reloadPage: vi.fn(),
    };
    let changed: () => void = () => undefined;
    startTabSync({
      tabs,
      getVisitor: () => visitor,
      storage,
      watchStorage: (onChange) => {
        changed = onChange;
        return () => undefined;
      },
      ...verbs,
    });
    return {
      posted,
      storage,
      verbs,
      receive: (message: TabMessage) => receive?.(message),
      storageChanges: () => {
        changed();
      },
    };
  }

  it('asks the others at the start when nobody is signed in here, and only then', () => {
    expect(tab(signedOut, 'none').posted).toEqual([{ kind: 'ask' }]);
    for (const stored of ['device', 'tab', 'refused'] as const) {
      expect(tab(signedOut, stored).posted).toEqual([]);
    }
  });

  it.each([member, unverified])('hands the tab’s session to one that asks: $kind', (visitor) => {
    const { posted, receive, storage } = tab(visitor, 'tab');
    receive({ kind: 'ask' });
    expect(posted).toEqual([{ kind: 'session', ...findTabSession(storage) }]);
    expect(posted).toMatchObject([{ key, value }]);
  });

  it('hands over nothing that is not confirmed, and nothing that storage tells the others itself', () => {
    for (const asked of [tab(signedOut, 'tab'), tab(member, 'device')]) {
      asked.receive({ kind: 'ask' });
      expect(asked.posted).toEqual([]);
    }
  });

  it('takes a session over by storing it and starting again', () => {
    const { verbs, receive, storage } = tab(signedOut, 'none');
    receive({ kind: 'session', ...handed });
    expect(findTabSession(storage)).toEqual(handed);
    expect(verbs.reloadPage).toHaveBeenCalledTimes(1);
  });

  it('takes no session over when somebody is signed in, one is stored, or storage is refused', () => {
    const refusing = tab(signedOut, 'none');
    fillUp(refusing.storage.tab);
    for (const here of [tab(member, 'none'), tab(signedOut, 'device'), refusing]) {
      here.receive({ kind: 'session', ...handed });
      expect(here.verbs.reloadPage).not.toHaveBeenCalled();
    }
  });

  it('asks again when somebody has signed in elsewhere', () => {
    const { posted, receive } = tab(signedOut, 'none');
    receive({ kind: 'signedIn' });
    expect(posted).toEqual([{ kind: 'ask' }, { kind: 'ask' }]);
    const inside = tab(member, 'tab');
    inside.receive({ kind: 'signedIn' });
    expect(inside.posted).toEqual([]);
  });

  it.each([member, unverified])('signs out with the others: $kind', (visitor) => {
    const { verbs, receive } = tab(visitor, 'tab');
    receive({ kind: 'signedOut' });
    expect(verbs.signOut).toHaveBeenCalledTimes(1);
    expect(verbs.startAgain).not.toHaveBeenCalled();
  });

  it.each([
    { kind: 'loading' } as const,
    { kind: 'unavailable', reason: 'noAnswer' } as const,
    { kind: 'unavailable', reason: 'loadFailed' } as const,
  ])('starts again without a session where the provider has not answered: %o', (visitor) => {
    const { verbs, receive } = tab(visitor, 'device');
    receive({ kind: 'signedOut' });
    expect(verbs.removeAllSessions).toHaveBeenCalledTimes(1);
    expect(verbs.startAgain).toHaveBeenCalledTimes(1);
    expect(verbs.signOut).not.toHaveBeenCalled();
  });

  it('hands over no session that it is about to end', () => {
    const { posted, verbs, receive } = tab(member, 'tab');
    verbs.signOut.mockReturnValue(new Promise<void>(() => undefined));
    receive({ kind: 'signedOut' });
    receive({ kind: 'ask' });
    expect(posted).toEqual([]);
  });

  it.each([signedOut, leaving])('only lets go of what it has just taken over: $kind', (visitor) => {
    const { verbs, receive, storage } = tab(visitor, 'none');
    storage.tab.setItem(key, value);
    receive({ kind: 'signedOut' });
    expect(storage.tab.getItem(key)).toBeNull();
    for (const verb of [verbs.signOut, verbs.startAgain, verbs.removeAllSessions, verbs.reloadPage])
      expect(verb).not.toHaveBeenCalled();
  });

  it('signs out when storage says that its session is over, and at no other change', () => {
    const { verbs, storage, storageChanges } = tab(member, 'tab');
    storageChanges();
    expect(verbs.signOut).not.toHaveBeenCalled();
    endEpoch(storage);
    storageChanges();
    expect(verbs.signOut).toHaveBeenCalledTimes(1);
  });
});
