import { useSyncExternalStore } from 'react';
import { dayOf, type Day } from './core/days';

/**
 * A tab that has been left open over night is looked at again: that is when the day may have
 * changed.
 */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('focus', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('focus', onChange);
  };
}

/** The student's day; undefined while the page is rendered on the server and hydrated. */
export function useToday(): Day | undefined {
  return useSyncExternalStore(
    subscribe,
    () => dayOf(new Date()),
    () => undefined,
  );
}
