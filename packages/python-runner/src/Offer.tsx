import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A question to the student and its buttons, or nothing yet: it stands there empty before that, so
 * that what comes is read out.
 */
export default function Offer({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div role="status" className={styles.offer}>
      {children}
    </div>
  );
}
