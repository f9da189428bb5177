import type { ReactNode } from 'react';
import clsx from 'clsx';
import OriginalToggle from '@theme-original/Navbar/ColorModeToggle';
import type { Props } from '@theme/Navbar/ColorModeToggle';
import SettingsButton from '@kurser/reading-settings/SettingsButton';
import styles from './styles.module.css';

/** The theme's own, in the bar and in the phone's menu, with the other choices of how one reads. */
export default function NavbarColorModeToggle({ className }: Props): ReactNode {
  return (
    <div className={clsx(styles.looks, className)}>
      <SettingsButton />
      <OriginalToggle />
    </div>
  );
}
