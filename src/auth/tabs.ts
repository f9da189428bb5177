import { isSessionKey, type SessionRecord, type StoredSession } from './storedSession';
import type { Visitor } from './visitor';

/** What the site's tabs in one browser say to each other. Nothing of it is stored, and it reaches pages of the same origin only. */
export type TabMessage =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'signedIn' }
  /** From a tab where nobody is signed in: has somebody a session that ends with the browser? */
  | { readonly kind: 'ask' }
  | ({ readonly kind: 'session' } & SessionRecord);

/** The message in what arrived; undefined for anything else, an older version of the site for example. */
export function parseTabMessage(data: unknown): TabMessage | undefined {
  const { kind, key, value } = (data ?? {}) as Partial<Record<string, unknown>>;
  if (kind === 'signedOut' || kind === 'signedIn' || kind === 'ask') return { kind };
  if (kind !== 'session' || typeof key !== 'string' || typeof value !== 'string') return undefined;
  return isSessionKey(key) ? { kind, key, value } : undefined;
}

/** The other tabs. */
export interface Tabs {
  say(message: TabMessage): void;
  /** Calls back with every message of another tab. Returns the function that ends it. */
  listen(onMessage: (message: TabMessage) => void): () => void;
}

const channelName = 'kurser-session';

/** @param open makes a channel of the name; may throw where there are none, and tabs then know nothing of each other */
export function createTabs(open: (name: string) => BroadcastChannel): Tabs {
  let channel: BroadcastChannel | undefined;
  return {
    say(message) {
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
  findStoredSession(): StoredSession;
  findTabSession(): SessionRecord | undefined;
  /** Answers whether it could be stored. */
  storeTabSession(record: SessionRecord): boolean;
  reloadPage(): void;
  /** Ends this tab's session. Never rejects. */
  signOut(): Promise<void>;
}

/**
 * Keeps the tabs of a browser together where the SDK does not: it tells tabs of changes in localStorage, and a session that ends with the
 * browser is not there. Such a session is handed to every tab that asks. Begins at once; returns the function that ends it.
 */
export function startTabSync(dependencies: TabSyncDependencies): () => void {
  const { tabs, getVisitor } = dependencies;
  const isSignedIn = (): boolean => ['unverified', 'member'].includes(getVisitor().kind);

  function adopt(record: SessionRecord): void {
    if (getVisitor().kind !== 'signedOut' || dependencies.findStoredSession() !== 'none') return;
    // The SDK reads storage when it starts, and at no other time.
    if (dependencies.storeTabSession(record)) dependencies.reloadPage();
  }
  function hear(message: TabMessage): void {
    switch (message.kind) {
      case 'signedOut':
        if (isSignedIn()) void dependencies.signOut();
        break;
      case 'signedIn':
        if (getVisitor().kind === 'signedOut') tabs.say({ kind: 'ask' });
        break;
      case 'ask': {
        const record = isSignedIn() ? dependencies.findTabSession() : undefined;
        if (record !== undefined) tabs.say({ kind: 'session', ...record });
        break;
      }
      case 'session':
        adopt({ key: message.key, value: message.value });
    }
  }
  const end = tabs.listen(hear);
  if (dependencies.findStoredSession() === 'none') tabs.say({ kind: 'ask' });
  return end;
}
