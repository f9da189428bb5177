import { addedText, noWay, type Algorithm, type Path, type Search } from './algorithm';
import { estimate } from './heuristics';
import { neighbours, positionText, tileAt } from './maze';
import { buildPath, type FrontierEntry } from './recording';

/** Uniform cost, greedy and A* are one search with different priorities: g, h and g + h. */

interface Waiting {
  readonly cell: number;
  readonly g: number;
  readonly h: number;
  /** Ties are broken by h and then by age, as the lessons' heap of (f, h, räknare, nod) does it. */
  readonly key: readonly [priority: number, h: number, age: number];
}

function isBefore(a: Waiting, b: Waiting): boolean {
  const [priority, h, age] = a.key;
  const [otherPriority, otherH, otherAge] = b.key;
  if (priority !== otherPriority) return priority < otherPriority;
  return h === otherH ? age < otherAge : h < otherH;
}

/**
 * Sorted, the next to be taken first: a frontier of some hundred cells needs no heap, and this is
 * what is shown.
 */
function createQueue(priority: (g: number, h: number) => number): {
  readonly items: Waiting[];
  push(cell: number, g: number, h: number): void;
} {
  const items: Waiting[] = [];
  let age = 0;
  return {
    items,
    push(cell, g, h) {
      const entry: Waiting = { cell, g, h, key: [priority(g, h), h, age] };
      age += 1;
      const at = items.findIndex((other) => isBefore(entry, other));
      items.splice(at === -1 ? items.length : at, 0, entry);
    },
  };
}

/**
 * What the search knows: the cheapest way so far to each cell it has seen, and which cells are
 * done.
 */
function createKnowledge(algorithm: Algorithm) {
  const best = new Map<number, number>();
  const done = new Set<number>();
  return {
    best,
    done,
    costOf: (cell: number): number => best.get(cell) ?? 0,
    /**
     * A greedy search never goes back to a cell it has seen; the others do when the new way is
     * cheaper.
     */
    isBetter(cell: number, g: number): boolean {
      const known = best.get(cell);
      return known === undefined || (algorithm !== 'girig' && g < known);
    },
    toEntry({ cell, g, h }: Waiting): FrontierEntry {
      return { cell, g, h, stale: done.has(cell) || g > (best.get(cell) ?? 0) };
    },
  };
}

export function bestFirst({ maze, order, recorder, algorithm, heuristic }: Search): Path {
  const guess = (cell: number): number =>
    algorithm === 'ucs' ? 0 : estimate(heuristic, maze, cell, maze.goal);
  const queue = createQueue(algorithm === 'girig' ? (_g, h) => h : (g, h) => g + h);
  const known = createKnowledge(algorithm);
  const parents = new Map<number, number | undefined>();
  const reach = (cell: number, g: number, from: number | undefined): void => {
    known.best.set(cell, g);
    parents.set(cell, from);
    queue.push(cell, g, guess(cell));
  };
  const shown = (): FrontierEntry[] => queue.items.map(known.toEntry);

  reach(maze.start, 0, undefined);
  recorder.note('start', undefined, shown(), 'Starten ligger i prioritetskön.');
  for (let first = queue.items.shift(); first !== undefined; first = queue.items.shift()) {
    const { cell } = first;
    const name = positionText(maze, cell);
    if (known.done.has(cell)) {
      recorder.note('skip', cell, shown(), `Tar ${name}: redan klar, hoppas över.`);
      continue;
    }
    known.done.add(cell);
    if (cell === maze.goal) {
      recorder.expand('found', cell, shown(), `Tar ${name}, först i kön: målet.`);
      return buildPath(parents, cell);
    }
    const costVia = (next: number): number => known.costOf(cell) + tileAt(maze, next);
    const added = neighbours(maze, cell, order).filter((next) =>
      known.isBetter(next, costVia(next)),
    );
    for (const next of added) reach(next, costVia(next), cell);
    const text = addedText(maze, added, 'i prioritetskön');
    recorder.expand('expand', cell, shown(), `Tar ${name}, först i kön. ${text}`);
  }
  recorder.note('failed', undefined, [], noWay);
  return undefined;
}
