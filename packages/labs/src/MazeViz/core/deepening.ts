import { plainEntry, type Path, type Search } from './algorithm';
import { neighbours, positionText } from './maze';
import type { FrontierEntry } from './recording';

interface Round {
  readonly path: Path;
  /**
   * Whether the limit kept anything from being visited: if not, a deeper round would see the same
   * cells.
   */
  readonly cutOff: boolean;
}

/**
 * One round: depth first down to the limit. A cell is entered again only at a smaller depth than
 * before in the same round; without that an open room would take longer than anyone lives.
 */
function depthLimited({ maze, order, recorder }: Search, limit: number): Round {
  const depths = new Map<number, number>();
  const chain: number[] = [];
  let cutOff = false;
  const shown = (): FrontierEntry[] => chain.map((cell, depth) => plainEntry(cell, depth));
  const visit = (cell: number): boolean => {
    const depth = chain.length;
    depths.set(cell, depth);
    chain.push(cell);
    const visited = `Besöker ${positionText(maze, cell)} på djup ${depth}`;
    if (cell === maze.goal) {
      recorder.expand('found', cell, shown(), `${visited}: målet.`);
      return true;
    }
    const atLimit = depth === limit ? ', djupgränsen' : '';
    recorder.expand('expand', cell, shown(), `${visited}${atLimit}.`);
    for (const next of neighbours(maze, cell, order)) {
      if ((depths.get(next) ?? Infinity) <= depth + 1) continue;
      if (depth === limit) cutOff = true;
      else if (visit(next)) return true;
    }
    chain.pop();
    return false;
  };
  return { path: visit(maze.start) ? [...chain] : undefined, cutOff };
}

/** Depth-limited search with limit 0, 1, 2 …: finds a shortest path with the memory of one path. */
export function iterativeDeepening(search: Search): Path {
  const { recorder } = search;
  for (let limit = 0; ; limit += 1) {
    recorder.beginRound(limit);
    if (limit === 0) recorder.note('start', undefined, [], 'Första varvet har djupgräns 0.');
    else recorder.note('deeper', undefined, [], `Börjar om med djupgräns ${limit}.`);
    const { path, cutOff } = depthLimited(search, limit);
    if (path !== undefined) return path;
    if (cutOff) continue;
    recorder.note('failed', undefined, [], 'Gränsen stoppade inget: målet går inte att nå.');
    return undefined;
  }
}
