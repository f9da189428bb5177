import type { ReactNode } from 'react';
import { formatFixed } from '@kurser/shared/swedishNumber';
import parts from '../../kit/lab.module.css';
import styles from '../styles.module.css';

export interface Bar {
  readonly name: ReactNode;
  /** 0 … 1. */
  readonly share: number;
  /** More columns to the right of the share. */
  readonly more?: readonly ReactNode[];
}

interface BarsProps {
  readonly caption: string;
  /** The first column's head, then those of `more`. */
  readonly heads: readonly [string, ...string[]];
  readonly bars: readonly Bar[];
}

/** Shares of a whole as a table with a bar in each row. */
export default function Bars({ caption, heads: [first, ...others], bars }: BarsProps): ReactNode {
  return (
    <div className={parts.scroll}>
      <table className={`${parts.table ?? ''} ${styles.bars ?? ''}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col" colSpan={2}>
              Sannolikhet
            </th>
            {others.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, share, more = [] }, i) => (
            <tr key={i}>
              <th scope="row">{name}</th>
              <td className={styles.barCell}>
                <span className={styles.bar} style={{ width: `${100 * share}%` }} />
              </td>
              <td>{formatFixed(share, 3)}</td>
              {more.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
