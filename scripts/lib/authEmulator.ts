/**
 * The Auth emulator spoken to over REST: accounts made, verified, disabled and deleted, and the
 * mails it would have sent.
 */
import { authEmulatorHost } from '../../src/config/environment';
import { sessionKeyOf } from '@kurser/platform/sessionRecord';

/** Asked anew each time: `npm start -- --host` moves the emulator before it is started. */
const address = (): string => `http://${authEmulatorHost(process.env)}`;
const project = 'demo-kurser';
const apiKey = 'demo-api-key';

export interface TestAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** A mail that the emulator holds instead of sending: where it would go, and its link. */
export interface OutOfBandMail {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
  readonly oobLink: string;
}

const asOwner = { authorization: 'Bearer owner' };

/** @param as the project's owner, to whom everything is allowed, or a visitor with no rights */
async function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  as: Readonly<Record<string, string>> = asOwner,
): Promise<unknown> {
  const response = await fetch(`${address()}${path}`, {
    method,
    headers: { ...as, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const answer: unknown = await response.json();
  if (!response.ok)
    throw new Error(`${method} ${path}: ${String(response.status)} ${JSON.stringify(answer)}`);
  return answer;
}

function textIn(answer: unknown, key: string): string {
  const value: unknown =
    typeof answer === 'object' && answer !== null
      ? (answer as Readonly<Record<string, unknown>>)[key]
      : undefined;
  if (typeof value !== 'string')
    throw new Error(`The Auth emulator's answer has no text "${key}": ${JSON.stringify(answer)}`);
  return value;
}

const accounts = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;

/** True when the emulator answers. Never throws. */
export async function isAuthEmulatorUp(): Promise<boolean> {
  try {
    await call('GET', '/');
    return true;
  } catch {
    return false;
  }
}

/** Makes an account directly, past every form; any domain. Rejects when the address is taken. */
export async function createAccount(
  email: string,
  password: string,
  emailVerified: boolean,
): Promise<TestAccount> {
  const answer = await call(
    'POST',
    `/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`,
    {
      email,
      password,
      returnSecureToken: true,
    },
  );
  const uid = textIn(answer, 'localId');
  if (emailVerified)
    await call('POST', `${accounts}:update`, { localId: uid, emailVerified: true });
  return { uid, email, password };
}

export async function disableAccount(uid: string): Promise<void> {
  await call('POST', `${accounts}:update`, { localId: uid, disableUser: true });
}

export async function verifyAccount(uid: string): Promise<void> {
  await call('POST', `${accounts}:update`, { localId: uid, emailVerified: true });
}

/**
 * Changes an account's address as its owner would; the emulator then holds a recovery mail to the
 * old one.
 */
export async function changeAddress(account: TestAccount, email: string): Promise<void> {
  const { idToken } = await signInForTokens(account.email, account.password);
  const path = `/identitytoolkit.googleapis.com/v1/accounts:update?key=${apiKey}`;
  // As a client, not as the project's owner: owners change addresses without a mail.
  const response = await fetch(`${address()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken, email }),
  });
  if (!response.ok) throw new Error(`The address was not changed: ${await response.text()}`);
}

export async function deleteAccount(uid: string): Promise<void> {
  await call('POST', `${accounts}:delete`, { localId: uid });
}

/** The account with the address, or undefined. */
export async function findAccountId(email: string): Promise<string | undefined> {
  const answer = await call('POST', `${accounts}:lookup`, { email: [email] });
  const users: unknown = (answer as { readonly users?: unknown }).users;
  return Array.isArray(users) && users.length > 0 ? textIn(users[0], 'localId') : undefined;
}

/** What stands in an account as the address of a picture; undefined for nothing. */
export async function pictureOf(uid: string): Promise<string | undefined> {
  const answer = await call('POST', `${accounts}:lookup`, { localId: [uid] });
  const users = (answer as { readonly users?: readonly { readonly photoUrl?: string }[] }).users;
  return users?.[0]?.photoUrl;
}

/**
 * Switches e-mail enumeration protection: with it the provider does not say which addresses have
 * accounts. Off in a fresh emulator.
 */
export async function setEnumerationProtection(on: boolean): Promise<void> {
  await call('PATCH', `/emulator/v1/projects/${project}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: on },
  });
}

/** Asks for a mail for a new password, and follows the link in it as the mailbox's owner would. */
export async function resetPasswordOf(email: string, password: string): Promise<void> {
  const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';
  await call('POST', `${toolkit}:sendOobCode?key=${apiKey}`, {
    requestType: 'PASSWORD_RESET',
    email,
  });
  const mail = (await listMails()).filter((held) => held.email === email).at(-1);
  const body = { oobCode: mail?.oobCode, newPassword: password };
  await call('POST', `${toolkit}:resetPassword?key=${apiKey}`, body);
}

const clientPath = '/identitytoolkit.googleapis.com/v1/accounts';

/**
 * Asks for an account's address to be changed, as anyone with its token can; the mail goes to the
 * new address.
 */
export async function askForNewAddress(idToken: string, newEmail: string): Promise<void> {
  const body = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail };
  await call('POST', `${clientPath}:sendOobCode?key=${apiKey}`, body);
}

