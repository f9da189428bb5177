import { lazy, Suspense, type ReactNode } from 'react';
import { useAuth } from '@kurser/school-gate/auth/AuthProvider';
import { findTypedPassword, onTypedPassword } from '@kurser/school-gate/auth/typedPassword';
import type { Member } from '@kurser/school-gate/auth/visitor';
import AccountButton from '@kurser/school-gate/gate/Account';
import Following from '@kurser/student-work/follow/Following';
import DeviceData from '@kurser/student-work/progress/DeviceData';
import { fetchingHandIn } from '@site/src/components/HandIn/OfferHandIn';
import { workFollows } from '@site/src/config/workFollows';
import { useWorkAccount } from './useWorkAccount';

const FollowPart = lazy(() => import('@kurser/student-work/follow/FollowPart'));
const HandInHere = lazy(() => import('@site/src/components/HandIn/HandInHere'));

/** The way to the teacher's desk: nobody's account says who is a teacher, so everybody has it. */
const links = [{ to: '/rattning', title: 'Rättning (för lärare)' }];

interface AccountNavbarItemProps {
  /**
   * True in the mobile sidebar, where the item is left out: the button stays in the navbar at every
   * width.
   */
  readonly mobile?: boolean;
}

interface MemberButtonProps {
  readonly visitor: Member;
  readonly projectId: string;
}

const handIn = {
  title: 'Lämna in',
  content: (
    <Suspense fallback={fetchingHandIn}>
      <HandInHere />
    </Suspense>
  ),
};

const onDevice = (content: ReactNode) => ({ title: 'Mitt arbete på den här enheten', content });

function DeviceButton({ visitor, projectId }: MemberButtonProps): ReactNode {
  const device = onDevice(<DeviceData site={projectId} account={visitor} />);
  return <AccountButton parts={[device, handIn]} links={links} />;
}

/** The button of a member whose work may follow to other computers. */
function FollowedButton({ visitor, projectId }: MemberButtonProps): ReactNode {
  const { account, password } = useWorkAccount(visitor.uid);
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
  const device = onDevice(<DeviceData site={projectId} account={visitor} />);
  return (
    <>
      <Following account={account} findTyped={findTypedPassword} onTyped={onTypedPassword} />
      <AccountButton
        parts={[device, follow, handIn]}
        links={links}
        beforeDeletion={beforeDeletion}
      />
    </>
  );
}

const MemberButton = workFollows ? FollowedButton : DeviceButton;

/** The account's button and panel, with what the device holds for it, and the ways out with it. */
export default function AccountNavbarItem({ mobile = false }: AccountNavbarItemProps): ReactNode {
  const { visitor, projectId } = useAuth();
  if (mobile) return null;
  if (visitor.kind !== 'member') return <AccountButton parts={[]} links={[]} />;
  return <MemberButton key={visitor.uid} visitor={visitor} projectId={projectId} />;
}
