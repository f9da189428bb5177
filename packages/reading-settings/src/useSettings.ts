import { useSyncExternalStore } from 'react';
import { applySettings, keepSettings, keptName, readSettings } from './kept';
import type { Settings } from './settings';

let current: Settings | undefined;
const listeners = new Set<() => void>();

function tell(settings: Settings): void {
  current = settings;
  applySettings(settings);
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent): void {
  if (key === keptName || key === null) tell(readSettings());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The page is set and told before the browser has stored anything: it may refuse. */
function choose(settings: Settings): void {
  tell(settings);
  keepSettings(settings);
}

/** Settings that were never asked for, or that another test or page has left, are read anew. */
function snapshot(): Settings {
  if (listeners.size === 0 || current === undefined) current = sameOr(current, readSettings());
  return current;
}

function sameOr(old: Settings | undefined, now: Settings): Settings {
  return old !== undefined && JSON.stringify(old) === JSON.stringify(now) ? old : now;
}

/** The reader's settings, and how they are changed: for this page, the next ones and other tabs. */
export function useSettings(): readonly [Settings, (settings: Settings) => void] {
  return [useSyncExternalStore(subscribe, snapshot), choose];
}
