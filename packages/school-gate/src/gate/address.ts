/**
 * The address bar, for the screens of the gate: they stand outside the site's router, which is not
 * there yet.
 */
import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function tell(): void {
  listeners.forEach((listener) => {
    listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** In the state of a history entry that was reached from another screen of the gate. */
const fromWithin = 'kurserFromWithin';

export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The page's address. Empty on the server and on the first render in the browser, which know no
 * address.
 */
export function useAddress(): Address {
  const href = useSyncExternalStore(
    subscribe,
    () => window.location.href,
    () => '',
  );
  return useMemo(
    () => (href === '' ? { pathname: '', search: '', hash: '' } : new URL(href)),
    [href],
  );
}

/** Goes to another page of the site without leaving this one. */
export function visit(path: string): void {
  window.history.pushState({ [fromWithin]: true }, '', path);
  window.scrollTo(0, 0);
  tell();
}

/** Puts other parameters into the address of the same page. */
export function replaceSearch(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
  tell();
}

/** Leaves for where the visitor came from within the site, or for the start page. */
export function goBack(): void {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && fromWithin in state) window.history.back();
  else visit('/');
}
