import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { moveInGrid, type Cell } from './move';

export type { Cell } from './move';

export interface RovingGrid<Container extends Element> {
  /** For the element around all cells. */
  readonly containerRef: RefObject<Container | null>;
  /** Spread on each cell: one Tab stop for the whole grid, the arrow keys inside it. */
  cellProps(
    row: number,
    column: number,
  ): {
    readonly tabIndex: 0 | -1;
    readonly 'data-cell': string;
    readonly onFocus: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * The keyboard of a grid of buttons, after the WAI-ARIA grid pattern. Keys that do not move the
 * focus go on to `onOtherKey` together with the cell they were pressed in.
 */
export function useRovingGrid<Container extends Element>(
  rows: number,
  columns: number,
  onOtherKey?: (cell: Cell, event: KeyboardEvent) => void,
): RovingGrid<Container> {
  const containerRef = useRef<Container>(null);
  const [kept, setKept] = useState<Cell>({ row: 0, column: 0 });
  // The grid may have shrunk since the cell was focused.
  const current = { row: Math.min(kept.row, rows - 1), column: Math.min(kept.column, columns - 1) };

  const onKeyDown = (cell: Cell, event: KeyboardEvent): void => {
    const next = moveInGrid(cell, event, rows, columns);
    if (next === undefined) {
      onOtherKey?.(cell, event);
      return;
    }
    event.preventDefault();
    const element = containerRef.current?.querySelector(
      `[data-cell="${String(next.row)},${String(next.column)}"]`,
    );
    if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
  };

  return {
    containerRef,
    cellProps: (row, column) => ({
      tabIndex: row === current.row && column === current.column ? 0 : -1,
      'data-cell': `${String(row)},${String(column)}`,
      onFocus: () => {
        setKept({ row, column });
      },
      onKeyDown: (event) => {
        onKeyDown({ row, column }, event);
      },
    }),
  };
}
