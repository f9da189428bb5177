import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Program } from '../core/machine';
import styles from './styles.module.css';

/** The lesson's loop as it now stands. */
export default function Code({
  program: { wait, enemy },
}: {
  readonly program: Program;
}): ReactNode {
  const waiting = wait === undefined ? '  // waitforraster(250);' : `  waitforraster(${wait});`;
  return (
    <pre className={styles.code} aria-label="Slingan" translate="no">
      <code>
        {'while (true) do\nbegin\n'}
        <span className={clsx(styles.waitLine, wait === undefined && styles.gone)}>{waiting}</span>
        {enemy ? '\n  KollaKrock();\n  FlyttaSkepp();\n  FlyttaFiende();' : '\n  FlyttaSkepp();'}
        {'\nend;'}
      </code>
    </pre>
  );
}
