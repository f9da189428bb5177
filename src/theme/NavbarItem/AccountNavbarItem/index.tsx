import type { ReactNode } from 'react';
import AccountButton from '@site/src/gate/Account';

interface AccountNavbarItemProps {
  /** True in the mobile sidebar, where the item is left out: the button stays in the navbar at every width. */
  readonly mobile?: boolean;
}

export default function AccountNavbarItem({ mobile = false }: AccountNavbarItemProps): ReactNode {
  return mobile ? null : <AccountButton />;
}
