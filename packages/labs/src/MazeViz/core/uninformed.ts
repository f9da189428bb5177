import { addedText, noWay, plainEntry, type Path, type Search } from './algorithm';
import { neighbours, positionText } from './maze';
import { buildPath, type FrontierEntry } from './recording';

/** The searches with a stack or a queue, where all steps count alike. */

/**
 * Depth first with a stack of its own: a cell counts as visited when it is taken, so it can lie in
 * the stack more than once.
 */
export function depthFirst({ maze, order, recorder }: Search): Path {
  const stack: (readonly [cell: number, from: number | undefined])[] = [[maze.start, undefined]];
  const parents = new Map<number, number | undefined>();
  const shown = (): FrontierEntry[] =>
    stack.map(([cell]) => ({ ...plainEntry(cell), stale: parents.has(cell) }));
  recorder.note('start', undefined, shown(), 'Starten ligger i stacken.');
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const [cell, from] = top;
    const name = positionText(maze, cell);
    if (parents.has(cell)) {
      recorder.note('skip', cell, shown(), `Tar ${name} ur stacken: redan besökt, hoppas över.`);
      continue;
    }
    parents.set(cell, from);
    if (cell === maze.goal) {
      recorder.expand('found', cell, shown(), `Tar ${name} ur stacken: målet.`);
      return buildPath(parents, cell);
    }
    // Pushed backwards, so that the first neighbour in the order is the first to be taken.
    const added = neighbours(maze, cell, order)
      .filter((next) => !parents.has(next))
      .reverse();
    for (const next of added) stack.push([next, cell]);
    const text = addedText(maze, added, 'överst på stacken');
    recorder.expand('expand', cell, shown(), `Tar ${name} ur stacken. ${text}`);
  }
  recorder.note('failed', undefined, [], noWay);
  return undefined;
}

/**
 * Depth first by recursion: the frontier is the chain of calls that have begun and not returned.
 */
export function depthFirstRecursive({ maze, order, recorder }: Search): Path {
  const visited = new Set<number>();
  const calls: number[] = [];
  const shown = (): FrontierEntry[] => calls.map((cell, depth) => plainEntry(cell, depth));
  const visit = (cell: number): boolean => {
    visited.add(cell);
    calls.push(cell);
    const name = positionText(maze, cell);
    if (cell === maze.goal) {
      recorder.expand('found', cell, shown(), `Anropar besök(${name}): målet.`);
      return true;
    }
    recorder.expand('expand', cell, shown(), `Anropar besök(${name}).`);
    for (const next of neighbours(maze, cell, order))
      if (!visited.has(next) && visit(next)) return true;
    calls.pop();
    const back = calls.at(-1);
    const where = back === undefined ? 'till början' : `till ${positionText(maze, back)}`;
    recorder.note('back', back, shown(), `Inga fler grannar i ${name}: tillbaka ${where}.`);
    return false;
  };
  recorder.note('start', undefined, [], 'Inget anrop har gjorts än.');
  if (visit(maze.start)) return [...calls];
  recorder.note('failed', undefined, [], 'Alla anrop är klara: målet går inte att nå.');
  return undefined;
}

/** Breadth first: a cell counts as seen when it is put in the queue, so it lies there once. */
export function breadthFirst({ maze, order, recorder }: Search): Path {
  const queue = [plainEntry(maze.start)];
  const parents = new Map<number, number | undefined>([[maze.start, undefined]]);
  recorder.note('start', undefined, [...queue], 'Starten står i kön.');
  for (let first = queue.shift(); first !== undefined; first = queue.shift()) {
    const { cell, g } = first;
    const name = positionText(maze, cell);
    if (cell === maze.goal) {
      recorder.expand('found', cell, [...queue], `Tar ${name} ur kön: målet.`);
      return buildPath(parents, cell);
    }
    const added = neighbours(maze, cell, order).filter((next) => !parents.has(next));
    for (const next of added) {
      parents.set(next, cell);
      queue.push(plainEntry(next, g + 1));
    }
    const text = addedText(maze, added, 'sist i kön');
    recorder.expand('expand', cell, [...queue], `Tar ${name} ur kön. ${text}`);
  }
  recorder.note('failed', undefined, [], noWay);
  return undefined;
}
