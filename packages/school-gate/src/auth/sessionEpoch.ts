import type { BrowserStorage, DeviceStorage } from './browserStorage';

/**
 * Which sessions end together. A session that ends with the browser lies in each tab's own storage,
 * where no other tab can remove it, and a tab between two documents, kept whole in history, or
 * closed and opened again hears nothing of a sign-out. So each of them carries a copy of a text in
 * localStorage, the epoch, which a sign-out removes. A session whose copy is not the epoch is over,
 * whenever somebody looks. Random, so that none comes again; removed and not replaced, because that
 * works where storage is full.
 */
const key = 'kurser:session-epoch';

/**
 * A storage's epoch or copy; empty where there is none.
 * @throws what the browser throws where it forbids storage
 */
export function epochIn(storage: Storage): string {
  return storage.getItem(key) ?? '';
}

/** Gives the tab a copy. @throws what the browser throws where storage is refused or full */
export function joinEpoch(tab: Storage, epoch: string): void {
  if (epoch === '') tab.removeItem(key);
  else tab.setItem(key, epoch);
}

/**
 * For a session that is about to be stored in the tab: it joins those of the other tabs, or begins
 * an epoch. Where localStorage is full there is none; such sessions end in the tabs that hear of
 * the sign-out. Never throws.
 */
export function beginEpoch(storage: BrowserStorage): void {
  try {
    const { device } = storage;
    if (epochIn(device) === '') device.setItem(key, crypto.randomUUID());
  } catch {
    // Full: the copy is empty as well.
  }
  try {
    joinEpoch(storage.tab, epochIn(storage.device));
  } catch {
    // Without a copy the session is over with this document at the latest.
  }
}

/** Ends the session of every tab, wherever the tab is. Never throws. */
export function endEpoch(storage: DeviceStorage): void {
  try {
    storage.device.removeItem(key);
  } catch {
    // A storage that is refused holds nothing.
  }
}
