import { isRecord } from '@kurser/shared/fields';
import { parseStored } from '@kurser/device-store/store';

interface Account {
  readonly uid: string;
  readonly isRemembered: boolean;
}

/** The name of the line that says whether an account's work follows from here. */
export const markName = (uid: string): string => `kurser-follow:${uid}`;

/** The database that holds the key and what has been taken in; a sign-out removes it too. */
export const workDatabase = 'kurser-work';

/**
 * Ends following on this device alone: the copy stays, and so does what other devices have. Never
 * throws.
 */
export function stopFollowingHere(uid: string): void {
  try {
    window.localStorage.removeItem(markName(uid));
    window.sessionStorage.removeItem(markName(uid));
    window.indexedDB.deleteDatabase(workDatabase);
  } catch {
    // What the browser refuses holds nothing.
  }
}

/** Whether an account's work follows from here, or would if it were opened. */
export type Following = 'no' | 'locked' | 'yes';

/** The same, of an account that is remembered here or only in this tab: one look. Never throws. */
export function followingOf({ uid, isRemembered }: Account): Following {
  try {
    const storage = isRemembered ? window.localStorage : window.sessionStorage;
    const raw = parseStored(storage.getItem(markName(uid)), (found) => found);
    const kind = isRecord(raw) ? raw['kind'] : 'off';
    if (kind === 'off' || kind === 'removed') return 'no';
    return kind === 'locked' ? 'locked' : 'yes';
  } catch {
    return 'no';
  }
}

/** The same, of an account that is signed in here in whichever way. Never throws. */
export function followingHere(uid: string): Following {
  const here = followingOf({ uid, isRemembered: true });
  return here === 'no' ? followingOf({ uid, isRemembered: false }) : here;
}
