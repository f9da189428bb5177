import type { ReactNode } from 'react';
import Courses from '@site/src/home/Menu/Courses';
import Ways from '@site/src/home/Menu/Ways';
import { useNavbarMobileSidebar } from '@kurser/platform/themeInternals';
import OriginalPrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';

/** The phone's menu outside the courses: the ways on, the navbar's own link, and the courses. */
export default function NavbarMobilePrimaryMenu(): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <>
      <Ways onLeave={toggle} />
      <OriginalPrimaryMenu />
      <Courses onLeave={toggle} />
    </>
  );
}
