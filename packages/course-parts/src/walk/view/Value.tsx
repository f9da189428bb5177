import type { ReactNode } from 'react';
import clsx from 'clsx';
import heard from '@kurser/ui/heard.module.css';
import type { Segment } from '../core/segments';
import styles from '../styles.module.css';

/** As many as there are colours in the site's series; the number tells objects apart as well. */
const colours = [styles.colour1, styles.colour2, styles.colour3, styles.colour4];

/** The colour of an object's mark and of the arrows to it. */
export const colourOf = (number: number): string | undefined =>
  colours[(number - 1) % colours.length];

/** The mark of an object, which is the same wherever a name stands for it. */
export function ObjectMark({ number }: { readonly number: number }): ReactNode {
  return (
    <span className={clsx(styles.objectMark, colourOf(number))}>
      <span className={heard.only}>objekt </span>
      <span>{number}</span>
    </span>
  );
}

/** A value: Python text, and a mark where an object stands apart. */
export default function Value({ segments }: { readonly segments: readonly Segment[] }): ReactNode {
  return segments.map((segment, index) =>
    typeof segment === 'string' ? (
      <span key={index}>{segment}</span>
    ) : (
      <span key={index} data-points-at={segment.object}>
        <span aria-hidden="true">→ </span>
        <ObjectMark number={segment.object} />
      </span>
    ),
  );
}
