import { useSyncExternalStore } from 'react';
import { markItem, readMark } from '../core/mark';

/** Calls back when the mark changes, here or in another tab. Returns the function that ends it. */
export function onMark(onChange: () => void): () => void {
  window.addEventListener(markItem, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(markItem, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Whether an account keeps courses on this device. Else nothing of it is fetched. */
export const useSavedHere = (uid: string): boolean =>
  useSyncExternalStore(
    onMark,
    () => readMark()?.uid === uid,
    () => false,
  );
