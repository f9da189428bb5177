import { cachePrefix, markItem, readMark } from '../core/mark';

/**
 * Removes every kept course from this device, and the worker that hands them out. The mark goes
 * last: what a page that is left halfway has not removed, the next one does. Never rejects.
 */
export async function forgetSaved(): Promise<void> {
  try {
    const names = await window.caches.keys();
    const ours = names.filter((name) => name.startsWith(cachePrefix));
    await Promise.all(ours.map((name) => window.caches.delete(name)));
    const worker = await window.navigator.serviceWorker.getRegistration();
    await worker?.unregister();
  } catch {
    // Where the browser has no such storage, there is nothing in it.
  }
  try {
    window.localStorage.removeItem(markItem);
    // Other tabs hear of it by themselves.
    window.dispatchEvent(new Event(markItem));
  } catch {
    // Nor here.
  }
}

/** Removes what another account than this one keeps here. Never rejects. */
export async function forgetSavedOfOthers(uid: string | undefined): Promise<void> {
  const mark = readMark();
  if (mark !== undefined && mark.uid !== uid) await forgetSaved();
}

/**
 * Whether an account keeps courses here and its sign-in is no older than the rules take; one that
 * is too old ends what is kept. For when nobody can be asked.
 */
export async function mayReadSaved(uid: string, now = Date.now()): Promise<boolean> {
  const mark = readMark();
  if (mark?.uid !== uid || mark.kept.length === 0) return false;
  if (now < mark.until) return true;
  await forgetSaved();
  return false;
}
