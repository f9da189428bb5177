import type * as seal from 'docusaurus-plugin-seal/client';
import type { AuthClient } from './authClient';
import type { BrowserStorage } from './browserStorage';
import type { TabSyncDependencies } from './tabs';

/** The world around a session: the provider, the browser, the seal and the other tabs. */
export interface SessionDependencies {
  /** Fetches the SDK; rejects when it cannot be had. */
  loadClient(): Promise<AuthClient>;
  readonly storage: BrowserStorage;
  reloadPage(): void;
  /** Begins to keep this tab and the others together; returns the function that ends it. */
  startTabSync(
    session: Pick<TabSyncDependencies, 'getVisitor' | 'signOut' | 'startAgain'>,
  ): () => void;
  /** Tells the other tabs; a sign-out also those that do not listen now. */
  tellTabs(message: { readonly kind: 'signedIn' | 'signedOut' }): void;
  /** The seal's verbs: what stands between a member and the site. */
  readonly gate: Pick<typeof seal, 'prepareGate' | 'openGate' | 'lockGate'>;
  /** Removes what the account's work has left on this device. Never throws. */
  forgetDevice(uid: string): void;
  /** Asks the browser to keep what lies on this computer, once. Never throws. */
  askToKeep(): void;
  /**
   * Keeps a password that has been accepted, for what it locks; `before`: the one it replaced.
   * Fulfilled when it is there to be asked for; never rejects.
   */
  keepPassword(password: string, before?: string): Promise<void>;
  /** Does what waits for a sign-out, within seconds. Never rejects. */
  beforeSignOut(): Promise<void>;
  readonly emailDomain: string;
}
