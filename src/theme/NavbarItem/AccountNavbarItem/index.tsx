import { lazy, Suspense, type ReactNode } from 'react';
import { useAuth } from '@kurser/school-gate/auth/AuthProvider';
import AccountButton from '@kurser/school-gate/gate/Account';
import DeviceData from '@kurser/student-work/progress/DeviceData';
import { fetchingHandIn } from '@site/src/components/HandIn/OfferHandIn';

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

/** The account's button and panel, with what the device holds for it, and the ways out with it. */
export default function AccountNavbarItem({ mobile = false }: AccountNavbarItemProps): ReactNode {
  const { visitor, projectId } = useAuth();
  if (mobile) return null;
  if (visitor.kind !== 'member') return <AccountButton parts={[]} links={[]} />;
  const parts = [
    {
      title: 'Mitt arbete på den här enheten',
      content: <DeviceData site={projectId} account={visitor} />,
    },
    {
      title: 'Lämna in',
      content: (
        <Suspense fallback={fetchingHandIn}>
          <HandInHere />
        </Suspense>
      ),
    },
  ];
  return <AccountButton parts={parts} links={links} />;
}
