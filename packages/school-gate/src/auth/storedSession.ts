import type { BrowserStorage, DeviceStorage } from './browserStorage';
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
function isOver(storage: BrowserStorage): boolean {
  return epochIn(storage.tab) !== epochIn(storage.device);
}

/** The name of one of the two. */
type StorageName = keyof BrowserStorage;

interface PresentSession {
  readonly kind: StorageName;
  readonly record: SessionRecord;
}

/**
 * The session that counts: the computer's, else the tab's unless it is over.
 * @throws what the browser throws where it forbids storage
 */
function findPresent(storage: BrowserStorage): PresentSession | undefined {
  const kept = findRecord(storage.device);
  if (kept !== undefined) return { kind: 'device', record: kept };
  const record = isOver(storage) ? undefined : findRecord(storage.tab);
  return record && { kind: 'tab', record };
}

/** Removes the sessions in one of the two, past the SDK. Never throws. */
export function removeSessions(
  storage: BrowserStorage,
  name: StorageName,
  which = (_: SessionRecord) => true,
): void {
  try {
    const place = storage[name];
    for (const record of recordsIn(place)) if (which(record)) place.removeItem(record.key);
  } catch {
    // A storage that is refused holds nothing.
  }
}

/**
 * For the SDK's start, which takes in whatever there is: removes what lies under a session's name
 * and is none, on which it would stumble, and the tab's session when that is over. Never throws.
 */
export function removeUnusableSessions(storage: BrowserStorage): void {
  const isBroken = (record: SessionRecord): boolean => !isSession(record);
  removeSessions(storage, 'device', isBroken);
  removeSessions(storage, 'tab', findTabSession(storage) === undefined ? undefined : isBroken);
}

/**
 * Whether the tab holds a session that a sign-out has ended, and nobody is signed in otherwise.
 * Never throws.
 */
export function hasEndedSession(storage: BrowserStorage): boolean {
  try {
    return findRecord(storage.tab) !== undefined && findPresent(storage) === undefined;
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
export function findStoredSignIn(storage: BrowserStorage): StoredSignIn {
  try {
    const present = findPresent(storage);
    return present ? { kind: present.kind, account: accountIn(present.record) } : { kind: 'none' };
  } catch {
    return { kind: 'refused' };
  }
}

/** Where a session is stored; see `findStoredSignIn`. Never throws. */
export function findStoredSession(storage: BrowserStorage): StoredSession {
  return findStoredSignIn(storage).kind;
}

/** A kept session that the provider can be asked about. */
export interface KeptSession {
  readonly account: Account;
  readonly refreshToken: string;
}

/** The session that is kept on this computer; undefined when there is none. Never throws. */
export function findKeptSession(storage: DeviceStorage): KeptSession | undefined {
  try {
    const record = findRecord(storage.device);
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
export function findTabSession(storage: BrowserStorage): TabSession | undefined {
  try {
    const record = isOver(storage) ? undefined : findRecord(storage.tab);
    return record && { ...record, epoch: epochIn(storage.tab) };
  } catch {
    return undefined;
  }
}

/**
 * Stores a session that another tab handed over; returns whether that was done. One that a sign-out
 * has ended on the way is not stored. Never throws.
 */
export function storeTabSession(
  storage: BrowserStorage,
  { key, value, epoch }: TabSession,
): boolean {
  try {
    const { device, tab } = storage;
    if (epochIn(device) !== epoch) return false;
    joinEpoch(tab, epoch);
    tab.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the stored session is still the account's. True where storage is refused: a session is in
 * memory there, and only its own page can end it. Never throws.
 */
export function isStillStored(email: string, storage: BrowserStorage): boolean {
  const { kind, account } = findStoredSignIn(storage);
  return kind === 'refused' || account?.email === email;
}
