import { describe, expect, it } from 'vitest';
import { beginEpoch, endEpoch } from '../sessionEpoch';
import { findStoredSession, removeSessions } from '../storedSession';
import { startTabSync, type TabMessage } from '../tabs';
import type { Visitor } from '../visitor';
import { fillUp, key, storageWith, value } from './fakeStorage';

const member: Visitor = { kind: 'member', uid: 'u', email: 'a@edu.umea.se', key: 'ready' };

/**
 * A browser whose tabs say nothing to each other by themselves: the test carries every message,
 * when it wants.
 */
function openBrowser() {
  const device = storageWith({});

  /**
   * A tab, whose documents come and go; a document that has begun stands for one that is let in
   * when a session counts.
   */
  function openTab() {
    const storage = storageWith({});
    const browser = { device, tab: storage };
    let end = (): void => undefined;

    function openDocument() {
      end();
      const posted: TabMessage[] = [];
      const did: string[] = [];
      let receive: (message: TabMessage) => void = () => undefined;
      let storageChanges: () => void = () => undefined;
      let visitor: Visitor = findStoredSession(browser) === 'tab' ? member : { kind: 'signedOut' };
      end = startTabSync({
        tabs: {
          post: (message) => posted.push(message),
          listen: (onMessage) => {
            receive = onMessage;
            return () => undefined;
          },
        },
        getVisitor: () => visitor,
        storage: browser,
        removeAllSessions: () => did.push('removeAllSessions'),
        startAgain: () => did.push('startAgain'),
        reloadPage: () => did.push('reload'),
        signOut: () => {
          visitor = { kind: 'signedOut' };
          return Promise.resolve();
        },
        watchStorage: (onChange) => {
          storageChanges = onChange;
          return () => undefined;
        },
      });
      return {
        did,
        posted,
        visitor: () => visitor.kind,
        receive: (message: TabMessage | undefined) => {
          if (message === undefined) throw new Error('Nothing was said');
          receive(message);
        },
        storageChanges: () => {
          storageChanges();
        },
      };
    }

    function signIn() {
      beginEpoch(browser);
      storage.setItem(key, value);
      return openDocument();
    }
    function signOut(): TabMessage {
      removeSessions(browser, 'tab');
      endEpoch(browser);
      return { kind: 'signedOut' };
    }
    return { storage, openDocument, signIn, signOut };
  }
  return { device, openTab };
}

/** Two tabs with a session, and one that has asked for it: the answer is on its way. */
function handingOver(device?: (storage: Storage) => void) {
  const browser = openBrowser();
  device?.(browser.device);
  const [one, two, third] = [browser.openTab(), browser.openTab(), browser.openTab()];
  one.signIn();
  const giver = two.signIn();
  const asking = third.openDocument();
  giver.receive(asking.posted[0]);
  return { one, giver, third, asking, answer: giver.posted[0] };
}

describe('a tab that is being let in with another’s session', () => {
  it('is let in', () => {
    const { third, asking, answer } = handingOver();
    asking.receive(answer);
    expect(asking.did).toEqual(['reload']);
    expect(third.openDocument().visitor()).toBe('member');
  });

  it('does not take it over when the sign-out is heard first', () => {
    const { one, asking, answer } = handingOver();
    asking.receive(one.signOut());
    asking.receive(answer);
    expect(asking.did).toEqual([]);
  });

  it('does not take it over when the sign-out is not heard at all', () => {
    const { one, asking, answer } = handingOver();
    one.signOut();
    asking.receive(answer);
    expect(asking.did).toEqual([]);
  });

  it('lets go of it when the sign-out is heard before the page has gone', () => {
    const { one, third, asking, answer } = handingOver();
    asking.receive(answer);
    asking.receive(one.signOut());
    expect(third.storage.getItem(key)).toBeNull();
    expect(third.openDocument().visitor()).toBe('signedOut');
  });

  it('is not let in when the sign-out came between its documents, and is handed nothing more', () => {
    const { one, giver, third, asking, answer } = handingOver();
    asking.receive(answer);
    one.signOut();
    const next = third.openDocument();
    expect(next.visitor()).toBe('signedOut');
    // The giver has not heard of it either.
    giver.receive(next.posted[0]);
    expect(giver.posted).toEqual([answer]);
  });

  it('goes out when storage tells of the sign-out later', () => {
    const { one, third, asking, answer } = handingOver();
    asking.receive(answer);
    const next = third.openDocument();
    one.signOut();
    next.storageChanges();
    expect(next.visitor()).toBe('signedOut');
    expect(third.storage.getItem(key)).toBeNull();
  });

  it('is let in although the tab that gave the session is closed', () => {
    const { third, asking, answer } = handingOver();
    asking.receive(answer);
    const next = third.openDocument();
    expect(next.visitor()).toBe('member');
    expect(next.posted).toEqual([]);
  });

  it('hears of the sign-out where the computer’s storage is full, before its page has gone and afterwards', () => {
    for (const moment of ['before', 'after']) {
      const { one, third, asking, answer } = handingOver(fillUp);
      asking.receive(answer);
      const hearing = moment === 'before' ? asking : third.openDocument();
      hearing.receive(one.signOut());
      expect(third.openDocument().visitor()).toBe('signedOut');
    }
  });
});

it('a tab that was closed, or between two pages, while somebody signed out stays out when another has signed in', () => {
  const { openTab } = openBrowser();
  const [here, away] = [openTab(), openTab()];
  here.signIn();
  away.signIn();
  here.signOut();
  expect(away.openDocument().visitor()).toBe('signedOut');
  here.signIn();
  expect(away.openDocument().visitor()).toBe('signedOut');
});
