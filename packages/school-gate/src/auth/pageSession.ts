import { pageKeeper } from '@kurser/device-store/keeping';
import { forgetScope } from '@kurser/device-store/store';
import type { BuildEnvironment } from '@site/src/config/environment';
import { lockGate, openGate, prepareGate } from 'docusaurus-plugin-seal/client';
import { reloadWhenThere } from 'docusaurus-plugin-seal/common';
import { noteSignIn } from './earlierSignIn';
import { loadAuthClient } from './loadClient';
import { createAuthSession } from './session';
import type { AuthSession } from './sessionTypes';
import { endEpoch } from './sessionEpoch';
import { forgetTyped, noteTyped, wasTyped } from './typedHere';
import {
  findStoredSession,
  findStoredSignIn,
  findTabSession,
  hasEndedSession,
  isStillStored,
  removeSessions,
  storeTabSession,
  type StoredSession,
} from './storedSession';
import { createTabs, startTabSync } from './tabs';

const device = (): Storage => window.localStorage;
const tab = (): Storage => window.sessionStorage;

function removeStoredSessions(): void {
  removeSessions(device);
  removeSessions(tab);
}

/** The session of this page, with the browser around it. */
export function createPageSession(environment: BuildEnvironment, emailDomain: string): AuthSession {
  const tabs = createTabs((name) => new BroadcastChannel(name));
  const stored = (): StoredSession => findStoredSession(device, tab);
  return createAuthSession({
    emailDomain,
    prepareGate,
    noteTyped: (uid) => {
      noteTyped(tab, uid);
    },
    wasTyped: (uid) => wasTyped(tab, uid),
    noteSignIn: () => {
      noteSignIn(device);
    },
    askToKeep: () => {
      void pageKeeper.ask();
    },
    openGate,
    lockGate,
    forgetDevice: (uid) => {
      forgetScope(uid, device);
    },
    loadClient: () => loadAuthClient(environment),
    findStoredSession: stored,
    findStoredAccount: () => findStoredSignIn(device, tab).account,
    isStillStored: (email) => isStillStored(email, device, tab),
    reloadPage: reloadWhenThere,
    tellTabs: (message) => {
      if (message.kind === 'signedOut') {
        endEpoch(device);
        forgetTyped(tab);
      }
      tabs.post(message);
    },
    startTabSync: (session) =>
      startTabSync({
        ...session,
        tabs,
        findStoredSession: stored,
        findTabSession: () => findTabSession(device, tab),
        storeTabSession: (handedOver) => storeTabSession(device, tab, handedOver),
        removeTabSession: () => {
          removeSessions(tab);
        },
        removeSessions: () => {
          removeStoredSessions();
          window.addEventListener('pagehide', removeStoredSessions);
        },
        hasEndedSession: () => hasEndedSession(device, tab),
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
