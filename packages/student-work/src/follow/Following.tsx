import { useEffect, type ReactNode } from 'react';
import { useDeviceStore } from '@kurser/device-store';
import type { FollowAccount, Typed } from './handle';
import { hasMark } from './hasMark';

export type { FindPassword } from './FollowPart/password';
export type { FollowAccount } from './handle';

interface FollowingProps {
  readonly account: FollowAccount;
  /** The password that was typed in this page, if any. */
  findTyped(): Typed | undefined;
  /** Calls back after each password that is typed. Returns what ends it. */
  onTyped(listener: () => void): () => void;
}

/**
 * Lets the student's work follow. Nothing is fetched for it before it is on here, or a password has
 * been typed that may open it.
 */
export default function Following({ account, findTyped, onTyped }: FollowingProps): ReactNode {
  const store = useDeviceStore();
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const typed = findTyped();
      if (typed === undefined && !hasMark(account)) return;
      const { followHandle } = await import('./handle');
      const handle = followHandle(store, account);
      // What Firestore cannot say now it is asked again at the next visit.
      if (typed !== undefined) await handle.useTyped(typed).catch(() => undefined);
    };
    void follow();
    return onTyped(() => void follow());
  }, [store, account, findTyped, onTyped]);
  return null;
}
