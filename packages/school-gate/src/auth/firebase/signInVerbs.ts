import {
  createUserWithEmailAndPassword,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
} from 'firebase/auth';
import type { AuthClient } from '../authClient';
import { preparePersistence } from './persistence';
import type { ProviderRequests } from './providerRequests';

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
