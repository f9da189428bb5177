import {
  browserLocalPersistence,
  browserSessionPersistence,
  inMemoryPersistence,
  type Persistence,
} from 'firebase/auth';
import { beginEpoch } from '../sessionEpoch';
import { isUsable } from '../storedSession';

export const device = (): Storage => window.localStorage;
export const tab = (): Storage => window.sessionStorage;

/**
 * Prepares the place where the next session is kept: as long as was asked for; where that storage
 * is refused or full, as long as the tab, else as long as the page. The SDK itself looks whether a
 * storage is refused, and meets a full one with a fault of its own.
 */
export function preparePersistence(remember: boolean): Persistence {
  if (remember && isUsable(device)) return browserLocalPersistence;
  if (!isUsable(tab)) return inMemoryPersistence;
  beginEpoch(device, tab);
  return browserSessionPersistence;
}
