import type { ReactNode } from 'react';
import SearchButton from '@kurser/search/SearchButton';

interface SearchNavbarItemProps {
  /**
   * True in the mobile sidebar, where the item is left out: the button stays in the navbar at every
   * width.
   */
  readonly mobile?: boolean;
}

export default function SearchNavbarItem({ mobile = false }: SearchNavbarItemProps): ReactNode {
  return mobile ? null : <SearchButton />;
}
