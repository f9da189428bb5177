import type { ReactNode } from 'react';
import FollowPart from '@kurser/student-work/follow/FollowPart';
import { useWorkAccount } from './useWorkAccount';

/** The part of the panel about work that follows, with what the gate knows of the member. */
export default function FollowSection({ uid }: { readonly uid: string }): ReactNode {
  return <FollowPart {...useWorkAccount(uid)} />;
}
