import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { school } from '@site/src/config/school';
import styles from './styles.module.css';

/**
 * The site's mark and name; on a phone the eye gets the short name, and who listens the whole one.
 */
export default function NavbarLogo(): ReactNode {
  return (
    <Link className="navbar__brand" to="/">
      <img
        className={styles.mark}
        src={useBaseUrl('/img/favicon.svg')}
        alt=""
        width={28}
        height={28}
      />
      <b className={styles.name} data-short={school.shortTitle}>
        <span className={styles.whole}>{school.title}</span>
      </b>
    </Link>
  );
}
