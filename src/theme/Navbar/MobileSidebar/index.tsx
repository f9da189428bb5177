import { useEffect, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@kurser/platform/themeInternals';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';

/** What the open menu lies over. */
const behind = '.navbar__inner, .navbar ~ *';

/**
 * Takes what is behind the menu out of the tab key's way while it is open, and gives the focus back
 * to what had it.
 */
function useModalMenu(shown: boolean): void {
  useEffect(() => {
    if (!shown) return undefined;
    const opener = document.activeElement;
    const parts = document.querySelectorAll(behind);
    parts.forEach((part) => {
      part.setAttribute('inert', '');
    });
    return () => {
      parts.forEach((part) => {
        part.removeAttribute('inert');
      });
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [shown]);
}

/** The theme's menu for narrow windows, in front of everything while it is open. */
export default function NavbarMobileSidebar(): ReactNode {
  useModalMenu(useNavbarMobileSidebar().shown);
  return <OriginalMobileSidebar />;
}
