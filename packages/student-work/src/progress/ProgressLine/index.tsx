import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Count } from '../progress';
import { readText } from '../texts';
import styles from './styles.module.css';

interface ProgressLineProps {
  readonly count: Count;
  /** How much of the work is done, from 0 to 1: exercises and questions of unread lessons too. */
  readonly share: number;
  readonly className?: string | undefined;
}

/** How many lessons are read, in words; the bar above grows with all that is done in them. */
export default function ProgressLine({ count, share, className }: ProgressLineProps): ReactNode {
  if (count.total === 0) return null;
  return (
    <span className={clsx(styles.line, className)} data-counter="">
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.done} style={{ width: `${100 * share}%` }} />
      </span>
      <span className={styles.text}>{readText(count)}</span>
    </span>
  );
}
