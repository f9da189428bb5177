import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useAuth } from '@kurser/school-gate/auth/AuthProvider';
import { findTypedPassword, onTypedPassword } from '@kurser/school-gate/auth/typedPassword';
import AccountButton from '@kurser/school-gate/gate/Account';
import { useIsAsking } from '@kurser/student-work/follow/asking';
import { followingHere } from '@kurser/student-work/follow/hasMark';
import { accountLinks, accountParts, type MemberButtonProps } from './accountParts';

const FollowSection = lazy(() => import('./FollowSection'));
const FollowingHere = lazy(() => import('./FollowingHere'));

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
const useFollowsHere = (uid: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => findTypedPassword() !== undefined || followingHere(uid) !== 'no',
    () => false,
  );

/** The button of a member whose work may follow to other computers. */
export default function FollowedButton(props: MemberButtonProps): ReactNode {
  const { uid } = props.visitor;
  const { actions } = useAuth();
  const isAsking = useIsAsking();
  const follow = {
    title: 'Ditt arbete på flera datorer',
    isOpen: isAsking,
    content: (
      <Suspense fallback={<p>Hämtar …</p>}>
        <FollowSection uid={uid} />
      </Suspense>
    ),
  };
  return (
    <>
      {useFollowsHere(uid) && (
        <Suspense fallback={null}>
          <FollowingHere uid={uid} />
        </Suspense>
      )}
      <AccountButton
        note={isAsking ? 'Ditt arbete väntar på dig här' : undefined}
        parts={accountParts(props, [follow])}
        links={accountLinks}
        beforeDeletion={async () => (await import('./useWorkAccount')).removeWork(uid, actions)}
      />
    </>
  );
}
