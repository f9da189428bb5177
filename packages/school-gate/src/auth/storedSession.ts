import { epochIn, joinEpoch } from './sessionEpoch';
import {
  accountIn,
  findRecord,
  isSession,
  recordsIn,
  refreshTokenIn,
  type SessionRecord,
} from '@kurser/platform/sessionRecord';
import type { Account } from './visitor';

/**
 * What the browser's storage says before the SDK has loaded. `device`: a session that is kept on
 * this computer; `tab`: one that ends with the browser.
 */
export type StoredSession = 'none' | 'device' | 'tab' | 'refused';

/** The session of a tab, to be handed to another. */
export interface TabSession extends SessionRecord {
  /** A sign-out since then has ended it. */
  readonly epoch: string;
}

/**
 * Whether a sign-out has ended the tab's session.
 * @throws what the browser throws where it forbids storage
 */
function isOver(device: Storage, tab: Storage): boolean {
  return epochIn(tab) !== epochIn(device);
}

interface PresentSession {
  readonly kind: 'device' | 'tab';
  readonly record: SessionRecord;
}

/**
 * The session that counts: the computer's, else the tab's unless it is over.
 * @throws what the browser throws where it forbids storage
 */
function findPresent(device: Storage, tab: Storage): PresentSession | undefined {
  const kept = findRecord(device);
  if (kept !== undefined) return { kind: 'device', record: kept };
  const record = isOver(device, tab) ? undefined : findRecord(tab);
  return record === undefined ? undefined : { kind: 'tab', record };
}

/** Removes the sessions in a storage, past the SDK. Never throws. */
export function removeSessions(open: () => Storage, which = (_: SessionRecord) => true): void {
  try {
    const storage = open();
    for (const record of recordsIn(storage)) if (which(record)) storage.removeItem(record.key);
  } catch {
    // A storage that is refused holds nothing.
  }
}

/**
 * For the SDK's start, which takes in whatever there is: removes what lies under a session's name
 * and is none, on which it would stumble, and the tab's session when that is over. Never throws.
 */
export function removeUnusableSessions(device: () => Storage, tab: () => Storage): void {
  const isBroken = (record: SessionRecord): boolean => !isSession(record);
  removeSessions(device, isBroken);
  removeSessions(tab, findTabSession(device, tab) === undefined ? undefined : isBroken);
}

/**
 * Whether the tab holds a session that a sign-out has ended, and nobody is signed in otherwise.
 * Never throws.
 */
export function hasEndedSession(device: () => Storage, tab: () => Storage): boolean {
  try {
    return findRecord(tab()) !== undefined && findPresent(device(), tab()) === undefined;
  } catch {
    return false;
  }
}

/** Where a session is stored, and the account that it is for as the provider last described it. */
export interface StoredSignIn {
  readonly kind: StoredSession;
  /** Undefined where nobody is signed in, or storage is refused. */
  readonly account?: Account;
}

/**
 * Looks for a stored session. `none` means that nobody is signed in, so the form can be shown at
 * once and the SDK load behind it. `refused` means that the browser forbids storage; a session can
 * then last only as long as the page. Never throws.
 */
export function findStoredSignIn(device: () => Storage, tab: () => Storage): StoredSignIn {
  try {
    const present = findPresent(device(), tab());
    return present ? { kind: present.kind, account: accountIn(present.record) } : { kind: 'none' };
  } catch {
    // Reading window.localStorage throws where the browser or a policy blocks it.
    return { kind: 'refused' };
  }
}

/** Where a session is stored; see `findStoredSignIn`. Never throws. */
export function findStoredSession(device: () => Storage, tab: () => Storage): StoredSession {
  return findStoredSignIn(device, tab).kind;
}

/** A kept session that the provider can be asked about. */
export interface KeptSession {
  readonly account: Account;
  readonly refreshToken: string;
}

/** The session that is kept on this computer; undefined when there is none. Never throws. */
export function findKeptSession(device: () => Storage): KeptSession | undefined {
  try {
    const record = findRecord(device());
    const refreshToken = record === undefined ? undefined : refreshTokenIn(record);
    if (record === undefined || refreshToken === undefined) return undefined;
    return { account: accountIn(record), refreshToken };
  } catch {
    return undefined;
  }
}

/**
 * The session that ends with the browser, to be handed to another tab; undefined when there is
 * none. Never throws.
 */
export function findTabSession(device: () => Storage, tab: () => Storage): TabSession | undefined {
  try {
    const record = isOver(device(), tab()) ? undefined : findRecord(tab());
    return record && { ...record, epoch: epochIn(tab()) };
  } catch {
    return undefined;
  }
}

/**
 * Stores a session that another tab handed over; answers whether that was done. One that a sign-out
 * has ended on the way is not stored. Never throws.
 */
export function storeTabSession(
  device: () => Storage,
  tab: () => Storage,
  { key, value, epoch }: TabSession,
): boolean {
  try {
    if (epochIn(device()) !== epoch) return false;
    joinEpoch(tab(), epoch);
    tab().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** More than a session takes: two tokens and what the provider says of the account. */
const roomForSession = 10_000;

/** Whether a session can be stored there: storage may be refused, or full. Never throws. */
export function isUsable(open: () => Storage): boolean {
  const probe = 'kurser:prov';
  try {
    open().setItem(probe, ' '.repeat(roomForSession));
    open().removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the stored session is still the account's. True where storage is refused: a session is in
 * memory there, and only its own page can end it. Never throws.
 */
export function isStillStored(email: string, device: () => Storage, tab: () => Storage): boolean {
  const { kind, account } = findStoredSignIn(device, tab);
  return kind === 'refused' || account?.email === email;
}
