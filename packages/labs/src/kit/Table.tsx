import type { ReactNode } from 'react';
import clsx from 'clsx';
import parts from './lab.module.css';

interface TableProps {
  readonly caption?: string;
  /** The heads of its columns. */
  readonly heads: readonly ReactNode[];
  /**
   * What the box is called where one must come to it by Tab, because nothing in it takes focus and
   * it may be wide.
   */
  readonly label?: string;
  readonly className?: string | undefined;
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table in a box of its own, which scrolls when there is no room for it. */
export default function Table(props: TableProps): ReactNode {
  const { caption, heads, label, className, children } = props;
  const reached = label === undefined ? {} : { role: 'group', 'aria-label': label, tabIndex: 0 };
  return (
    <div className={parts.scroll} {...reached}>
      <table className={clsx(parts.table, className)}>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th scope="col" key={column}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
