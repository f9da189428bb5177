import {
  deleteUser,
  EmailAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  updatePassword,
  type Auth,
  type User,
} from 'firebase/auth';
import { forgetSavedOfOthers } from '@kurser/offline/forget';
import type { AuthClient } from '../authClient';
import { accountOfToken, type Account } from '../visitor';
import { storedToken } from '@kurser/platform/storedToken';
import { type ProviderRequests, orSaved } from './providerRequests';

function accountOf(user: User): Account {
  return { uid: user.uid, email: user.email, emailVerified: user.emailVerified };
}

async function hasVerifiedToken(user: User): Promise<boolean> {
  return accountOfToken(await user.getIdToken())?.emailVerified === true;
}

/** @throws an error with a code like the provider's when nobody is signed in */
export function requireUser({ currentUser }: Auth): User {
  if (currentUser === null)
    throw Object.assign(new Error('No user is signed in.'), { code: 'auth/no-current-user' });
  return currentUser;
}

/** The account as the provider describes it, with a token that says the same. */
async function presentAccount(auth: Auth, ask: boolean): Promise<Account | null> {
  // A link's button may be pressed before the SDK has looked into storage.
  await auth.authStateReady();
  const user = auth.currentUser;
  if (user === null) return null;
  if (ask) await user.reload();
  // After a verification on another device the token is still the old one, even where the SDK has
  // learnt of it by itself at its start.
  if (user.emailVerified && !(await hasVerifiedToken(user))) await user.getIdToken(true);
  return accountOf(user);
}

/**
 * Proves to the provider, just now, that it is still the owner who sits here: it asks for that
 * before what cannot be undone.
 */
async function reauthenticate(auth: Auth, password: string): Promise<User> {
  const user = requireUser(auth);
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await reauthenticateWithCredential(user, credential);
  return user;
}

type AccountVerb =
  | 'observe'
  | 'confirm'
  | 'reload'
  | 'changePassword'
  | 'provePassword'
  | 'deleteAccount'
  | 'idToken';

/** The verbs about the account that is signed in. */
export function accountVerbs(
  auth: Auth,
  { submit, isDescribed }: ProviderRequests,
): Pick<AuthClient, AccountVerb> {
  return {
    observe: (onAccount) =>
      onAuthStateChanged(auth, (user) => {
        void forgetSavedOfOthers(user?.uid);
        onAccount(user === null ? null : accountOf(user));
      }),
    confirm: () => orSaved(auth, presentAccount(auth, !isDescribed()), accountOf),
    reload: () => presentAccount(auth, true),
    changePassword: (password, next) =>
      submit(async () => updatePassword(await reauthenticate(auth, password), next)),
    provePassword: (password) =>
      submit(async () => {
        await reauthenticate(auth, password);
      }),
    deleteAccount: (password, before) =>
      submit(async () => {
        const user = await reauthenticate(auth, password);
        await before?.();
        await deleteUser(user);
      }),
    idToken: async (fresh = false) => {
      const asking = requireUser(auth).getIdToken(fresh);
      return fresh ? asking : orSaved(auth, asking, storedToken);
    },
  };
}
