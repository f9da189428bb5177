import { pageKeeper } from '@kurser/device-store/keeping';
import { forgetScope } from '@kurser/device-store/store';
import type { BuildEnvironment } from '@site/src/config/environment';
import { workFollows } from '@site/src/config/workFollows';
import { lockGate, openGate, prepareGate } from 'docusaurus-plugin-seal/client';
import { reloadWhenThere } from 'docusaurus-plugin-seal/common';
import { finishBeforeSignOut } from './beforeSignOut';
import { browserStorage as storage } from './browserStorage';
import { loadAuthClient } from './connection';
import { createAuthSession, type AuthSession } from './session';
import { endEpoch } from './sessionEpoch';
import { removeSessions } from './storedSession';
import { createTabs, startTabSync } from './tabs';
import { forgetTyped } from './typedHere';
import { forgetTypedPassword, keepTypedPassword } from './typedPassword';

function removeStoredSessions(): void {
  removeSessions(storage, 'device');
  removeSessions(storage, 'tab');
}

/**
 * Removes the key of work that follows, which `student-work` keeps under this name: the next
 * sign-in opens it again. Never throws.
 */
function forgetWorkKey(): void {
  try {
    if (workFollows) window.indexedDB.deleteDatabase('kurser-work');
  } catch {
    // A browser that refuses the database has kept nothing in it.
  }
}

/** What goes with a sign-out, beside the session and what was opened. */
function forgetSignIn(): void {
  endEpoch(storage);
  forgetTyped(storage);
  forgetTypedPassword();
  forgetWorkKey();
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
    keepPassword: async (password, before) => {
      if (workFollows) await keepTypedPassword(password, before);
    },
    beforeSignOut: finishBeforeSignOut,
    forgetDevice: (uid) => {
      forgetScope(uid, () => storage.device);
    },
    loadClient: () => loadAuthClient(environment),
    reloadPage: reloadWhenThere,
    tellTabs: (message) => {
      if (message.kind === 'signedOut') forgetSignIn();
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
