import { lazy, Suspense, type ReactNode } from 'react';
import { useSavedHere } from '@kurser/offline/useSavedHere';
import { browserStorage } from '@kurser/school-gate/auth/browserStorage';
import { findStoredSession } from '@kurser/school-gate/auth/storedSession';
import type { Member } from '@kurser/school-gate/auth/visitor';
import DeviceData from '@kurser/student-work/progress/DeviceData';
import { fetchingHandIn } from '@site/src/components/HandIn/OfferHandIn';

const Saved = lazy(() => import('./Saved'));
const HandInHere = lazy(() => import('@site/src/components/HandIn/HandInHere'));

export interface MemberButtonProps {
  readonly visitor: Member;
  readonly projectId: string;
}

interface Part {
  readonly title: string;
  readonly content: ReactNode;
}

/** The way to the teacher's desk: nobody's account says who is a teacher, so everybody has it. */
export const accountLinks = [{ to: '/rattning', title: 'Rättning (för lärare)' }];

/** Of a build alone: what is kept is sealed. And for who is remembered on this device. */
function mayKeepCourses(): boolean {
  return process.env.NODE_ENV === 'production' && findStoredSession(browserStorage) === 'device';
}

const savedPart = (uid: string): Part => ({
  title: 'Spara kursen på den här enheten',
  content: (
    <Suspense fallback={<p>Hämtar …</p>}>
      <Saved uid={uid} place="panel" />
    </Suspense>
  ),
});

/** What stands in the frame for who keeps courses on the device. */
export function SavedInFrame({ uid }: { readonly uid: string }): ReactNode {
  if (!useSavedHere(uid)) return null;
  return (
    <Suspense fallback={null}>
      <Saved uid={uid} place="frame" />
    </Suspense>
  );
}

/** What the panel has of a member's work, with what may stand in between. */
export function accountParts(
  { visitor, projectId }: MemberButtonProps,
  between: readonly Part[] = [],
): readonly Part[] {
  return [
    {
      title: 'Mitt arbete på den här enheten',
      content: <DeviceData site={projectId} account={visitor} />,
    },
    ...between,
    ...(mayKeepCourses() ? [savedPart(visitor.uid)] : []),
    {
      title: 'Lämna in',
      content: (
        <Suspense fallback={fetchingHandIn}>
          <HandInHere />
        </Suspense>
      ),
    },
  ];
}
