/**
 * The cells on the straight line between two cells of a grid, both included, each one step (also
 * diagonally) from the one before: Bresenham's line. A pointer that moves fast skips cells; the
 * line gives them back.
 */
export function cellsBetween(from: number, to: number, columns: number): number[] {
  let row = Math.floor(from / columns);
  let column = from % columns;
  const lastRow = Math.floor(to / columns);
  const lastColumn = to % columns;
  const rowDistance = Math.abs(lastRow - row);
  const columnDistance = Math.abs(lastColumn - column);
  const rowStep = Math.sign(lastRow - row);
  const columnStep = Math.sign(lastColumn - column);
  const cells = [from];
  let error = columnDistance - rowDistance;
  while (row !== lastRow || column !== lastColumn) {
    const doubled = 2 * error;
    if (doubled > -rowDistance) {
      error -= rowDistance;
      column += columnStep;
    }
    if (doubled < columnDistance) {
      error += columnDistance;
      row += rowStep;
    }
    cells.push(row * columns + column);
  }
  return cells;
}

/**
 * The cell under a point inside a box of equally large cells; a point outside counts as the nearest
 * edge.
 */
export function cellAt(
  point: { readonly x: number; readonly y: number },
  box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  },
  rows: number,
  columns: number,
): number {
  const clamp = (value: number, count: number): number =>
    Math.min(count - 1, Math.max(0, Math.floor(value * count)));
  const row = clamp((point.y - box.top) / box.height, rows);
  const column = clamp((point.x - box.left) / box.width, columns);
  return row * columns + column;
}
