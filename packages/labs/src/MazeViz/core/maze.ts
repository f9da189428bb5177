/**
 * The grid that the searches run on: tiles in row order, one start, one goal. Cells are indices;
 * `position` gives row and column.
 */

/** 0 is a wall; 1 to 9 is what it costs to step onto the floor tile. */
export type Tile = number;

export interface Maze {
  readonly rows: number;
  readonly columns: number;
  readonly tiles: readonly Tile[];
  readonly start: number;
  readonly goal: number;
}

export const wall: Tile = 0;
export const floor: Tile = 1;

/** So that a drawn maze stays a thing to look at, and a recording of it stays small. */
export const maxRows = 31;
export const maxColumns = 41;

export const directions = ['N', 'Ö', 'S', 'V'] as const;
export type Direction = (typeof directions)[number];

const steps: Record<Direction, readonly [row: number, column: number]> = {
  N: [-1, 0],
  Ö: [0, 1],
  S: [1, 0],
  V: [0, -1],
};

export function rowOf(maze: Maze, cell: number): number {
  return Math.floor(cell / maze.columns);
}

export function columnOf(maze: Maze, cell: number): number {
  return cell % maze.columns;
}

/** The cell as Python prints a tuple: `(rad, kolumn)` from 0. */
export function positionText(maze: Maze, cell: number): string {
  return `(${rowOf(maze, cell)}, ${columnOf(maze, cell)})`;
}

/** What it costs to step onto the cell; 0 for a wall. */
export function tileAt(maze: Maze, cell: number): Tile {
  return maze.tiles[cell] ?? wall;
}

/**
 * The open neighbours in the given order of directions. What lies outside the grid counts as wall.
 */
export function neighbours(maze: Maze, cell: number, order: readonly Direction[]): number[] {
  const row = rowOf(maze, cell);
  const column = columnOf(maze, cell);
  const found: number[] = [];
  for (const direction of order) {
    const [rowStep, columnStep] = steps[direction];
    const [r, c] = [row + rowStep, column + columnStep];
    if (r < 0 || c < 0 || r >= maze.rows || c >= maze.columns) continue;
    const next = r * maze.columns + c;
    if (tileAt(maze, next) !== wall) found.push(next);
  }
  return found;
}

function withTile(tiles: readonly Tile[], cell: number, tile: Tile): readonly Tile[] {
  return tiles.map((old, index) => (index === cell ? tile : old));
}

/**
 * The maze with the tile changed. Start and goal cannot become walls: then the answer is the maze
 * itself.
 */
export function setTile(maze: Maze, cell: number, tile: Tile): Maze {
  if (cell === maze.start || cell === maze.goal || tileAt(maze, cell) === tile) return maze;
  return { ...maze, tiles: withTile(maze.tiles, cell, tile) };
}

/**
 * The maze with its start or goal moved; a wall on the way becomes floor. On the other mark nothing
 * happens.
 */
export function moveMark(maze: Maze, mark: 'start' | 'goal', cell: number): Maze {
  if (cell === maze.start || cell === maze.goal) return maze;
  return { ...maze, tiles: withTile(maze.tiles, cell, floor), [mark]: cell };
}

/**
 * Whether any floor costs something else than 1: only then do the cost and the steps of a path
 * differ.
 */
export function hasWeights(maze: Maze): boolean {
  return maze.tiles.some((tile) => tile > floor);
}
