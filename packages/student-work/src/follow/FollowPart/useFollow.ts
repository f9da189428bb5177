import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useDeviceStore } from '@kurser/device-store';
import type { Doubled } from '../engine/sync';
import { followHandle, markFor, type FollowAccount, type FollowHandle } from '../handle';
import { parseFollowState, type FollowState } from '../state';

export interface Follow {
  readonly handle: FollowHandle;
  readonly state: FollowState;
  readonly doubled: readonly Doubled[];
  readonly unreadable: number;
}

/** Work that follows, as the panel shows it. */
export function useFollow(account: FollowAccount): Follow {
  const store = useDeviceStore();
  const handle = useMemo(() => followHandle(store, account), [store, account]);
  const mark = useMemo(() => markFor(account), [account]);
  const text = useSyncExternalStore(mark.subscribe, mark.snapshot, () => '');
  const [found, setFound] = useState<Pick<Follow, 'doubled' | 'unreadable'>>({
    doubled: [],
    unreadable: 0,
  });
  useEffect(() => {
    const look = (): void => {
      setFound({ doubled: handle.doubled(), unreadable: handle.unreadableCount() });
    };
    look();
    return handle.subscribe(look);
  }, [handle]);
  return { handle, state: useMemo(() => parseFollowState(text), [text]), ...found };
}
