import type { ReactNode } from 'react';
import { onSignOut } from '@kurser/school-gate/auth/beforeSignOut';
import { findTypedPassword, onTypedPassword } from '@kurser/school-gate/auth/typedPassword';
import Following from '@kurser/student-work/follow/Following';
import { useWorkAccount } from './useWorkAccount';

/** Lets a member's work follow, with what the gate knows of them. */
export default function FollowingHere({ uid }: { readonly uid: string }): ReactNode {
  const { account } = useWorkAccount(uid);
  return (
    <Following
      account={account}
      findTyped={findTypedPassword}
      onTyped={onTypedPassword}
      onLeaving={onSignOut}
    />
  );
}
