import { useSyncExternalStore } from 'react';
import { findTypedPassword, onTypedPassword } from '@kurser/school-gate/auth/typedPassword';
import { followingHere } from '@kurser/student-work/follow/hasMark';

function subscribe(onChange: () => void): () => void {
  const end = onTypedPassword(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    end();
    window.removeEventListener('storage', onChange);
  };
}

/**
 * Whether there is something to do for work that follows: it does so from here, or a password has
 * been typed that may open it. Else nothing of it is fetched.
 */
export const useFollowsHere = (uid: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => findTypedPassword() !== undefined || followingHere(uid) !== 'no',
    () => false,
  );
