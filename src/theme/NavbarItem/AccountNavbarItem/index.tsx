import type { ReactNode } from 'react';
import { useAuth } from '@kurser/school-gate/auth/AuthProvider';
import AccountButton from '@kurser/school-gate/gate/Account';
import DeviceData from '@kurser/student-work/progress/DeviceData';

interface AccountNavbarItemProps {
  /**
   * True in the mobile sidebar, where the item is left out: the button stays in the navbar at every
   * width.
   */
  readonly mobile?: boolean;
}

/** The account's button and panel, with what the device holds for the account. */
export default function AccountNavbarItem({ mobile = false }: AccountNavbarItemProps): ReactNode {
  const { visitor, projectId } = useAuth();
  if (mobile) return null;
  if (visitor.kind !== 'member') return <AccountButton parts={[]} />;
  const content = <DeviceData site={projectId} account={visitor} />;
  return <AccountButton parts={[{ title: 'Mitt arbete på den här enheten', content }]} />;
}
