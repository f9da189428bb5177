import { useSyncExternalStore } from 'react';

/**
 * Whether work that follows waits for the student: a version to choose, or a key to open it with.
 * The engine says so here, so that what only shows it need not fetch the engine.
 */
let isAsking = false;
const listeners = new Set<() => void>();

export function setAsking(next: boolean): void {
  if (next === isAsking) return;
  isAsking = next;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

export const useIsAsking = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAsking,
    () => false,
  );
