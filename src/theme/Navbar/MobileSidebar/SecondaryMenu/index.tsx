import type { ReactNode } from 'react';
import Ways from '@site/src/home/Menu/Ways';
import { useNavbarMobileSidebar } from '@kurser/platform/themeInternals';
import OriginalSecondaryMenu from '@theme-original/Navbar/MobileSidebar/SecondaryMenu';

/** The phone's menu in the courses: the ways on, and the courses' pages. */
export default function NavbarMobileSecondaryMenu(): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <>
      <Ways onLeave={toggle} />
      <OriginalSecondaryMenu />
    </>
  );
}
