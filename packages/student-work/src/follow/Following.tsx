import { useEffect, type ReactNode } from 'react';
import { useDeviceStore, type DeviceStore } from '@kurser/device-store';
import { setAsking } from './asking';
import type { FollowAccount, FollowHandle, Typed } from './handle';
import { followingOf } from './hasMark';

export type { FindPassword } from './FollowPart/password';
export type { FollowAccount } from './handle';

interface FollowingProps {
  readonly account: FollowAccount;
  /** The password that was typed in this page, if any. */
  findTyped(): Typed | undefined;
  /** Calls back after each password that is typed. Returns what ends it. */
  onTyped(listener: () => void): () => void;
  /** Has something done before the account is signed out. Returns what ends it. */
  onLeaving(work: () => Promise<void>): () => void;
}

async function loadHandle(store: DeviceStore, account: FollowAccount): Promise<FollowHandle> {
  const { followHandle } = await import('./handle');
  return followHandle(store, account);
}

/**
 * Lets the student's work follow. Nothing is fetched for it before it is on here, or a password has
 * been typed that may open it.
 */
export default function Following(props: FollowingProps): ReactNode {
  const { account, findTyped, onTyped, onLeaving } = props;
  const store = useDeviceStore();
  useEffect(() => {
    let endAsking: (() => void) | undefined;
    let hasLeft = false;
    const ask = (handle: FollowHandle): void => {
      if (hasLeft) return;
      const look = (): void => {
        setAsking(followingOf(account) === 'locked' || handle.doubled().length > 0);
      };
      look();
      endAsking ??= handle.subscribe(look);
    };
    const follow = async (): Promise<void> => {
      const typed = findTyped();
      if (typed === undefined && followingOf(account) === 'no') return;
      const handle = await loadHandle(store, account);
      ask(handle);
      // What Firestore cannot say now it is asked again at the next visit.
      if (typed !== undefined) await handle.useTyped(typed).catch(() => undefined);
    };
    const finish = async (): Promise<void> => {
      if (followingOf(account) === 'yes') await (await loadHandle(store, account)).finish();
    };
    void follow();
    const ends = [onTyped(() => void follow()), onLeaving(finish)];
    return () => {
      hasLeft = true;
      for (const end of [...ends, endAsking]) end?.();
      setAsking(false);
    };
  }, [store, account, findTyped, onTyped, onLeaving]);
  return null;
}
