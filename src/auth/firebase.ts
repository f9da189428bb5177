import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import type { BuildEnvironment } from '../config/environment';
import type { AuthClient } from './authClient';
import type { Account } from './visitor';

function accountOf(user: User): Account {
  return { uid: user.uid, email: user.email, emailVerified: user.emailVerified };
}

/**
 * The Firebase Auth client behind the AuthClient interface; call it once a page. The session is kept in localStorage, in memory where
 * that is refused: the smallest set of persistences, and none that can hang. No popup or redirect resolver: only e-mail and password.
 */
export function createFirebaseClient({ provider, emulators }: BuildEnvironment): AuthClient {
  const auth = initializeAuth(initializeApp(provider), {
    persistence: [browserLocalPersistence, inMemoryPersistence],
  });
  // Must follow initializeAuth directly: after the first request the SDK refuses to change addresses.
  if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  auth.languageCode = 'sv';

  function requireUser(): User {
    if (auth.currentUser === null)
      throw Object.assign(new Error('No user is signed in.'), { code: 'auth/no-current-user' });
    return auth.currentUser;
  }

  return {
    observe: (onAccount) =>
      onAuthStateChanged(auth, (user) => {
        onAccount(user === null ? null : accountOf(user));
      }),
    register: async (email, password) => {
      await createUserWithEmailAndPassword(auth, email, password);
    },
    signIn: async (email, password) => {
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
      const wasVerified = user.emailVerified;
      await user.reload();
      if (user.emailVerified && !wasVerified) await user.getIdToken(true);
      return accountOf(user);
    },
    idToken: async (fresh = false) => requireUser().getIdToken(fresh),
    signOut: async () => {
      await signOut(auth);
    },
  };
}
