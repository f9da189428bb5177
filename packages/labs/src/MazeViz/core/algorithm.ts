import type { Heuristic } from './heuristics';
import { positionText, type Direction, type Maze } from './maze';
import type { FrontierEntry, Recorder } from './recording';

export const algorithms = ['dfs', 'dfs-rekursiv', 'bfs', 'iddfs', 'ucs', 'girig', 'astar'] as const;
export type Algorithm = (typeof algorithms)[number];

export const algorithmLabels: Record<Algorithm, string> = {
  dfs: 'Djupet först, egen stack',
  'dfs-rekursiv': 'Djupet först, rekursiv',
  bfs: 'Bredden först',
  iddfs: 'Iterativ fördjupning',
  ucs: 'Lika kostnad (UCS)',
  girig: 'Girig bästa först',
  astar: 'A*',
};

/** Which searches ask the heuristic anything. */
export function usesHeuristic(algorithm: Algorithm): boolean {
  return algorithm === 'girig' || algorithm === 'astar';
}

export interface SearchOptions {
  readonly algorithm: Algorithm;
  readonly heuristic: Heuristic;
  /** In which order a cell's neighbours are looked at: each direction once. */
  readonly order: readonly Direction[];
}

/** What every search is handed. */
export interface Search extends SearchOptions {
  readonly maze: Maze;
  readonly recorder: Recorder;
}

/** From start to goal, or undefined when there is no way. */
export type Path = readonly number[] | undefined;

export const noWay = 'Frontlinjen är tom: målet går inte att nå.';

export function plainEntry(cell: number, g = 0): FrontierEntry {
  return { cell, g, h: 0, stale: false };
}

/** "Lägger (1, 2) och (2, 1) sist i kön." */
export function addedText(maze: Maze, added: readonly number[], where: string): string {
  const names = added.map((cell) => positionText(maze, cell));
  const last = names.pop();
  if (last === undefined) return 'Inga nya grannar.';
  return `Lägger ${[...(names.length > 0 ? [names.join(', ')] : []), last].join(' och ')} ${where}.`;
}
