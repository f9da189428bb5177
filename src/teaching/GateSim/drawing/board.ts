import { isBlockKind } from '../core/blocks';
import { grid, type PlacedNode, type Point } from './shapes';

/**
 * What a wire pays for each step on the grid: bends and crossings cost, running along another wire or turning on it is a last
 * resort, parts cannot be crossed.
 */
const price = {
  step: 1,
  bend: 3,
  crossing: 6,
  touching: 200,
  nearPin: 4,
  title: 12,
  contested: 20,
} as const;

/** Free grid points around the drawing, for wires that run back outside it. */
const margin = 6;

/** Right, down, left, up. */
const steps = [
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
] as const;

type Axis = 'across' | 'down';
const axisOf = (direction: number): Axis => (direction % 2 === 0 ? 'across' : 'down');

/** The board that wires are laid on: what is blocked, and which net runs where. Cells are numbered row by row. */
export class Board {
  readonly width: number;
  readonly height: number;
  private readonly left: number;
  private readonly top: number;
  private readonly blocked = new Set<number>();
  private readonly nearPin = new Set<number>();
  /** Where the name of a block is written, above it. */
  private readonly titles = new Set<number>();
  private readonly used: Readonly<Record<Axis, Map<number, string>>> = {
    across: new Map(),
    down: new Map(),
  };

  /** Cells that two nets wanted when the wires were laid before, with how often: others had better stay away. */
  private readonly contested: Map<number, number>;
  /** Cells that two nets run along or turn on now. */
  readonly conflicts = new Set<number>();

  constructor(placed: readonly PlacedNode[], contested: Map<number, number>) {
    this.contested = contested;
    const rights = placed.map(({ x, shape }) => x + shape.width);
    const bottoms = placed.map(({ y, shape }) => y + shape.height);
    this.left = Math.min(0, ...placed.map(({ x }) => x)) / grid - margin;
    this.top = Math.min(0, ...placed.map(({ y }) => y)) / grid - margin;
    this.width = Math.max(0, ...rights) / grid + margin - this.left + 1;
    this.height = Math.max(0, ...bottoms) / grid + margin - this.top + 1;
    for (const node of placed) this.block(node);
  }

  cell({ x, y }: Point): number {
    const column = Math.round(x / grid) - this.left;
    const row = Math.round(y / grid) - this.top;
    return row * this.width + column;
  }

  point(cell: number): Point {
    return {
      x: ((cell % this.width) + this.left) * grid,
      y: (Math.floor(cell / this.width) + this.top) * grid,
    };
  }

  private block({ node, x, y, shape }: PlacedNode): void {
    if (isBlockKind(node.kind))
      for (let dx = 0; dx <= shape.width; dx += grid)
        this.titles.add(this.cell({ x: x + dx, y: y - grid }));
    for (let dy = 0; dy <= shape.height; dy += grid)
      for (let dx = 0; dx <= shape.width; dx += grid)
        this.blocked.add(this.cell({ x: x + dx, y: y + dy }));
    for (const pin of [...shape.inputs, ...shape.outputs]) {
      const side = pin.x === 0 ? -grid : grid;
      this.nearPin.add(this.cell({ x: x + pin.x + side, y: y + pin.y }));
    }
  }

  isBlocked(cell: number): boolean {
    return this.blocked.has(cell);
  }

  /** The neighbour in a direction, or undefined at the edge of the board. */
  neighbour(cell: number, direction: number): number | undefined {
    const step = steps[direction];
    if (step === undefined) return undefined;
    const column = (cell % this.width) + step.dx;
    const row = Math.floor(cell / this.width) + step.dy;
    if (column < 0 || column >= this.width || row < 0 || row >= this.height) return undefined;
    return row * this.width + column;
  }

  distance(a: number, b: number): number {
    return (
      Math.abs((a % this.width) - (b % this.width)) +
      Math.abs(Math.floor(a / this.width) - Math.floor(b / this.width))
    );
  }

  /** What it costs a net to enter a cell in a direction. */
  priceOf(cell: number, direction: number, net: string): number {
    const axis = axisOf(direction);
    const along = this.used[axis].get(cell);
    const through = this.used[axis === 'across' ? 'down' : 'across'].get(cell);
    let sum = price.step + price.contested * (this.contested.get(cell) ?? 0);
    if (along !== undefined && along !== net) sum += price.touching;
    else if (through !== undefined && through !== net) sum += price.crossing;
    if (this.titles.has(cell)) sum += price.title;
    if (axis === 'down' && this.nearPin.has(cell)) sum += price.nearPin;
    return sum;
  }

  /** What it costs a net to turn in a cell: nothing more than the bend unless another net is there. */
  bendPrice(cell: number, net: string): number {
    return price.bend + (this.isShared(cell, net) ? price.touching : 0);
  }

  /** Whether another net runs through the cell: a branch there would look like a connection. */
  isShared(cell: number, net: string): boolean {
    const others = [this.used.across.get(cell), this.used.down.get(cell)];
    return others.some((other) => other !== undefined && other !== net);
  }

  /** Marks the cells of a run as used, ends and bends in both directions. */
  occupy(cells: readonly number[], net: string): void {
    cells.forEach((cell, index) => {
      const around = [cells[index - 1], cells[index + 1]];
      const axes = around.map((other) =>
        other === undefined ? undefined : Math.abs(other - cell) === 1 ? 'across' : 'down',
      );
      for (const axis of ['across', 'down'] as const)
        if (axes.includes(undefined) || axes.includes(axis)) this.take(axis, cell, net);
    });
  }

  private take(axis: Axis, cell: number, net: string): void {
    const before = this.used[axis].get(cell);
    if (before === undefined) this.used[axis].set(cell, net);
    else if (before !== net) this.conflicts.add(cell);
  }
}
