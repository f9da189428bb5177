import type { ReactNode } from 'react';
import { useAuth } from '@kurser/school-gate/auth/AuthProvider';
import AccountButton from '@kurser/school-gate/gate/Account';
import { workFollows } from '@site/src/config/workFollows';
import { accountLinks, accountParts, SavedInFrame, type MemberButtonProps } from './accountParts';
import FollowedButton from './FollowedButton';

interface AccountNavbarItemProps {
  /**
   * True in the mobile sidebar, where the item is left out: the button stays in the navbar at every
   * width.
   */
  readonly mobile?: boolean;
}

function DeviceButton(props: MemberButtonProps): ReactNode {
  return <AccountButton parts={accountParts(props)} links={accountLinks} />;
}

/** `npm start` has no Firestore that could be asked. */
const hasFirestore = process.env.NODE_ENV === 'production';

const MemberButton = workFollows && hasFirestore ? FollowedButton : DeviceButton;

/** The account's button and panel, with what the device holds for it, and the ways out with it. */
export default function AccountNavbarItem({ mobile = false }: AccountNavbarItemProps): ReactNode {
  const { visitor, projectId } = useAuth();
  if (mobile) return null;
  if (visitor.kind !== 'member') return <AccountButton parts={[]} links={[]} />;
  return (
    <>
      <SavedInFrame uid={visitor.uid} />
      <MemberButton key={visitor.uid} visitor={visitor} projectId={projectId} />
    </>
  );
}
