import type { BuildEnvironment } from '@site/src/config/environment';
import type { StartAppCheck } from '../appCheck';
import type { AuthClient } from '../authClient';
import { accountVerbs } from './accountVerbs';
import { mailVerbs } from './mailVerbs';
import { wrapRequests } from './providerRequests';
import { signInVerbs } from './signInVerbs';
import { startAuth } from './startAuth';

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
  const requests = wrapRequests(window.fetch.bind(window));
  const { auth, appCheckToken } = startAuth(environment, startAppCheck);
  return {
    ...accountVerbs(auth, requests),
    ...signInVerbs(auth, requests),
    ...mailVerbs(auth, requests),
    appCheckToken,
    abandon: requests.abandon,
  };
}
