import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** A category page with this in its query is the whole part as one document. */
const printQuery = 'skriv-ut';

/** Whether a page's address asks for it so. */
export function asksForPrint(search: string): boolean {
  return new URLSearchParams(search).has(printQuery);
}

/** Leads to the whole part as one document. */
export default function PrintLink({ to }: { readonly to: string }): ReactNode {
  return (
    <p className={styles.link}>
      <Link to={`${to}?${printQuery}`}>Skriv ut hela delen</Link>
    </p>
  );
}
