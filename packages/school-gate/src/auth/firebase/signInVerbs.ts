import {
  browserLocalPersistence,
  browserSessionPersistence,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import type { AuthClient } from '../authClient';
import { browserStorage, isUsable } from '../browserStorage';
import { beginEpoch } from '../sessionEpoch';
import type { ProviderRequests } from './providerRequests';

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
export function signInVerbs(
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
