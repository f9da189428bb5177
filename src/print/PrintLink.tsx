import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { printQuery } from './printQuery';
import styles from './styles.module.css';

/** Leads to the whole part as one document. */
export default function PrintLink({ to }: { readonly to: string }): ReactNode {
  return (
    <p className={styles.link}>
      <Link to={`${to}?${printQuery}`}>Skriv ut hela delen</Link>
    </p>
  );
}
