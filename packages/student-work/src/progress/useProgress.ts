import { useCallback, useSyncExternalStore } from 'react';
import { useDeviceStore, type DeviceStore } from '@kurser/device-store';
import type { StorageTrouble } from '@kurser/device-store/kept';
import { readProgress, type Progress } from './progress';
import { asideKeys, isProgressKey } from './stored';

const nothing: Progress = readProgress([]);

interface Snapshot {
  readonly version: number;
  readonly text: string;
  readonly progress: Progress;
}

/**
 * The latest reading of each store: a sidebar has a hundred readers, and a value that means the
 * same must stay the same object.
 */
const snapshots = new WeakMap<DeviceStore, Snapshot>();

function currentProgress(store: DeviceStore): Progress {
  const version = store.version();
  const latest = snapshots.get(store);
  if (latest?.version === version) return latest.progress;
  const keys = store.keys().filter(isProgressKey);
  const entries = keys.map((key) => [key, store.read(key) ?? ''] as const);
  const text = JSON.stringify(entries);
  const progress = latest?.text === text ? latest.progress : readProgress(entries);
  snapshots.set(store, { version, text, progress });
  return progress;
}

/** How far the signed-in student has come; follows changes on this page and in other tabs. */
export function useProgress(): Progress {
  const store = useDeviceStore();
  const getProgress = useCallback(() => currentProgress(store), [store]);
  return useSyncExternalStore(store.subscribeAll, getProgress, () => nothing);
}

/** How the device takes what is to be kept. */
export function useStorageTrouble(): StorageTrouble {
  const store = useDeviceStore();
  return useSyncExternalStore(store.subscribeAll, store.trouble, () => 'none');
}

/**
 * Whether the device holds nothing of the student's; false where there is no device, as in the
 * rendered copy of a page.
 */
export function useIsEmptyDevice(): boolean {
  const store = useDeviceStore();
  return useSyncExternalStore(
    store.subscribeAll,
    () => store.keys().length === 0,
    () => false,
  );
}

/** How many values are too long to be used and lie aside. */
export function useAsideCount(): number {
  const store = useDeviceStore();
  return useSyncExternalStore(
    store.subscribeAll,
    () => asideKeys(store.keys()).length,
    () => 0,
  );
}
