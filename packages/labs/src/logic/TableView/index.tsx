import type { ReactNode, RefObject } from 'react';
import clsx from 'clsx';
import { columnOf, bitOfRow, type Cell, type TableContent } from '../table';
import { formatExpression, type Notation } from '../format';
import type { Expression } from '../expression';
import heard from '@kurser/ui/heard.module.css';
import styles from './styles.module.css';

interface TableViewProps {
  readonly subject: TableContent;
  readonly caption: string;
  /** Columns of partial results between the variables and the outputs. */
  readonly steps?: readonly Expression[];
  readonly notation?: Notation;
  /** What stands in an output's cell; the value alone unless given. */
  readonly renderOutput?: (output: number, row: number) => ReactNode;
  /** Rows to point at, with the word that a screen reader hears. */
  readonly markedRow?: number | undefined;
  readonly bodyRef?: RefObject<HTMLTableSectionElement | null>;
}

export function CellValue({ cell }: { readonly cell: Cell }): ReactNode {
  return <span className={cell === 1 ? styles.one : styles.zero}>{cell}</span>;
}

interface RowProps extends TableViewProps {
  readonly row: number;
  readonly stepColumns: readonly (readonly Cell[])[];
}

function Row({ subject, row, stepColumns, renderOutput, markedRow }: RowProps) {
  const { variables, outputs } = subject;
  return (
    <tr
      className={clsx(row === markedRow && styles.marked)}
      aria-current={row === markedRow ? 'true' : undefined}
    >
      <th scope="row" className={styles.number}>
        {row === markedRow && <span aria-hidden="true">▸ </span>}
        <span>{row}</span>
      </th>
      {variables.map((name, index) => (
        <td key={name}>
          <CellValue cell={bitOfRow(row, index, variables.length)} />
        </td>
      ))}
      {stepColumns.map((column, index) => (
        <td key={index} className={clsx(styles.step, index === 0 && styles.divided)}>
          <CellValue cell={column[row] ?? 0} />
        </td>
      ))}
      {outputs.map(({ name, column }, output) => (
        <td key={name} className={clsx(styles.output, output === 0 && styles.divided)}>
          {renderOutput?.(output, row) ?? <CellValue cell={column[row] ?? 0} />}
        </td>
      ))}
    </tr>
  );
}

/** A truth table in its own scrolling box. */
export default function TableView(props: TableViewProps): ReactNode {
  const { subject, caption, steps = [], notation = 'algebra', bodyRef } = props;
  const { variables, outputs } = subject;
  const stepColumns = steps.map((step) => columnOf(step, variables));
  const rows = Array.from({ length: 2 ** variables.length }, (_, row) => row);
  return (
    // A scrolling box must be reachable by keyboard; with buttons inside it is already.
    <div
      className={styles.scroll}
      tabIndex={props.renderOutput === undefined ? 0 : undefined}
      role="group"
      aria-label={caption}
    >
      <table className={styles.table}>
        <caption className={heard.only}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              rad
            </th>
            {variables.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {steps.map((step, index) => (
              <th
                key={formatExpression(step)}
                scope="col"
                className={clsx(styles.step, index === 0 && styles.divided)}
              >
                {formatExpression(step, notation)}
              </th>
            ))}
            {outputs.map(({ name }, output) => (
              <th
                key={name}
                scope="col"
                className={clsx(styles.output, output === 0 && styles.divided)}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={bodyRef}>
          {rows.map((row) => (
            <Row key={row} {...props} row={row} stepColumns={stepColumns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
