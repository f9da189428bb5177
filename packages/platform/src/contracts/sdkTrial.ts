import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import { initializeAuth, type Persistence } from 'firebase/auth';
import { accountIn, isSession, isSessionKey } from '../sessionRecord';
import { usageCounts } from '../sdkParts';
import { storedToken } from '../storedToken';

/** The table of parts that the SDK's program exports. */
export function partsFaults({ _components: parts }: { readonly _components?: unknown }) {
  if (!(parts instanceof Map)) return ['firebase/app has no table _components'];
  return parts.has(usageCounts) ? [] : [`firebase/app knows no part "${usageCounts}"`];
}

const apiKey = 'seams-trial';

/** A session as the SDK writes it, with a token that is good for another hour, or as long. */
export function sessionRecord(lastsMs = 3_600_000): Record<string, unknown> {
  const expirationTime = Date.now() + lastsMs;
  return {
    uid: 'u',
    email: 'a@skola.example',
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken: 'r', accessToken: 'a', expirationTime },
  };
}

interface Start {
  /** Under which names the SDK looked for a session. */
  readonly asked: readonly string[];
  /** Whose session it took in. */
  readonly uid: string | undefined;
  /** Which token it says that it has. */
  readonly token: string | undefined;
}

/**
 * Long enough for the SDK to start in, short for one that never answers, which it does where a
 * session is broken.
 */
const startMs = 3_000;

/** Has the SDK start with a session in its storage, out of reach of any provider. */
export async function startWith(session: unknown): Promise<Start> {
  const asked: string[] = [];
  // As the SDK's own persistences are made; its types show none of it.
  class Shelf {
    static readonly type = 'LOCAL';
    readonly type = 'LOCAL';
    _shouldAllowMigration = false;
    _isAvailable = (): Promise<boolean> => Promise.resolve(true);
    _set = (): Promise<void> => Promise.resolve();
    _remove = (): Promise<void> => Promise.resolve();
    _addListener = (): void => undefined;
    _removeListener = (): void => undefined;
    _get = (key: string): Promise<unknown> => {
      asked.push(key);
      return Promise.resolve(isSessionKey(key) ? session : null);
    };
  }
  // A broken session is a fault to the SDK, which would say so.
  setLogLevel('silent');
  const realFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  const app = initializeApp({ apiKey }, `seams-${String(Math.random())}`);
  try {
    const auth = initializeAuth(app, { persistence: Shelf as unknown as Persistence });
    const late = new Promise((resolve) => setTimeout(resolve, startMs));
    await Promise.race([auth.authStateReady(), late]);
    const { currentUser: user } = auth;
    return { asked, uid: user?.uid, token: user === null ? undefined : storedToken(user) };
  } finally {
    globalThis.fetch = realFetch;
    await deleteApp(app);
  }
}

/** What the SDK does otherwise than packages/platform/src/sessionRecord.ts thinks. */
export async function sessionFaults(): Promise<readonly string[]> {
  const right = sessionRecord();
  const { asked, uid } = await startWith(right);
  const key = asked.find(isSessionKey);
  if (key === undefined) return [`The SDK looks for its session under ${asked.join(', ')}`];
  const value = JSON.stringify(right);
  const faults = [
    ...(uid === right['uid'] ? [] : ['The SDK does not take in a session as we know it']),
    ...(isSession({ key, value }) && accountIn({ key, value }).uid === uid
      ? []
      : ['We do not read a session as the SDK does']),
  ];
  return faults;
}

/** The same of packages/platform/src/storedToken.ts, of a token that has expired. */
export async function tokenFaults(): Promise<readonly string[]> {
  const { uid, token } = await startWith(sessionRecord(-3_600_000));
  return [
    ...(uid === 'u' ? [] : ['The SDK ends a session without a network']),
    ...(token === 'a' ? [] : ['The SDK does not say which token it has']),
  ];
}
