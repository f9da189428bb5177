import type { TabStorage } from './browserStorage';

/**
 * Whose password was typed in this tab. A session lies where every tab of the browser finds it,
 * also tomorrow; who finds it need not be who began it. Kept in the tab's own storage, because the
 * link of a mail opens a new document; a new tab has none of it.
 */
const key = 'kurser:typed-here';

/** Never throws. */
export function noteTyped(storage: TabStorage, uid: string): void {
  try {
    storage.tab.setItem(key, uid);
  } catch {
    // Refused or full: the password is asked for once more.
  }
}

/** Never throws. */
export function wasTyped(storage: TabStorage, uid: string): boolean {
  try {
    return storage.tab.getItem(key) === uid;
  } catch {
    return false;
  }
}

/** Never throws. */
export function forgetTyped(storage: TabStorage): void {
  try {
    storage.tab.removeItem(key);
  } catch {
    // A storage that is refused holds nothing.
  }
}
