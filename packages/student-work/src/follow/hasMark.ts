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

/** Whether an account's work follows from here: one look. Never throws. */
export function hasMark({ uid, isRemembered }: Account): boolean {
  try {
    const storage = isRemembered ? window.localStorage : window.sessionStorage;
    return storage.getItem(markName(uid)) !== null;
  } catch {
    return false;
  }
}

/** The same, of an account that is signed in here in whichever way. Never throws. */
export const doesFollowHere = (uid: string): boolean =>
  [true, false].some((isRemembered) => hasMark({ uid, isRemembered }));
