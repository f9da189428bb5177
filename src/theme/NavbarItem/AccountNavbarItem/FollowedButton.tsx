import { lazy, Suspense, type ReactNode } from 'react';
import { findTypedPassword, onTypedPassword } from '@kurser/school-gate/auth/typedPassword';
import AccountButton from '@kurser/school-gate/gate/Account';
import Following from '@kurser/student-work/follow/Following';
import { accountLinks, accountParts, type MemberButtonProps } from './accountParts';
import { useWorkAccount } from './useWorkAccount';

const FollowPart = lazy(() => import('@kurser/student-work/follow/FollowPart'));

/** The button of a member whose work may follow to other computers. */
export default function FollowedButton(props: MemberButtonProps): ReactNode {
  const { account, password } = useWorkAccount(props.visitor.uid);
  const follow = {
    title: 'Ditt arbete på flera datorer',
    content: (
      <Suspense fallback={<p>Hämtar …</p>}>
        <FollowPart account={account} password={password} />
      </Suspense>
    ),
  };
  const beforeDeletion = async (): Promise<void> => {
    const { removeCopy } = await import('@kurser/student-work/follow/removeCopy');
    await removeCopy(account);
  };
  return (
    <>
      <Following account={account} findTyped={findTypedPassword} onTyped={onTypedPassword} />
      <AccountButton
        parts={accountParts(props, [follow])}
        links={accountLinks}
        beforeDeletion={beforeDeletion}
      />
    </>
  );
}
