import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Tone = 'good' | 'hint' | 'bad' | 'plain';

interface NoticeProps {
  readonly tone: Tone;
  /**
   * Nothing to say yet: the region stays, empty, so that a screen reader hears the first message.
   */
  readonly children?: ReactNode;
}

const signs: Readonly<Record<Tone, string>> = { good: '✓', hint: '→', bad: '!', plain: '' };

/**
 * What a lab answers to what the student did. Read out when it changes; the sign says what the
 * colour says.
 */
export default function Notice({ tone, children }: NoticeProps): ReactNode {
  const isEmpty = children === undefined || children === false || children === '';
  return (
    <div className={styles.region} role="status">
      {!isEmpty && (
        <div className={clsx(styles.notice, styles[tone])}>
          {signs[tone] !== '' && (
            <span className={styles.sign} aria-hidden="true">
              {signs[tone]}
            </span>
          )}
          <div className={styles.text}>{children}</div>
        </div>
      )}
    </div>
  );
}
