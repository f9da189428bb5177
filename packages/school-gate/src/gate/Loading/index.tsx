import type { ReactNode } from 'react';
import { school } from '@site/src/config/school';
import Late from '../Late';
import styles from './styles.module.css';

/**
 * The overlay while it is unknown who the visitor is. The static pages hold it too, so it says what
 * to do without JavaScript, and what to do when the programs do not come.
 */
export default function Loading(): ReactNode {
  return (
    <main className={styles.overlay} aria-busy="true">
      <h1 className={styles.name}>{school.title}</h1>
      <p className={styles.text} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        Laddar…
      </p>
      <Late className={styles.late} />
      <noscript>
        <p>
          Sidan behöver JavaScript för inloggningen. Slå på JavaScript i webbläsaren och ladda om
          sidan.
        </p>
      </noscript>
    </main>
  );
}
