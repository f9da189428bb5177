import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Count } from '../progress';
import { readText } from '../texts';
import styles from './styles.module.css';

interface ProgressLineProps {
  readonly count: Count;
  readonly className?: string;
}

/** How many lessons are read, in words; the bar above says the same to the eye alone. */
export default function ProgressLine({ count, className }: ProgressLineProps): ReactNode {
  if (count.total === 0) return null;
  const percent = (100 * count.done) / count.total;
  return (
    <span className={clsx(styles.line, className)}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.done} style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.text}>{readText(count)}</span>
    </span>
  );
}
