import type { ReactNode } from 'react';
import { inElements } from '@kurser/shared/inElements';
import styles from './More.module.css';

interface MoreProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/**
 * What is seldom needed: folded away, and left out on paper. What paper should have is in a `Fold`.
 */
export default function More({ summary, children }: MoreProps): ReactNode {
  return (
    <details className={styles.more}>
      <summary>{summary}</summary>
      {inElements(children)}
    </details>
  );
}
