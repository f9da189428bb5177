import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Marks.module.css';

/**
 * One outline a class, around the origin and about 14 units wide: circle, square, triangle,
 * diamond, plus and star.
 */
const outlines = [
  'M6 0A6 6 0 1 1 -6 0A6 6 0 1 1 6 0Z',
  'M-5.5 -5.5H5.5V5.5H-5.5Z',
  'M0 -7L6.6 5H-6.6Z',
  'M0 -7.5L6.5 0L0 7.5L-6.5 0Z',
  'M-2.3 -6.5H2.3V-2.3H6.5V2.3H2.3V6.5H-2.3V2.3H-6.5V-2.3H-2.3Z',
  'M0 -8L2 -2.5L7.6 -2.5L3.2 1.2L4.7 6.6L0 3.6L-4.7 6.6L-3.2 1.2L-7.6 -2.5L-2 -2.5Z',
] as const;

/** A class' colour, reused from the fifth on: there the shape alone tells. */
export const groupClass = (group: number): string | undefined => styles[`group${group % 4}`];

interface MarkProps {
  /** Undefined: a point without a class or cluster. */
  readonly group: number | undefined;
  readonly hollow?: boolean;
}

/** A point's symbol: the class by shape and colour, a point kept for testing as an outline. */
export function Mark({ group, hollow = false }: MarkProps): ReactNode {
  return (
    <path
      className={clsx(
        styles.mark,
        group === undefined ? styles.noGroup : groupClass(group),
        hollow && styles.hollow,
      )}
      d={outlines[(group ?? 0) % outlines.length]}
    />
  );
}

/** The symbol beside a word, as in a legend. */
export function MarkIcon({ group, hollow = false }: MarkProps): ReactNode {
  return (
    <svg className={styles.icon} viewBox="-9 -9 18 18" aria-hidden="true">
      <Mark group={group} hollow={hollow} />
    </svg>
  );
}
