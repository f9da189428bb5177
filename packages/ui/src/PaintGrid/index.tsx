import { memo, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { usePainting } from './usePainting';
import styles from './styles.module.css';

export interface PaintCell {
  /** What a screen reader says of the cell. */
  readonly label: string;
  readonly className?: string | undefined;
  /** A colour that is the content itself (a pixel of a drawing), not a part of the page's look. */
  readonly color?: string | undefined;
  readonly text?: string | undefined;
}

interface CellProps extends PaintCell {
  readonly index: number;
  readonly focusable: boolean;
}

const Cell = memo(function Cell({
  label,
  className,
  color,
  text,
  index,
  focusable,
}: CellProps): ReactNode {
  return (
    <div
      role="gridcell"
      className={clsx(styles.cell, className)}
      style={color === undefined ? undefined : { backgroundColor: color }}
      tabIndex={focusable ? 0 : -1}
      data-cell={index}
      aria-label={label}
    >
      {text}
    </div>
  );
});

interface PaintGridProps {
  readonly label: string;
  /** The id of a text that tells how to paint. */
  readonly describedBy?: string;
  readonly rows: number;
  readonly columns: number;
  /** In row order. */
  readonly cells: readonly PaintCell[];
  /** Off: the arrow keys move about, nothing is painted, and a finger scrolls the page. */
  readonly painting: boolean;
  readonly onStroke: (cells: readonly number[], phase: 'begin' | 'extend') => void;
  readonly onKey?: (event: KeyboardEvent) => void;
  readonly className?: string;
}

/** A grid of cells to paint by mouse, finger, pen or keyboard. */
export default function PaintGrid(props: PaintGridProps): ReactNode {
  const { label, describedBy, rows, columns, cells, painting, className } = props;
  const { current, handlers } = usePainting({
    rows,
    columns,
    enabled: painting,
    onStroke: props.onStroke,
    onKey: props.onKey,
  });
  const columnStyle: CSSProperties & { '--columns': number } = {
    '--columns': columns,
    gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
  };
  return (
    <div
      role="grid"
      className={clsx(styles.grid, painting && styles.painting, className)}
      style={columnStyle}
      aria-label={label}
      aria-describedby={describedBy}
      aria-readonly={!painting}
      aria-rowcount={rows}
      aria-colcount={columns}
      {...handlers}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div role="row" key={row} className={styles.row}>
          {cells.slice(row * columns, (row + 1) * columns).map((cell, column) => {
            const index = row * columns + column;
            return <Cell key={column} index={index} focusable={index === current} {...cell} />;
          })}
        </div>
      ))}
    </div>
  );
}
