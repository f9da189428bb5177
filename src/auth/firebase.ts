import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  browserSessionPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  type User,
} from 'firebase/auth';
import type { BuildEnvironment } from '../config/environment';
import type { AuthClient } from './authClient';
import { isUsable } from './storedSession';
import type { Account } from './visitor';

function accountOf(user: User): Account {
  return { uid: user.uid, email: user.email, emailVerified: user.emailVerified };
}

async function hasVerifiedToken(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult();
  return claims['email_verified'] === true;
}

/**
 * The Firebase Auth client behind the AuthClient interface; call it once a page. The session is kept in localStorage or, when it
 * is to end with the browser, in sessionStorage; in memory where they are refused. No persistence that can hang. No popup or redirect resolver: only e-mail and password.
 */
export function createFirebaseClient({ provider, emulators }: BuildEnvironment): AuthClient {
  const auth = initializeAuth(initializeApp(provider), {
    persistence: [browserLocalPersistence, browserSessionPersistence, inMemoryPersistence],
  });
  // Must follow initializeAuth directly: after the first request the SDK refuses to change addresses.
  if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  auth.languageCode = 'sv';

  /** Where the next session is kept. A storage that is refused is left alone: the SDK has found its way around it already. */
  async function keepSession(remember: boolean): Promise<void> {
    if (!isUsable(() => (remember ? window.localStorage : window.sessionStorage))) return;
    await setPersistence(auth, remember ? browserLocalPersistence : browserSessionPersistence);
  }

  function requireUser(): User {
    if (auth.currentUser === null)
      throw Object.assign(new Error('No user is signed in.'), { code: 'auth/no-current-user' });
    return auth.currentUser;
  }

  /** Proves to the provider, just now, that it is still the owner who sits here: it asks for that before what cannot be undone. */
  async function reauthenticate(password: string): Promise<User> {
    const user = requireUser();
    const credential = EmailAuthProvider.credential(user.email ?? '', password);
    await reauthenticateWithCredential(user, credential);
    return user;
  }

  return {
    observe: (onAccount) =>
      onAuthStateChanged(auth, (user) => {
        onAccount(user === null ? null : accountOf(user));
      }),
    register: async (email, password) => {
      await keepSession(true);
      await createUserWithEmailAndPassword(auth, email, password);
    },
    signIn: async (email, password, remember) => {
      await keepSession(remember);
      await signInWithEmailAndPassword(auth, email, password);
    },
    sendPasswordReset: async (email) => {
      await sendPasswordResetEmail(auth, email);
    },
    sendVerification: async () => {
      await sendEmailVerification(requireUser());
    },
    applyCode: async (code) => applyActionCode(auth, code),
    addressOfCode: async (code) => (await checkActionCode(auth, code)).data.email ?? null,
    confirmPasswordReset: async (code, password) => confirmPasswordReset(auth, code, password),
    reload: async () => {
      const user = auth.currentUser;
      if (user === null) return null;
      await user.reload();
      // Whoever was verified on another device has a token from before, also when the SDK has learnt of it by itself at its start.
      if (user.emailVerified && !(await hasVerifiedToken(user))) await user.getIdToken(true);
      return accountOf(user);
    },
    changePassword: async (present, next) => updatePassword(await reauthenticate(present), next),
    deleteAccount: async (password) => deleteUser(await reauthenticate(password)),
    idToken: async (fresh = false) => requireUser().getIdToken(fresh),
    signOut: async () => {
      await signOut(auth);
    },
  };
}
