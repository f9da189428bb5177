import { lazy, Suspense, type ReactNode } from 'react';
import { useAuth } from '@kurser/school-gate/auth/AuthProvider';
import AccountButton from '@kurser/school-gate/gate/Account';
import { useIsAsking } from '@kurser/student-work/follow/asking';
import { accountLinks, accountParts, type MemberButtonProps } from './accountParts';
import { useFollowsHere } from './useFollowsHere';

const FollowSection = lazy(() => import('./FollowSection'));
const FollowingHere = lazy(() => import('./FollowingHere'));

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
