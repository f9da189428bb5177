import type { ReactNode } from 'react';
import clsx from 'clsx';
import heard from '../heard.module.css';
import styles from './styles.module.css';
import { marked, type Mark } from './words';

interface FieldMarkProps {
  readonly id?: string;
  readonly mark: Mark | undefined;
}

/** How one of several stands: sign and colour, and a word for those who hear it. */
export default function FieldMark({ id, mark }: FieldMarkProps): ReactNode {
  if (mark === undefined || mark === 'empty') return null;
  const { sign, word } = marked[mark];
  return (
    <span id={id} className={clsx(styles.mark, styles[mark])}>
      <span aria-hidden="true">{sign}</span>
      <span className={heard.only}>{word}</span>
    </span>
  );
}
