import { initializeApp } from 'firebase/app';
import {
  ActionCodeOperation,
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
  type Persistence,
  type User,
} from 'firebase/auth';
import type { BuildEnvironment } from '../config/environment';
import { removeSdkPart, usageCounts } from '../platform/sdkParts';
import type { StartAppCheck } from './appCheck';
import type { AuthClient, CodeUse } from './authClient';
import { isNetworkError } from './errorTexts';
import { outageError } from './outage';
import { createProviderFetch } from './providerFetch';
import { beginEpoch } from './sessionEpoch';
import { isUsable, removeUnusableSessions } from './storedSession';
import type { Account } from './visitor';

function accountOf(user: User): Account {
  return { uid: user.uid, email: user.email, emailVerified: user.emailVerified };
}

async function hasVerifiedToken(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult();
  return claims['email_verified'] === true;
}

const operations: Readonly<Record<CodeUse, string>> = {
  verifyEmail: ActionCodeOperation.VERIFY_EMAIL,
  resetPassword: ActionCodeOperation.PASSWORD_RESET,
};

// Asked for from this chunk, which has the part of the SDK that both need.
export { importAppCheck } from './importAppCheck';

const device = (): Storage => window.localStorage;
const tab = (): Storage => window.sessionStorage;

/**
 * Prepares the place where the next session is kept: as long as was asked for; where that storage is refused or full, as long as the tab,
 * else as long as the page. The SDK itself looks whether a storage is refused, and meets a full one with a fault of its own.
 */
function preparePersistence(remember: boolean): Persistence {
  if (remember && isUsable(device)) return browserLocalPersistence;
  if (!isUsable(tab)) return inMemoryPersistence;
  beginEpoch(device, tab);
  return browserSessionPersistence;
}

/**
 * The Firebase Auth client behind the AuthClient interface; call it once a page. The session is kept in localStorage or, when it
 * is to end with the browser, in sessionStorage; in memory where they are refused. No persistence that can hang. No popup or redirect resolver: only e-mail and password.
 * @param startAppCheck null where App Check is off
 */
export function createFirebaseClient(
  { provider, emulators, appCheck }: BuildEnvironment,
  startAppCheck: StartAppCheck | null,
): AuthClient {
  let abandoned = false;
  // The SDK takes its fetch from the page, and has no setting for another one.
  let described = false;
  /** The statuses of answers without a verdict since the last press. */
  const outages: number[] = [];
  window.fetch = createProviderFetch(window.fetch.bind(window), {
    onDescribed: () => {
      described = true;
    },
    onOutage: (status) => {
      outages.push(status);
    },
    isAbandoned: () => abandoned,
  });
  removeUnusableSessions(device, tab);
  // It keeps its count in IndexedDB, and makes every request wait until that has answered, which some browsers' never does (WebKit bug 226547).
  removeSdkPart(usageCounts);
  const app = initializeApp({ ...provider, ...(appCheck !== null && { appId: appCheck.appId }) });
  const appCheckToken = startAppCheck?.(app) ?? (async () => Promise.resolve(null));
  const auth = initializeAuth(app, {
    persistence: [browserLocalPersistence, browserSessionPersistence, inMemoryPersistence],
  });
  // Must follow initializeAuth directly: after the first request the SDK refuses to change addresses.
  if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  auth.languageCode = 'sv';

  function requireUser(): User {
    if (auth.currentUser === null)
      throw Object.assign(new Error('No user is signed in.'), { code: 'auth/no-current-user' });
    return auth.currentUser;
  }

  /**
   * Does what somebody has asked for by a press. At the SDK's start an outage has to look like the network; here it is told as what it is.
   * @throws the provider's error, or an outage's
   */
  async function submit<T>(send: () => Promise<T>): Promise<T> {
    outages.length = 0;
    try {
      return await send();
    } catch (error) {
      const status = outages.at(-1);
      throw status !== undefined && isNetworkError(error) ? outageError(status) : error;
    }
  }

  /** The account as the provider describes it, with a token that says the same. */
  async function present(ask: boolean): Promise<Account | null> {
    // A link's button may be pressed before the SDK has looked into storage.
    await auth.authStateReady();
    const user = auth.currentUser;
    if (user === null) return null;
    if (ask) await user.reload();
    // Whoever was verified on another device has a token from before, also when the SDK has learnt of it by itself at its start.
    if (user.emailVerified && !(await hasVerifiedToken(user))) await user.getIdToken(true);
    return accountOf(user);
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
    sendPasswordReset: (email) => submit(() => sendPasswordResetEmail(auth, email)),
    sendVerification: () => submit(async () => sendEmailVerification(requireUser())),
    applyCode: (code) => submit(() => applyActionCode(auth, code)),
    addressOfCode: async (code, use) => {
      const { data, operation } = await submit(() => checkActionCode(auth, code));
      return operation === operations[use] ? (data.email ?? null) : null;
    },
    confirmPasswordReset: (code, password) =>
      submit(() => confirmPasswordReset(auth, code, password)),
    confirm: () => present(!described),
    reload: () => present(true),
    changePassword: (password, next) =>
      submit(async () => updatePassword(await reauthenticate(password), next)),
    deleteAccount: (password) => submit(async () => deleteUser(await reauthenticate(password))),
    idToken: async (fresh = false) => requireUser().getIdToken(fresh),
    appCheckToken,
    signOut: async () => {
      await signOut(auth);
    },
    abandon: () => {
      abandoned = true;
    },
  };
}
