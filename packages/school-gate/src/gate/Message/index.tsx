import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface MessageProps {
  readonly kind: 'error' | 'success';
  readonly id?: string;
  readonly children: ReactNode;
}

/**
 * A message on a gate screen, announced when it appears: errors at once, successes when there is a
 * pause.
 */
export default function Message({ kind, id, children }: MessageProps): ReactNode {
  return (
    <p
      id={id}
      className={clsx(styles.message, styles[kind])}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      {children}
    </p>
  );
}
