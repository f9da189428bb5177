import { pageKeeper } from '@kurser/device-store/keeping';
import { forgetScope } from '@kurser/device-store/store';
import type { BuildEnvironment } from '@site/src/config/environment';
import { lockGate, openGate, prepareGate } from 'docusaurus-plugin-seal/client';
import { reloadWhenThere } from 'docusaurus-plugin-seal/common';
import { browserStorage as storage } from './browserStorage';
import { loadAuthClient } from './loadClient';
import { createAuthSession, type AuthSession } from './session';
import { endEpoch } from './sessionEpoch';
import { removeSessions } from './storedSession';
import { createTabs, startTabSync } from './tabs';
import { forgetTyped } from './typedHere';

function removeStoredSessions(): void {
  removeSessions(storage, 'device');
  removeSessions(storage, 'tab');
}

/** The session of this page, with the browser around it. */
export function createPageSession(environment: BuildEnvironment, emailDomain: string): AuthSession {
  const tabs = createTabs((name) => new BroadcastChannel(name));
  return createAuthSession({
    emailDomain,
    storage,
    gate: { prepareGate, openGate, lockGate },
    askToKeep: () => {
      void pageKeeper.ask();
    },
    forgetDevice: (uid) => {
      forgetScope(uid, () => storage.device);
    },
    loadClient: () => loadAuthClient(environment),
    reloadPage: reloadWhenThere,
    tellTabs: (message) => {
      if (message.kind === 'signedOut') {
        endEpoch(storage);
        forgetTyped(storage);
      }
      tabs.post(message);
    },
    startTabSync: (session) =>
      startTabSync({
        ...session,
        tabs,
        storage,
        removeAllSessions: () => {
          removeStoredSessions();
          window.addEventListener('pagehide', removeStoredSessions);
        },
        watchStorage: (onChange) => {
          window.addEventListener('storage', onChange);
          return () => {
            window.removeEventListener('storage', onChange);
          };
        },
        reloadPage: reloadWhenThere,
      }),
  });
}
