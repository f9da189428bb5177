import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createDeviceStore, parseStored, type DeviceStore } from './store';

export type { DeviceStore } from './store';

const Context = createContext<DeviceStore | null>(null);

interface DeviceStoreProviderProps {
  /** Keeps accounts on one computer apart: the signed-in user's id. */
  readonly scope: string;
  readonly children: ReactNode;
}

export function DeviceStoreProvider({ scope, children }: DeviceStoreProviderProps): ReactNode {
  const store = useMemo(
    () =>
      createDeviceStore(scope, () =>
        typeof window === 'undefined' ? undefined : window.localStorage,
      ),
    [scope],
  );
  return <Context value={store}>{children}</Context>;
}

/**
 * The signed-in visitor's store. Throws outside `DeviceStoreProvider`: that is a fault in the
 * program, not in the browser.
 */
export function useDeviceStore(): DeviceStore {
  const store = useContext(Context);
  if (store === null) throw new Error('useDeviceStore must be used inside DeviceStoreProvider');
  return store;
}

/**
 * One stored value with its setter and a way to forget it. What is stored is parsed on every read;
 * when `parse` returns undefined (nothing stored, another shape) the value is `initial`. `parse`
 * and `initial` must be stable (declared outside the component).
 */
export function useStored<T>(
  key: string,
  parse: (raw: unknown) => T | undefined,
  initial: T,
): readonly [value: T, set: (next: T) => void, forget: () => void] {
  const store = useDeviceStore();
  const text = useSyncExternalStore(
    useCallback((onChange) => store.subscribe(key, onChange), [store, key]),
    () => store.read(key),
    () => null,
  );
  const value = useMemo(() => parseStored(text, parse) ?? initial, [text, parse, initial]);
  const set = useCallback(
    (next: T) => {
      store.write(key, next);
    },
    [store, key],
  );
  const forget = useCallback(() => {
    store.remove(key);
  }, [store, key]);
  return [value, set, forget];
}
