import { useMemo, useSyncExternalStore } from 'react';
import { useDeviceStore, type DeviceStore } from '@kurser/device-store';

/** Everything that is stored for the account: JSON texts by key. */
export function readTexts(store: DeviceStore): ReadonlyMap<string, string> {
  return new Map(store.keys().map((key) => [key, store.read(key) ?? 'null']));
}

/** The same, followed as it changes. */
export function useDeviceTexts(): ReadonlyMap<string, string> {
  const store = useDeviceStore();
  // A snapshot must be equal as long as nothing changes: one text, not a fresh map.
  const snapshot = useSyncExternalStore(
    store.subscribeAll,
    () => JSON.stringify([...readTexts(store)]),
    () => '[]',
  );
  return useMemo(
    () => new Map(JSON.parse(snapshot) as readonly (readonly [string, string])[]),
    [snapshot],
  );
}
