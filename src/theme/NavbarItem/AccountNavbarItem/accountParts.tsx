import { lazy, Suspense, type ReactNode } from 'react';
import type { Member } from '@kurser/school-gate/auth/visitor';
import DeviceData from '@kurser/student-work/progress/DeviceData';
import { fetchingHandIn } from '@site/src/components/HandIn/OfferHandIn';

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
