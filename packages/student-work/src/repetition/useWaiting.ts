import { useMemo, useSyncExternalStore } from 'react';
import { useDeviceStore } from '@kurser/device-store';
import { useProgress } from '../progress/useProgress';
import type { Catalogue } from './catalogue';
import { readWaiting, type Waiting } from './storedCards';
import { useToday } from './useToday';

/**
 * What there is to repeat today, followed as it changes; undefined while the page is rendered on
 * the server and hydrated.
 */
export function useWaiting(
  catalogue: Pick<Catalogue, 'list' | 'withQuestions'>,
): Waiting | undefined {
  const store = useDeviceStore();
  const progress = useProgress();
  const today = useToday();
  const version = useSyncExternalStore(store.subscribeAll, store.version, () => -1);
  return useMemo(
    () =>
      today === undefined || version < 0
        ? undefined
        : readWaiting(store, catalogue, progress, today),
    [store, catalogue, progress, today, version],
  );
}
