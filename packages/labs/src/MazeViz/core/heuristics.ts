import { columnOf, rowOf, type Maze } from './maze';

export const heuristics = ['manhattan', 'tjebysjov', 'euklidisk', 'noll'] as const;
export type Heuristic = (typeof heuristics)[number];

export const heuristicLabels: Record<Heuristic, string> = {
  manhattan: 'Manhattan',
  tjebysjov: 'Tjebysjov',
  euklidisk: 'Euklidisk',
  noll: 'Noll',
};

/**
 * The guessed distance between two cells. On a grid with steps in four directions and tiles that
 * cost at least 1 all four are admissible (never more than the true cost) and consistent, so A*
 * with any of them finds a cheapest path.
 */
export function estimate(heuristic: Heuristic, maze: Maze, from: number, to: number): number {
  const rows = Math.abs(rowOf(maze, from) - rowOf(maze, to));
  const columns = Math.abs(columnOf(maze, from) - columnOf(maze, to));
  switch (heuristic) {
    case 'manhattan':
      return rows + columns;
    case 'tjebysjov':
      return Math.max(rows, columns);
    case 'euklidisk':
      return Math.sqrt(rows * rows + columns * columns);
    case 'noll':
      return 0;
  }
}
