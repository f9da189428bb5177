import type { BuildEnvironment } from '@site/src/config/environment';
import type { StartAppCheck } from '../startAppCheck';
import type { AuthClient } from '../authClient';
import { accountVerbs } from './accountVerbs';
import { mailVerbs } from './mailVerbs';
import { wrapRequests } from './providerRequests';
import { savedRequest } from './savedReading';
import { signInVerbs } from './signInVerbs';
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { removeSdkPart, usageCounts } from '@kurser/platform/sdkParts';
import { browserStorage } from '../browserStorage';
import { removeUnusableSessions } from '../storedSession';

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
