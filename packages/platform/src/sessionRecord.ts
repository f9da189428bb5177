/**
 * What the sign-in SDK writes into the browser's storage, read before the SDK has loaded and past
 * it: under which names, and in which shape.
 */

/** What the provider says of an account. */
export interface Account {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/** One entry of storage: a session as the SDK wrote it. */
export interface SessionRecord {
  readonly key: string;
  readonly value: string;
}

/** The SDK's key for the account that is signed in: `firebase:authUser:<api key>:<app name>`. */
const sessionKey = /^firebase:authUser:/;

/** The key of a project's session, in the app that has no name. */
export function sessionKeyOf(apiKey: string): string {
  return `firebase:authUser:${apiKey}:[DEFAULT]`;
}

export function isSessionKey(key: string): boolean {
  return sessionKey.test(key);
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

const optionalTexts = [
  ...['email', 'displayName', 'photoURL', 'phoneNumber', 'tenantId'],
  ...['_redirectEventId', 'createdAt', 'lastLoginAt'],
];

function isOptional(kind: 'string' | 'number', value: unknown): boolean {
  return value === undefined || value === null || typeof value === kind;
}

/**
 * Whether the SDK can start from it: what it asserts of a stored account, else it never answers at
 * all (`UserImpl._fromJSON`).
 */
export function isSession({ value }: SessionRecord): boolean {
  const account = parseObject(value);
  const { uid, emailVerified, isAnonymous, stsTokenManager: tokens } = account;
  if (typeof tokens !== 'object' || tokens === null) return false;
  const { refreshToken, accessToken, expirationTime }: Readonly<Record<string, unknown>> = {
    ...tokens,
  };
  return (
    typeof uid === 'string' &&
    uid !== '' &&
    typeof emailVerified === 'boolean' &&
    typeof isAnonymous === 'boolean' &&
    isOptional('string', refreshToken) &&
    isOptional('string', accessToken) &&
    isOptional('number', expirationTime) &&
    optionalTexts.every((name) => isOptional('string', account[name]))
  );
}

/**
 * Everything in a storage under a session's name.
 * @throws what the browser throws where it forbids storage
 */
export function recordsIn(storage: Storage): SessionRecord[] {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  return keys.filter(isSessionKey).map((key) => ({ key, value: storage.getItem(key) ?? '' }));
}

/**
 * The session in a storage, or undefined.
 * @throws what the browser throws where it forbids storage
 */
export function findRecord(storage: Storage): SessionRecord | undefined {
  return recordsIn(storage).find(isSession);
}

/** The account of a session as the provider last described it. */
export function accountIn({ value }: SessionRecord): Account {
  const { uid, email, emailVerified } = parseObject(value);
  return {
    uid: String(uid),
    email: typeof email === 'string' ? email : null,
    emailVerified: emailVerified === true,
  };
}

/** What a new token is given for; undefined where a session has none. */
export function refreshTokenIn({ value }: SessionRecord): string | undefined {
  const { refreshToken } = parseObject(JSON.stringify(parseObject(value)['stsTokenManager']));
  return typeof refreshToken === 'string' && refreshToken !== '' ? refreshToken : undefined;
}
