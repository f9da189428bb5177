import { isSessionKey } from '@kurser/platform/sessionRecord';
import type { BrowserStorage } from './browserStorage';
import {
  findStoredSession,
  findTabSession,
  hasEndedSession,
  removeSessions,
  storeTabSession,
  type TabSession,
} from './storedSession';
import type { Visitor } from './visitor';

/**
 * A message between the site's tabs in one browser. Nothing of it is stored, and it reaches pages
 * of the same origin only.
 */
export type TabMessage =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'signedIn' }
  /** From a tab where nobody is signed in: has somebody a session that ends with the browser? */
  | { readonly kind: 'ask' }
  | ({ readonly kind: 'session' } & TabSession);

/**
 * The message in what arrived; undefined for anything else, an older version of the site for
 * example.
 */
export function parseTabMessage(data: unknown): TabMessage | undefined {
  const { kind, key, value, epoch } = (data ?? {}) as Partial<Record<string, unknown>>;
  if (kind === 'signedOut' || kind === 'signedIn' || kind === 'ask') return { kind };
  const isWhole =
    kind === 'session' &&
    typeof key === 'string' &&
    typeof value === 'string' &&
    typeof epoch === 'string';
  return isWhole && isSessionKey(key) ? { kind, key, value, epoch } : undefined;
}

/** The other tabs. */
export interface Tabs {
  post(message: TabMessage): void;
  /** Calls back with every message of another tab. Returns the function that ends it. */
  listen(onMessage: (message: TabMessage) => void): () => void;
}

const channelName = 'kurser-session';

/**
 * @param open makes a channel of the name; may throw where there are none, and tabs then know
 * nothing of each other
 */
export function createTabs(open: (name: string) => BroadcastChannel): Tabs {
  let channel: BroadcastChannel | undefined;
  return {
    post(message) {
      channel?.postMessage(message);
    },
    listen(onMessage) {
      try {
        channel = open(channelName);
      } catch {
        return () => undefined;
      }
      const opened = channel;
      opened.onmessage = ({ data }) => {
        const message = parseTabMessage(data);
        if (message !== undefined) onMessage(message);
      };
      return () => {
        opened.close();
        channel = undefined;
      };
    },
  };
}

export interface TabSyncDependencies {
  readonly tabs: Tabs;
  getVisitor(): Visitor;
  readonly storage: BrowserStorage;
  /**
   * Calls back whenever storage may have changed by another tab. Returns the function that ends it.
   */
  watchStorage(onChange: () => void): () => void;
  /**
   * Removes the computer's session and the tab's, now and when the page goes: the SDK might be
   * about to store one.
   */
  removeAllSessions(): void;
  reloadPage(): void;
  /** Ends this tab's session. Never rejects. */
  signOut(): Promise<void>;
  /** Reloads the page and lets nobody in before that. */
  startAgain(): void;
}

/**
 * Keeps the tabs of a browser together where the SDK does not: it tells tabs of changes in
 * localStorage, and a session that ends with the browser is not there. Such a session is handed to
 * every tab that asks. Begins at once; returns the function that ends it.
 */
export function startTabSync(dependencies: TabSyncDependencies): () => void {
  const { tabs, storage, getVisitor } = dependencies;

  /** Signs out with another tab. */
  function signOutToo(): void {
    // First, so that it is not handed on, nor found by the next document of a tab that has just
    // taken it over.
    removeSessions(storage, 'tab');
    switch (getVisitor().kind) {
      case 'signedOut':
      case 'leaving':
        break;
      case 'loading':
      case 'unavailable':
        // The SDK may still wait for the provider, and would store the session with the answer; the
        // others would take it in.
        dependencies.removeAllSessions();
        dependencies.startAgain();
        break;
      case 'unverified':
      case 'member':
        void dependencies.signOut();
    }
  }
  function handOver(): void {
    const isSignedIn = ['unverified', 'member'].includes(getVisitor().kind);
    const session = isSignedIn ? findTabSession(storage) : undefined;
    if (session !== undefined) tabs.post({ kind: 'session', ...session });
  }
  function adopt(session: TabSession): void {
    if (getVisitor().kind !== 'signedOut' || findStoredSession(storage) !== 'none') return;
    // The SDK reads storage when it starts, and at no other time.
    if (storeTabSession(storage, session)) dependencies.reloadPage();
  }
  function onMessage(message: TabMessage): void {
    switch (message.kind) {
      case 'signedOut':
        signOutToo();
        break;
      case 'signedIn':
        if (getVisitor().kind === 'signedOut') tabs.post({ kind: 'ask' });
        break;
      case 'ask':
        handOver();
        break;
      case 'session':
        adopt(message);
    }
  }
  const endListening = tabs.listen(onMessage);
  // A tab that begins to listen too late for the message finds the session over, at once or when
  // storage has caught up.
  const endWatching = dependencies.watchStorage(() => {
    if (hasEndedSession(storage)) signOutToo();
  });
  if (findStoredSession(storage) === 'none') tabs.post({ kind: 'ask' });
  return () => {
    endListening();
    endWatching();
  };
}
