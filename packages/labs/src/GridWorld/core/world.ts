export type CellKind = 'floor' | 'wall' | 'goal' | 'trap';

export interface Rewards {
  /** For every step that does not end the episode, also one into a wall. */
  readonly step: number;
  readonly goal: number;
  readonly trap: number;
}

/**
 * A grid of cells in reading order, with the cell that every episode starts in. Goals and traps end
 * an episode.
 */
export interface World {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly CellKind[];
  readonly start: number;
}

export type Move = 'left' | 'right' | 'up' | 'down';

const allMoves: readonly Move[] = ['left', 'right', 'up', 'down'];

/**
 * What an agent can do: in a world of one row only left and right, in one of one column only up and
 * down.
 */
export function movesIn({ rows, columns }: World): readonly Move[] {
  return allMoves.filter((move) => (move === 'left' || move === 'right' ? columns : rows) > 1);
}

const offsets: Readonly<Record<Move, readonly [row: number, column: number]>> = {
  left: [0, -1],
  right: [0, 1],
  up: [-1, 0],
  down: [1, 0],
};

/** Whether the episode is over in this cell. */
export function isEnd(world: World, cell: number): boolean {
  const kind = world.cells[cell];
  return kind === 'goal' || kind === 'trap';
}

/** Whether an agent can stand in this cell and choose a move. */
export function isOpen(world: World, cell: number): boolean {
  return world.cells[cell] === 'floor';
}

/** The cell a move leads to: the same one against a wall or the edge. */
export function cellAfter(world: World, cell: number, move: Move): number {
  const [down, right] = offsets[move];
  const row = Math.floor(cell / world.columns) + down;
  const column = (cell % world.columns) + right;
  if (row < 0 || row >= world.rows || column < 0 || column >= world.columns) return cell;
  const to = row * world.columns + column;
  return world.cells[to] === 'wall' ? cell : to;
}

/** The reward for arriving in a cell. */
export function rewardIn(world: World, cell: number, rewards: Rewards): number {
  const kind = world.cells[cell];
  return kind === 'goal' || kind === 'trap' ? rewards[kind] : rewards.step;
}

const signs: Readonly<Record<string, CellKind>> = {
  '#': 'wall',
  '.': 'floor',
  ' ': 'floor',
  S: 'floor',
  G: 'goal',
  X: 'trap',
};

export const worldLimits = { side: { min: 1, max: 10, integer: true }, cells: 2 } as const;

/**
 * A world as an author draws it: `#` wall, `.` or blank floor, `S` start, `G` goal, `X` trap.
 * @throws an Error in Swedish that says what is missing or wrong
 */
export function parseWorld(text: string): World {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const rows = lines.filter((line) => line !== '');
  const columns = Math.max(0, ...rows.map((line) => line.length));
  const { max } = worldLimits.side;
  if (rows.length < 1 || rows.length > max || columns > max || rows.length * columns < 2)
    throw new Error(
      `världen är ${rows.length} × ${columns} rutor men ska ha 2 till ${max * max} rutor, högst ${max} × ${max}`,
    );
  const letters = rows.flatMap((line) => Array.from(line.padEnd(columns)));
  const cells = letters.map((letter) => {
    const kind = signs[letter];
    if (kind === undefined)
      throw new Error(`tecknet ${letter} i världen ska vara ett av # . S G X eller blanksteg`);
    return kind;
  });
  const starts = letters.filter((letter) => letter === 'S').length;
  if (starts !== 1) throw new Error(`världen har ${starts} start (S) men ska ha en`);
  if (!cells.includes('goal')) throw new Error('världen saknar mål (G)');
  return { rows: rows.length, columns, cells, start: letters.indexOf('S') };
}

/**
 * The world with a cell of another kind. The start stays floor: painting it with anything else
 * changes nothing.
 */
export function withCell(world: World, cell: number, kind: CellKind): World {
  if (cell === world.start && kind !== 'floor') return world;
  if (world.cells[cell] === undefined || world.cells[cell] === kind) return world;
  return { ...world, cells: world.cells.map((old, i) => (i === cell ? kind : old)) };
}

/** The world with its start in a cell, which becomes floor. */
export function withStart(world: World, cell: number): World {
  if (world.cells[cell] === undefined || cell === world.start) return world;
  return {
    ...world,
    start: cell,
    cells: world.cells.map((old, i) => (i === cell ? 'floor' : old)),
  };
}

/**
 * The world with more or fewer rows and columns; new cells are floor, and a start that falls
 * outside moves to the first cell.
 */
export function resizeWorld(world: World, rows: number, columns: number): World {
  const cells = Array.from({ length: rows * columns }, (_, i): CellKind => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const kept = row < world.rows && column < world.columns;
    return kept ? (world.cells[row * world.columns + column] ?? 'floor') : 'floor';
  });
  const [row, column] = [Math.floor(world.start / world.columns), world.start % world.columns];
  const inside = row < rows && column < columns;
  const resized = { rows, columns, cells, start: inside ? row * columns + column : 0 };
  return inside
    ? resized
    : { ...resized, cells: cells.map((kind, i) => (i === 0 ? 'floor' : kind)) };
}
