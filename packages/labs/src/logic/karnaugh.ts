import { covers, literalsOf, type Cube } from './cubes';

/**
 * The Karnaugh map's geometry: which row of the truth table lies in which cell, and where a cube's
 * cells are. Neighbours differ in one variable (Gray code), and the edges meet: first and last
 * column are neighbours too, as are first and last row.
 */

const gray: Readonly<Record<number, readonly number[]>> = {
  1: [0, 1],
  2: [0, 1, 3, 2],
};

export interface KarnaughMap {
  readonly rowVariables: readonly string[];
  readonly columnVariables: readonly string[];
  /**
   * The bit patterns beside the rows and above the columns, for example ['00', '01', '11', '10'].
   */
  readonly rowLabels: readonly string[];
  readonly columnLabels: readonly string[];
  /** `cells[row][column]` is the row number (minterm) of the truth table. */
  readonly cells: readonly (readonly number[])[];
}

/**
 * A part of a group as it is drawn: a rectangle of cells; `open` names the sides where the group
 * goes on across the map's edge.
 */
export interface GroupPiece {
  readonly row: number;
  readonly column: number;
  readonly height: number;
  readonly width: number;
  readonly open: { readonly vertical: boolean; readonly horizontal: boolean };
}

/** Whether a Karnaugh map of this many variables can be drawn (2 to 4). */
export const hasKarnaughMap = (count: number): boolean => count >= 2 && count <= 4;

/**
 * The map for 2, 3 or 4 variables: the first half of the variables beside the rows, the rest above.
 * Throws for other numbers.
 */
export function karnaughMap(variables: readonly string[]): KarnaughMap {
  const rowCount = Math.floor(variables.length / 2);
  const columnCount = variables.length - rowCount;
  const rows = gray[rowCount];
  const columns = gray[columnCount];
  if (rows === undefined || columns === undefined)
    throw new Error(`a Karnaugh map has 2 to 4 variables, not ${variables.length}`);
  const label = (pattern: number, width: number): string =>
    pattern.toString(2).padStart(width, '0');
  return {
    rowVariables: variables.slice(0, rowCount),
    columnVariables: variables.slice(rowCount),
    rowLabels: rows.map((pattern) => label(pattern, rowCount)),
    columnLabels: columns.map((pattern) => label(pattern, columnCount)),
    cells: rows.map((row) => columns.map((column) => (row << columnCount) | column)),
  };
}

interface Stretch {
  readonly start: number;
  readonly length: number;
  readonly wraps: boolean;
}

/**
 * The positions as unbroken stretches; a stretch that runs over the end is two, both marked as
 * wrapping.
 */
function stretches(positions: readonly number[], size: number): Stretch[] {
  const found: { start: number; length: number }[] = [];
  for (const position of positions) {
    const last = found.at(-1);
    if (last !== undefined && last.start + last.length === position) last.length += 1;
    else found.push({ start: position, length: 1 });
  }
  // With two cells in a line the first and the last are plain neighbours: nothing wraps.
  const wraps = found.length === 2 && size > 2;
  return found.map((stretch) => ({ ...stretch, wraps }));
}

/**
 * Where a cube lies on the map: one rectangle, two when it wraps around an edge, four when it is
 * the corners.
 */
export function piecesOfCube(cube: Cube, map: KarnaughMap): GroupPiece[] {
  const rows = map.cells.flatMap((line, index) =>
    line.some((cell) => covers(cube, cell)) ? [index] : [],
  );
  const columns = (map.cells[rows[0] ?? 0] ?? []).flatMap((cell, index) =>
    covers(cube, cell) ? [index] : [],
  );
  return stretches(rows, map.cells.length).flatMap((vertical) =>
    stretches(columns, map.columnLabels.length).map((horizontal) => ({
      row: vertical.start,
      column: horizontal.start,
      height: vertical.length,
      width: horizontal.length,
      open: { vertical: vertical.wraps, horizontal: horizontal.wraps },
    })),
  );
}

/**
 * The cube that consists of exactly these cells, or undefined when they are not a legal group (a
 * number of cells that is no power of two, or cells that do not form a block).
 */
export function findCube(cells: readonly number[], count: number): Cube | undefined {
  const [first] = cells;
  if (first === undefined) return undefined;
  const same = cells.reduce((care, cell) => care & ~(cell ^ first), 2 ** count - 1);
  const cube = { care: same, value: first & same };
  const free = count - literalsOf(cube);
  return new Set(cells).size === 2 ** free ? cube : undefined;
}
