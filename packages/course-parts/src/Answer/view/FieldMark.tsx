import type { ReactNode } from 'react';
import clsx from 'clsx';
import heard from '@kurser/ui/heard.module.css';
import type { Mark } from '../core/verdict';
import quiz from '../../Quiz/styles.module.css';
import styles from '../styles.module.css';

/** How one field of several stands: sign and colour, and a word for those who hear it. */
export default function FieldMark({
  id,
  mark,
}: {
  readonly id: string;
  readonly mark: Mark | undefined;
}): ReactNode {
  if (mark === undefined || mark === 'empty') return null;
  const isRight = mark === 'right';
  return (
    <span id={id} className={clsx(styles.mark, isRight ? quiz.good : quiz.bad)}>
      <span aria-hidden="true">{isRight ? '✓' : '✗'}</span>
      <span className={heard.only}>{isRight ? 'Stämmer' : 'Stämmer inte'}</span>
    </span>
  );
}
