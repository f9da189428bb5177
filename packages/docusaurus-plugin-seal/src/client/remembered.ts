/**
 * Until when this browser may use the key that it keeps. In localStorage, so that the page can be
 * told before it is drawn whether it will open by itself (build/index.ts): then nobody sees
 * the form for a moment.
 */
import { rememberedItem } from '../common/marker';

const dayMs = 24 * 60 * 60 * 1000;

/** Never throws: where storage is blocked, nothing is remembered. */
function inStorage<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(window.localStorage);
  } catch {
    return otherwise;
  }
}

/** Whether a key that is kept here may still be used. */
export function isRemembered(now = Date.now()): boolean {
  return inStorage((storage) => Number(storage.getItem(rememberedItem)) > now, false);
}

/** Notes that the key may be used for some days. */
export function noteRemembered(days: number, now = Date.now()): void {
  inStorage((storage) => {
    storage.setItem(rememberedItem, String(now + days * dayMs));
  }, undefined);
}

/** Nothing is remembered any more, and the page may show the form. */
export function forgetRemembered(): void {
  inStorage((storage) => {
    storage.removeItem(rememberedItem);
  }, undefined);
}
