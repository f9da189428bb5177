import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * What to do when the programs do not come (the network, a blocker, an old copy of the page):
 * stands in the static page and is shown after a while, without any program at all.
 */
export default function Late({
  className,
}: {
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <p className={clsx(styles.late, className)}>
      Det tar längre tid än vanligt. Kontrollera din internetanslutning och ladda om sidan.
    </p>
  );
}
