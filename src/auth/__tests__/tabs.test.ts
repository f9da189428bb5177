import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionRecord, StoredSession } from '../storedSession';
import { createTabs, parseTabMessage, startTabSync, type TabMessage, type Tabs } from '../tabs';
import type { Visitor } from '../visitor';

const record: SessionRecord = { key: 'firebase:authUser:k:[DEFAULT]', value: '{"uid":"u"}' };
const signedOut: Visitor = { kind: 'signedOut' };
const member: Visitor = { kind: 'member', uid: 'u', email: 'a@edu.umea.se', key: 'ready' };
const unverified: Visitor = { kind: 'unverified', email: 'a@edu.umea.se' };

describe('parseTabMessage', () => {
  it('reads the four messages', () => {
    for (const kind of ['signedOut', 'signedIn', 'ask'] as const) {
      expect(parseTabMessage({ kind, more: 1 })).toEqual({ kind });
    }
    expect(parseTabMessage({ kind: 'session', ...record })).toEqual({ kind: 'session', ...record });
  });

  it.each([
    undefined,
    null,
    'ask',
    {},
    { kind: 'other' },
    { kind: 'session' },
    { kind: 'session', key: record.key, value: 1 },
    // Anything else in storage is not for another tab to write.
    { kind: 'session', key: 'theme', value: 'dark' },
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
    here.say({ kind: 'signedOut' });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    expect(heard).toHaveBeenCalledWith({ kind: 'signedOut' });
  });

  it('is silent where there are no channels', () => {
    const tabs = createTabs(() => {
      throw new ReferenceError('BroadcastChannel is not defined');
    });
    const end = tabs.listen(() => undefined);
    tabs.say({ kind: 'signedOut' });
    end();
  });
});

describe('startTabSync', () => {
  function tab(visitor: Visitor, stored: StoredSession, own?: SessionRecord) {
    const said: TabMessage[] = [];
    let hear: ((message: TabMessage) => void) | undefined;
    const tabs: Tabs = {
      say: (message) => said.push(message),
      listen: (callback) => {
        hear = callback;
        return () => undefined;
      },
    };
    const verbs = {
      signOut: vi.fn(() => Promise.resolve()),
      reloadPage: vi.fn(),
      storeTabSession: vi.fn(() => true),
    };
    startTabSync({
      tabs,
      getVisitor: () => visitor,
      findStoredSession: () => stored,
      findTabSession: () => own,
      ...verbs,
    });
    return { said, verbs, hear: (message: TabMessage) => hear?.(message) };
  }

  it('asks the others at the start when nobody is signed in here, and only then', () => {
    expect(tab(signedOut, 'none').said).toEqual([{ kind: 'ask' }]);
    for (const stored of ['device', 'tab', 'refused'] as const) {
      expect(tab(signedOut, stored).said).toEqual([]);
    }
  });

  it.each([member, unverified])('hands the tab’s session to one that asks: $kind', (visitor) => {
    const { said, hear } = tab(visitor, 'tab', record);
    hear({ kind: 'ask' });
    expect(said).toEqual([{ kind: 'session', ...record }]);
  });

  it('hands over nothing that is not confirmed, and nothing that storage tells the others itself', () => {
    for (const asked of [tab(signedOut, 'tab', record), tab(member, 'device')]) {
      asked.hear({ kind: 'ask' });
      expect(asked.said).toEqual([]);
    }
  });

  it('takes a session over by storing it and starting again', () => {
    const { verbs, hear } = tab(signedOut, 'none');
    hear({ kind: 'session', ...record });
    expect(verbs.storeTabSession).toHaveBeenCalledWith(record);
    expect(verbs.reloadPage).toHaveBeenCalledTimes(1);
  });

  it('takes no session over when somebody is signed in, one is stored, or storage is refused', () => {
    const refusing = tab(signedOut, 'none');
    refusing.verbs.storeTabSession.mockReturnValue(false);
    for (const here of [tab(member, 'none'), tab(signedOut, 'device'), refusing]) {
      here.hear({ kind: 'session', ...record });
      expect(here.verbs.reloadPage).not.toHaveBeenCalled();
    }
  });

  it('asks again when somebody has signed in elsewhere', () => {
    const { said, hear } = tab(signedOut, 'none');
    hear({ kind: 'signedIn' });
    expect(said).toEqual([{ kind: 'ask' }, { kind: 'ask' }]);
    const inside = tab(member, 'tab', record);
    inside.hear({ kind: 'signedIn' });
    expect(inside.said).toEqual([]);
  });

  it('signs out with the others', () => {
    const inside = tab(unverified, 'tab');
    inside.hear({ kind: 'signedOut' });
    expect(inside.verbs.signOut).toHaveBeenCalledTimes(1);
    const outside = tab(signedOut, 'none');
    outside.hear({ kind: 'signedOut' });
    expect(outside.verbs.signOut).not.toHaveBeenCalled();
  });
});
