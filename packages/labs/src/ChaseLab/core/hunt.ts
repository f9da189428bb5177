import type { Maze } from '../../MazeViz/core/maze';
import { recordSearch } from '../../MazeViz/core/search';
import { order, wayTo, type Board } from './board';

/** The searches a ghost can hunt by: the labs' own. */
export const hunters = ['ingen', 'dfs', 'girig', 'bfs', 'astar'] as const;
export type Hunter = (typeof hunters)[number];

export type Ghost = Exclude<Hunter, 'ingen'>;
export const isGhost = (raw: unknown): raw is Ghost =>
  raw !== 'ingen' && hunters.some((hunter) => hunter === raw);
export const ghosts: readonly Ghost[] = hunters.filter(isGhost);

export interface Plan {
  /** From where it stands to where it is going. */
  readonly path: readonly number[];
  /** How many cells the search took out to find it. */
  readonly expanded: number;
}

/** The way that a search finds; where there is none, it stays. */
export function plan(maze: Maze, from: number, to: number, by: Ghost): Plan {
  const options = { algorithm: by, heuristic: 'manhattan', order } as const;
  const { path, expanded } = recordSearch({ ...maze, start: from, goal: to }, options);
  return { path: path ?? [from], expanded };
}

/** The moves along a path, as the lesson's `som_drag` writes them. */
function movesAlong(maze: Maze, path: readonly number[]): string {
  return path
    .slice(1)
    .map((cell, index) => wayTo(maze, path[index] ?? cell, cell) ?? '')
    .join('');
}

/** The greedy agent's round: to the nearest dot, again and again, and home. */
export function greedyRound({ maze, dots: all }: Board, from: number, left = all): string {
  const dots = [...left];
  let cell = from;
  let moves = '';
  while (dots.length > 0) {
    const paths = dots.map((dot) => plan(maze, cell, dot, 'bfs').path);
    const nearest = paths.reduce((best, path) => (path.length < best.length ? path : best));
    moves += movesAlong(maze, nearest);
    cell = nearest.at(-1) ?? cell;
    dots.splice(dots.indexOf(cell), 1);
  }
  return moves + movesAlong(maze, plan(maze, cell, maze.goal, 'bfs').path);
}