/** Follows the link in the last such mail about the account with this address, past every page. */
export async function confirmNewAddress(email: string): Promise<void> {
  const isMeant = (mail: OutOfBandMail): boolean =>
    mail.email === email && mail.requestType === 'VERIFY_AND_CHANGE_EMAIL';
  const mail = (await listMails()).filter(isMeant).at(-1);
  // To the owner the emulator would answer that the account is not named.
  await call('POST', `${clientPath}:update?key=${apiKey}`, { oobCode: mail?.oobCode }, {});
}

/** All mails held, oldest first. */
export async function listMails(): Promise<readonly OutOfBandMail[]> {
  const answer = await call('GET', `/emulator/v1/projects/${project}/oobCodes`);
  const codes: unknown = (answer as { readonly oobCodes?: unknown }).oobCodes;
  if (!Array.isArray(codes)) return [];
  return codes.map((code: unknown) => ({
    email: textIn(code, 'email'),
    requestType: textIn(code, 'requestType'),
    oobCode: textIn(code, 'oobCode'),
    oobLink: textIn(code, 'oobLink'),
  }));
}

/**
 * The mail's link as a project sends it whose action address is our site. The emulator's own link
 * leads to a page of its own, which acts at once.
 */
export function linkToSite(mail: OutOfBandMail, site: string): string {
  const link = new URL(site);
  link.searchParams.set('mode', new URL(mail.oobLink).searchParams.get('mode') ?? '');
  link.searchParams.set('oobCode', mail.oobCode);
  link.searchParams.set('apiKey', apiKey);
  link.searchParams.set('lang', 'sv');
  return link.href;
}

/** An ID token and a refresh token for the account, as a sign-in gives. */
export async function signInForTokens(
  email: string,
  password: string,
): Promise<{ idToken: string; refreshToken: string }> {
  const answer = await call(
    'POST',
    `/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    {
      email,
      password,
      returnSecureToken: true,
    },
  );
  return { idToken: textIn(answer, 'idToken'), refreshToken: textIn(answer, 'refreshToken') };
}

/** The ID token in what the SDK stores for a session. */
export function tokenIn(session: string): string {
  const stored: unknown = JSON.parse(session);
  const { stsTokenManager } = { ...(stored as Readonly<Record<string, unknown>>) };
  return textIn(stsTokenManager, 'accessToken');
}

/**
 * The same session with a sign-in as old as this. The emulators believe what a token says, and
 * check no signature.
 */
export function withSignInAt(session: string, seconds: number): string {
  const [header = '', payload = '', signature = ''] = tokenIn(session).split('.');
  const text = Buffer.from(payload, 'base64url').toString();
  const claims = { ...(JSON.parse(text) as Readonly<Record<string, unknown>>), auth_time: seconds };
  const aged = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return session.replace(tokenIn(session), `${header}.${aged}.${signature}`);
}

/**
 * Whether the service still takes an ID token for the account's. Not after a new password was
 * chosen.
 */
export async function isTokenAccepted(idToken: string): Promise<boolean> {
  const path = `/identitytoolkit.googleapis.com/v1/accounts:lookup?key=${apiKey}`;
  const response = await fetch(`${address()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  return response.ok;
}

/** What the SDK stores in localStorage for a session of this account: the key and its JSON text. */
export async function storedSessionFor(
  account: TestAccount,
  emailVerified: boolean,
): Promise<{ readonly key: string; readonly value: string }> {
  const { idToken, refreshToken } = await signInForTokens(account.email, account.password);
  const now = Date.now();
  const user = {
    uid: account.uid,
    email: account.email,
    emailVerified,
    isAnonymous: false,
    providerData: [
      {
        providerId: 'password',
        uid: account.email,
        email: account.email,
        displayName: null,
        phoneNumber: null,
        photoURL: null,
      },
    ],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: '[DEFAULT]',
  };
  return { key: sessionKeyOf(apiKey), value: JSON.stringify(user) };
}
