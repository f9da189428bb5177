export interface Cell {
  readonly row: number;
  readonly column: number;
}

/**
 * Where a key moves the focus in a grid of cells: arrows by one, Home and End within the row, with
 * Ctrl to the first and the last cell. Undefined for any other key; at an edge the answer is the
 * cell itself.
 */
export function moveInGrid(
  from: Cell,
  { key, ctrlKey = false }: { readonly key: string; readonly ctrlKey?: boolean },
  rows: number,
  columns: number,
): Cell | undefined {
  const { row, column } = from;
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(rows - 1, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(columns - 1, column + 1) };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? rows - 1 : row, column: columns - 1 };
    default:
      return undefined;
  }
}
