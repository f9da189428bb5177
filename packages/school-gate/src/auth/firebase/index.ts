import type { BuildEnvironment } from '@site/src/config/environment';
import type { StartAppCheck } from '../startAppCheck';
import type { AuthClient } from '../authClient';
import { accountVerbs } from './accountVerbs';
import { mailVerbs } from './mailVerbs';
import { savedRequest, wrapRequests, type ProviderRequests } from './providerRequests';
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  type Auth,
  createUserWithEmailAndPassword,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  type Persistence,
} from 'firebase/auth';
import { removeSdkPart, usageCounts } from '@kurser/platform/sdkParts';
import { browserStorage, isUsable } from '../browserStorage';
import { removeUnusableSessions } from '../storedSession';
import { beginEpoch } from '../sessionEpoch';

/**
 * Prepares the place where the next session is kept: as long as was asked for; where that storage
 * is refused or full, as long as the tab, else as long as the page. The SDK itself looks whether a
 * storage is refused, and meets a full one with a fault of its own.
 */
function preparePersistence(remember: boolean): Persistence {
  if (remember && isUsable(browserStorage, 'device')) return browserLocalPersistence;
  if (!isUsable(browserStorage, 'tab')) return inMemoryPersistence;
  beginEpoch(browserStorage);
  return browserSessionPersistence;
}

/** The verbs that begin a session and end it. */
function signInVerbs(
  auth: Auth,
  { submit }: ProviderRequests,
): Pick<AuthClient, 'register' | 'signIn' | 'signOut'> {
  return {
    register: (email, password, remember) =>
      submit(async () => {
        await setPersistence(auth, preparePersistence(remember));
        await createUserWithEmailAndPassword(auth, email, password);
      }),
    signIn: (email, password, remember) =>
      submit(async () => {
        await setPersistence(auth, preparePersistence(remember));
        await signInWithEmailAndPassword(auth, email, password);
      }),
    signOut: async () => {
      await signOut(auth);
    },
  };
}

interface StartedAuth extends Pick<AuthClient, 'appCheckToken'> {
  readonly auth: Auth;
}

/**
 * Starts the SDK with the build's project. No persistence that can hang, and no popup or redirect
 * resolver: only e-mail and password.
 * @param startAppCheck null where App Check is off
 */
function startAuth(
  { provider, emulators, appCheck }: BuildEnvironment,
  startAppCheck: StartAppCheck | null,
): StartedAuth {
  removeUnusableSessions(browserStorage);
  // It keeps its count in IndexedDB, and makes every request wait until that has answered, which
  // some browsers' never does (WebKit bug 226547).
  removeSdkPart(usageCounts);
  const app = initializeApp({ ...provider, ...(appCheck !== null && { appId: appCheck.appId }) });
  const appCheckToken = startAppCheck?.(app) ?? (async () => Promise.resolve(null));
  const auth = initializeAuth(app, {
    persistence: [browserLocalPersistence, browserSessionPersistence, inMemoryPersistence],
  });
  // Must follow initializeAuth directly: after the first request the SDK refuses to change
  // addresses.
  if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  auth.languageCode = 'sv';
  return { auth, appCheckToken };
}

// Asked for from this chunk, which has the part of the SDK that both need.
export { importAppCheck } from '../importAppCheck';

/**
 * The Firebase Auth client behind the AuthClient interface; call it once a page. The session is
 * kept in localStorage or, when it is to end with the browser, in sessionStorage; in memory where
 * they are refused.
 * @param startAppCheck null where App Check is off
 */
export function createFirebaseClient(
  environment: BuildEnvironment,
  startAppCheck: StartAppCheck | null,
): AuthClient {
  const requests = wrapRequests(savedRequest);
  const { auth, appCheckToken } = startAuth(environment, startAppCheck);
  return {
    ...accountVerbs(auth, requests),
    ...signInVerbs(auth, requests),
    ...mailVerbs(auth, requests),
    appCheckToken,
    abandon: requests.abandon,
  };
}
