import type { ReactNode } from 'react';
import styles from '../gate.module.css';

/** Where a mail from the sign-in service tends to end up. */
export default function MailHint(): ReactNode {
  return (
    <p className={styles.hint}>
      Mejlet kan dröja några minuter. Hittar du det inte: titta i skräpposten, och i skolans
      karantän om det finns en. Ett e-postfilter kan hålla kvar mejl utifrån.
    </p>
  );
}
