import { defineLab } from '../kit/lab';
import type { Algorithm } from './core/algorithm';
import { generateMaze } from './core/generate';
import type { Heuristic } from './core/heuristics';
import { floor, moveMark, setTile, wall, type Direction, type Maze } from './core/maze';
import type { MazeSource } from './core/presets';
import type { MazeSetup } from './settings';

/** What a stroke in the grid does. */
export type Tool = 'none' | 'wall' | 'floor' | 'weight' | 'start' | 'goal';

export interface Side {
  readonly algorithm: Algorithm;
  readonly heuristic: Heuristic;
}

/** Everything a student can change in the lab. */
export interface Lab {
  readonly settings: MazeSetup;
  readonly maze: Maze;
  readonly source: MazeSource;
  readonly first: Side;
  readonly second: Side;
  readonly comparing: boolean;
  readonly order: readonly Direction[];
  readonly tool: Tool;
  readonly weight: number;
  readonly seed: number;
  readonly rows: number;
  readonly columns: number;
  /** The step that is shown; Infinity for the end, which a changed maze stays at. */
  readonly position: number;
}

function start(settings: MazeSetup): Lab {
  const { maze, source, algorithm, compare, heuristic, order, seed, rows, columns } = settings;
  return {
    settings,
    maze,
    source,
    first: { algorithm, heuristic },
    second: { algorithm: compare ?? 'astar', heuristic },
    comparing: compare !== undefined,
    order,
    tool: 'none',
    weight: 5,
    seed,
    rows,
    columns,
    position: 0,
  };
}

/** The maze after the tool has gone over the cells; the same object when nothing changed. */
function drawn({ maze, tool, weight }: Lab, cells: readonly number[]): Maze {
  switch (tool) {
    case 'none':
      return maze;
    case 'wall':
      return cells.reduce((now, cell) => setTile(now, cell, wall), maze);
    case 'floor':
      return cells.reduce((now, cell) => setTile(now, cell, floor), maze);
    case 'weight':
      return cells.reduce((now, cell) => setTile(now, cell, weight), maze);
    case 'start':
    case 'goal':
      return cells.reduce((now, cell) => moveMark(now, tool, cell), maze);
  }
}

/**
 * A change of what is searched begins from the first step; who was watching the end sees the new
 * end at once.
 */
function searchedAnew(lab: Lab, change: Partial<Lab>): Lab {
  return { ...lab, ...change, position: lab.position === Infinity ? Infinity : 0 };
}

type Choices = Pick<Lab, 'comparing' | 'order' | 'tool' | 'weight' | 'seed' | 'rows' | 'columns'>;

export const mazeLab = defineLab(start, {
  read: (lab, maze: Maze, source: MazeSource) => searchedAnew(lab, { maze, source }),
  generate: (lab) =>
    searchedAnew(lab, { maze: generateMaze(lab.rows, lab.columns, lab.seed), source: 'egen' }),
  stroke: (lab, cells: readonly number[]) => {
    const maze = drawn(lab, cells);
    return maze === lab.maze ? lab : searchedAnew(lab, { maze, source: 'egen' });
  },
  setSide: (lab, which: 'first' | 'second', side: Partial<Side>) =>
    searchedAnew(lab, { [which]: { ...lab[which], ...side } }),
  set: (lab, values: Partial<Choices>) =>
    values.order === undefined && values.comparing === undefined
      ? { ...lab, ...values }
      : searchedAnew(lab, values),
  go: (lab, position: number) => ({ ...lab, position: Math.max(0, position) }),
});
