import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import type { BuildEnvironment } from '@site/src/config/environment';
import { removeSdkPart, usageCounts } from '@kurser/platform/sdkParts';
import type { StartAppCheck } from '../appCheck';
import type { AuthClient } from '../authClient';
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
export function startAuth(
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
