import { Board } from './board';
import { Heap } from './heap';
import type { PlacedNode, Point } from './shapes';

/**
 * A net as it is drawn: unbroken runs of points from its source on, and the points where runs
 * branch off.
 */
export interface Wire {
  readonly net: string;
  readonly runs: readonly (readonly Point[])[];
  readonly junctions: readonly Point[];
}

interface Search {
  readonly board: Board;
  /** The net's number. */
  readonly net: number;
  /** Cells to start from, each with the directions a wire may leave it in. */
  readonly starts: ReadonlyMap<number, readonly number[]>;
  readonly target: number;
}

const unreached = 0x7fffffff;
const noState = -1;

/**
 * What a search knows of each state, a cell and the direction that the wire comes into it in. One
 * is used for all searches on a board: a large circuit makes hundreds.
 */
class States {
  readonly cost: Int32Array;
  readonly from: Int32Array;
  private readonly closed: Uint8Array;

  constructor(cells: number) {
    this.cost = new Int32Array(cells * 4);
    this.from = new Int32Array(cells * 4);
    this.closed = new Uint8Array(cells * 4);
  }

  clear(): void {
    this.cost.fill(unreached);
    this.closed.fill(0);
  }

  /** Whether it had not been closed yet. */
  close(state: number): boolean {
    if (this.closed[state] === 1) return false;
    this.closed[state] = 1;
    return true;
  }

  costOf(state: number): number {
    return this.cost[state] ?? unreached;
  }
}

/**
 * Cells from a start to the target, which is entered from the left, at the lowest price (A*, P. E.
 * Hart, N. J. Nilsson, B. Raphael, 1968). Undefined when there is no way.
 */
function findPath({ board, net, starts, target }: Search, states: States): number[] | undefined {
  const open = new Heap();
  states.clear();
  const reach = (state: number, total: number, previous: number): void => {
    if (total >= states.costOf(state)) return;
    states.cost[state] = total;
    states.from[state] = previous;
    open.push(state, total + board.distance(state >> 2, target));
  };
  for (const [cell, directions] of starts)
    for (const direction of directions) reach(cell * 4 + direction, 0, noState);
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (!states.close(state)) continue;
    const cell = state >> 2;
    const ahead = state & 3;
    if (cell === target && ahead === 0) return trace(state, states);
    const soFar = states.costOf(state);
    // A start's direction is where the wire already points: leaving the source sideways is a bend
    // like any other.
    const bend = board.bendPrice(cell, net);
    for (let direction = 0; direction < 4; direction += 1) {
      if ((ahead + 2) % 4 === direction) continue;
      const next = board.neighbour(cell, direction);
      if (next === undefined || (board.isBlocked(next) && (next !== target || direction !== 0)))
        continue;
      const step = board.priceOf(next, direction, net) + (direction === ahead ? 0 : bend);
      reach(next * 4 + direction, soFar + step, state);
    }
  }
  return undefined;
}

function trace(state: number, { from }: States): number[] {
  const cells: number[] = [];
  for (let at = state; at !== noState; at = from[at] ?? noState) {
    if (cells.at(-1) !== at >> 2) cells.push(at >> 2);
  }
  return cells.reverse();
}

/** Points at the ends and bends of a run of cells. */
function corners(board: Board, cells: readonly number[]): Point[] {
  const points = cells.map((cell) => board.point(cell));
  return points.filter((_, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined || after === undefined) return true;
    return !(before.x === after.x || before.y === after.y);
  });
}

interface NetEnds {
  readonly net: string;
  readonly source: Point;
  readonly sinks: readonly Point[];
}

function endsOf(placed: readonly PlacedNode[]): NetEnds[] {
  const at = ({ x, y }: PlacedNode, pin: Point | undefined): Point => ({
    x: x + (pin?.x ?? 0),
    y: y + (pin?.y ?? 0),
  });
  const sinks = new Map<string, Point[]>();
  for (const node of placed)
    node.node.inputs.forEach(({ net }, index) => {
      if (net === undefined) return;
      sinks.set(net, [...(sinks.get(net) ?? []), at(node, node.shape.inputs[index])]);
    });
  return placed.flatMap((node) =>
    node.node.outputs.flatMap(({ net }, index) => {
      const targets = net === undefined ? undefined : sinks.get(net);
      if (net === undefined || targets === undefined) return [];
      return { net, source: at(node, node.shape.outputs[index]), sinks: targets };
    }),
  );
}

const reachOf = ({ source, sinks }: NetEnds): number =>
  Math.max(...sinks.map((sink) => Math.abs(sink.x - source.x) + 3 * Math.abs(sink.y - source.y)));

function junctionsOf(board: Board, runs: readonly (readonly number[])[]): Point[] {
  const neighbours = new Map<number, Set<number>>();
  const join = (a: number, b: number): void => {
    neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b));
  };
  for (const cells of runs)
    cells.forEach((cell, index) => {
      const next = cells[index + 1];
      if (next === undefined) return;
      join(cell, next);
      join(next, cell);
    });
  return [...neighbours].flatMap(([cell, around]) => (around.size > 2 ? [board.point(cell)] : []));
}

/** @param number by which the board knows the net, from 1 */
function routeNet(
  board: Board,
  states: States,
  { net, source, sinks }: NetEnds,
  number: number,
): Wire {
  const starts = new Map<number, readonly number[]>([[board.cell(source), [0]]]);
  const runs: number[][] = [];
  const lost: Point[][] = [];
  const start = board.cell(source);
  const nearest = [...sinks].sort(
    (a, b) => board.distance(start, board.cell(a)) - board.distance(start, board.cell(b)),
  );
  for (const sink of nearest) {
    const cells = findPath({ board, net: number, starts, target: board.cell(sink) }, states);
    if (cells === undefined) {
      // Parts laid on top of each other can wall a pin in; a straight line at least shows what
      // belongs together.
      lost.push([source, sink]);
      continue;
    }
    runs.push(cells);
    board.occupy(cells, number);
    // The pin itself is no place to branch off from, and a branch may leave in any direction.
    for (const cell of cells.slice(1, -1))
      if (!board.isShared(cell, number)) starts.set(cell, [0, 1, 2, 3]);
  }
  return {
    net,
    runs: [...runs.map((cells) => corners(board, cells)), ...lost],
    junctions: junctionsOf(board, runs),
  };
}

/** How often the wires are laid anew when two of them get in each other's way. */
const maxRounds = 10;

/**
 * Lays all wires, the shortest and straightest first since they have the least choice. Where two
 * nets end up along each other the place is marked as contested and all wires are laid again, until
 * none do (the idea of L. McMurchie and C. Ebeling, 1995) or the rounds are over; the best round
 * counts.
 */
export function routeWires(placed: readonly PlacedNode[]): Wire[] {
  const ends = endsOf(placed).sort((a, b) => reachOf(a) - reachOf(b));
  const board = new Board(placed);
  const states = new States(board.size);
  let best: { readonly wires: Wire[]; readonly conflicts: number } | undefined;
  for (let round = 0; round < maxRounds; round += 1) {
    board.clear();
    const wires = ends.map((net, index) => routeNet(board, states, net, index + 1));
    const conflicts = board.conflictCount;
    if (best === undefined || conflicts < best.conflicts) best = { wires, conflicts };
    if (conflicts === 0) break;
  }
  return best?.wires ?? [];
}
