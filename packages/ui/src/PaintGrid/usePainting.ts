import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { moveInGrid } from '@kurser/shared/rovingGrid/move';
import { cellAt, cellsBetween } from './line';

export interface PaintingOptions {
  readonly rows: number;
  readonly columns: number;
  readonly enabled: boolean;
  /**
   * Cells to paint. `begin` is the first of a stroke: what undo should take back as one starts
   * there.
   */
  readonly onStroke: (cells: readonly number[], phase: 'begin' | 'extend') => void;
  /** Keys that neither move nor paint. */
  readonly onKey?: ((event: KeyboardEvent) => void) | undefined;
}

/** The grid that all the handlers are on; its cells carry their index in `data-cell`. */
type Grid = HTMLDivElement;

function focusCell(grid: Grid, cell: number): void {
  const element = grid.querySelector(`[data-cell="${String(cell)}"]`);
  if (element instanceof HTMLElement) element.focus();
}

/**
 * Painting in a grid by pointer (drag) and by keyboard: the arrows move, Enter and blank paint,
 * Shift with an arrow paints while moving. One set of handlers for the whole grid, so that cells
 * that do not change are not drawn again.
 */
export function usePainting({ rows, columns, enabled, onStroke, onKey }: PaintingOptions) {
  const [kept, setKept] = useState(0);
  const current = Math.min(kept, rows * columns - 1);
  const last = useRef<number | null>(null);

  const under = (event: PointerEvent<Grid>): number =>
    cellAt(
      { x: event.clientX, y: event.clientY },
      event.currentTarget.getBoundingClientRect(),
      rows,
      columns,
    );

  const onArrow = (event: KeyboardEvent<Grid>, next: number): void => {
    event.preventDefault();
    focusCell(event.currentTarget, next);
    if (enabled && event.shiftKey && next !== current) onStroke([current, next], 'begin');
  };

  return {
    current,
    handlers: {
      onFocus: (event: FocusEvent<Grid>) => {
        const cell = Number(event.target.dataset['cell']);
        if (Number.isInteger(cell)) setKept(cell);
      },
      onKeyDown: (event: KeyboardEvent<Grid>) => {
        const from = { row: Math.floor(current / columns), column: current % columns };
        const next = moveInGrid(from, event, rows, columns);
        if (next !== undefined) onArrow(event, next.row * columns + next.column);
        else if (enabled && (event.key === 'Enter' || event.key === ' ')) {
          event.preventDefault();
          onStroke([current], 'begin');
        } else onKey?.(event);
      },
      onPointerDown: (event: PointerEvent<Grid>) => {
        if (!enabled || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const cell = under(event);
        last.current = cell;
        onStroke([cell], 'begin');
        focusCell(event.currentTarget, cell);
      },
      onPointerMove: (event: PointerEvent<Grid>) => {
        const from = last.current;
        if (from === null) return;
        const cell = under(event);
        if (cell === from) return;
        last.current = cell;
        onStroke(cellsBetween(from, cell, columns).slice(1), 'extend');
      },
      onPointerUp: () => {
        last.current = null;
      },
      onPointerCancel: () => {
        last.current = null;
      },
    },
  };
}
