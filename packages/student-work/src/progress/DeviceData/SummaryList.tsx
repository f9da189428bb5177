import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What is stored, a line for each kind of thing. */
export default function SummaryList({ lines }: { readonly lines: readonly string[] }): ReactNode {
  if (lines.length === 0) return <p>Ingenting.</p>;
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
