import type { DeviceStorage } from './browserStorage';

/**
 * Whether somebody has been signed in on this computer. It may be shared then, and the form does
 * not offer to remember the next one unless they ask for it. Nothing is kept of who it was.
 */
const key = 'kurser:signed-in-before';

/** Never throws. */
export function noteSignIn(storage: DeviceStorage): void {
  try {
    if (!wasSignedIn(storage)) storage.device.setItem(key, '1');
  } catch {
    // Refused or full: the form offers to remember, as on a new computer.
  }
}

/** Never throws. */
export function wasSignedIn(storage: DeviceStorage): boolean {
  try {
    return storage.device.getItem(key) !== null;
  } catch {
    return false;
  }
}
