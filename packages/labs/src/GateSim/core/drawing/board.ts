import { isBlockKind } from '../blocks';
import { grid, type PlacedNode, type Point } from './shapes';

/**
 * What a wire pays for each step on the grid: bends and crossings cost, running along another wire
 * or turning on it is a last resort, parts cannot be crossed.
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

/** The directions of an axis are its number and that plus two. */
const across = 0;
const down = 1;

/** Marks of a cell, added up. */
const mark = { blocked: 1, nearPin: 2, title: 4 } as const;

/**
 * The board that wires are laid on: what is blocked, and which net runs where. Cells are numbered
 * row by row, nets from 1. A wire looks at thousands of cells, so what is known of them stands in
 * arrays by their numbers.
 */
export class Board {
  readonly width: number;
  readonly height: number;
  private readonly left: number;
  private readonly top: number;
  private readonly marks: Uint8Array;
  /** The net that runs along each axis in a cell; 0 for none. */
  private readonly used: readonly [Int32Array, Int32Array];
  /** Cells that two nets run along or turn on now. */
  private readonly conflicts = new Set<number>();
  /** How often two nets have wanted a cell before: others had better stay away. */
  private readonly contested: Uint8Array;

  constructor(placed: readonly PlacedNode[]) {
    const rights = placed.map(({ x, shape }) => x + shape.width);
    const bottoms = placed.map(({ y, shape }) => y + shape.height);
    this.left = Math.floor(Math.min(0, ...placed.map(({ x }) => x)) / grid) - margin;
    this.top = Math.floor(Math.min(0, ...placed.map(({ y }) => y)) / grid) - margin;
    this.width = Math.ceil(Math.max(0, ...rights) / grid) + margin - this.left + 1;
    this.height = Math.ceil(Math.max(0, ...bottoms) / grid) + margin - this.top + 1;
    this.marks = new Uint8Array(this.size);
    this.contested = new Uint8Array(this.size);
    this.used = [new Int32Array(this.size), new Int32Array(this.size)];
    for (const node of placed) this.block(node);
  }

  /** How many cells there are. */
  get size(): number {
    return this.width * this.height;
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
        this.set(mark.title, { x: x + dx, y: y - grid });
    for (let dy = 0; dy <= shape.height; dy += grid)
      for (let dx = 0; dx <= shape.width; dx += grid)
        this.set(mark.blocked, { x: x + dx, y: y + dy });
    for (const pin of [...shape.inputs, ...shape.outputs]) {
      const side = pin.x === 0 ? -grid : grid;
      this.set(mark.nearPin, { x: x + pin.x + side, y: y + pin.y });
    }
  }

  private set(kind: number, point: Point): void {
    const cell = this.cell(point);
    this.marks[cell] = this.marksOf(cell) | kind;
  }

  private marksOf(cell: number): number {
    return this.marks[cell] ?? 0;
  }

  isBlocked(cell: number): boolean {
    return (this.marksOf(cell) & mark.blocked) !== 0;
  }

  /**
   * The neighbour in a direction (right, down, left, up), or undefined at the edge of the board.
   */
  neighbour(cell: number, direction: number): number | undefined {
    const { width } = this;
    switch (direction) {
      case 0:
        return (cell + 1) % width === 0 ? undefined : cell + 1;
      case 1:
        return cell + width < this.size ? cell + width : undefined;
      case 2:
        return cell % width === 0 ? undefined : cell - 1;
      default:
        return cell >= width ? cell - width : undefined;
    }
  }

  distance(a: number, b: number): number {
    return (
      Math.abs((a % this.width) - (b % this.width)) +
      Math.abs(Math.floor(a / this.width) - Math.floor(b / this.width))
    );
  }

  /** What it costs a net to enter a cell in a direction. */
  priceOf(cell: number, direction: number, net: number): number {
    const axis = direction % 2;
    const along = this.netAt(axis, cell);
    const through = this.netAt(1 - axis, cell);
    const marks = this.marksOf(cell);
    let sum = price.step + price.contested * (this.contested[cell] ?? 0);
    if (along !== 0 && along !== net) sum += price.touching;
    else if (through !== 0 && through !== net) sum += price.crossing;
    if ((marks & mark.title) !== 0) sum += price.title;
    if (axis === down && (marks & mark.nearPin) !== 0) sum += price.nearPin;
    return sum;
  }

  /**
   * What it costs a net to turn in a cell: nothing more than the bend unless another net is there.
   */
  bendPrice(cell: number, net: number): number {
    return price.bend + (this.isShared(cell, net) ? price.touching : 0);
  }

  /** Whether another net runs through the cell: a branch there would look like a connection. */
  isShared(cell: number, net: number): boolean {
    const level = this.netAt(across, cell);
    const plumb = this.netAt(down, cell);
    return (level !== 0 && level !== net) || (plumb !== 0 && plumb !== net);
  }

  private netAt(axis: number, cell: number): number {
    return this.used[axis]?.[cell] ?? 0;
  }

  /** Marks the cells of a run as used, ends and bends in both directions. */
  occupy(cells: readonly number[], net: number): void {
    cells.forEach((cell, index) => {
      const around = [cells[index - 1], cells[index + 1]];
      const axes = around.map((other) =>
        other === undefined ? undefined : Math.abs(other - cell) === 1 ? across : down,
      );
      for (const axis of [across, down] as const)
        if (axes.includes(undefined) || axes.includes(axis)) this.take(axis, cell, net);
    });
  }

  private take(axis: typeof across | typeof down, cell: number, net: number): void {
    const before = this.netAt(axis, cell);
    if (before === 0) this.used[axis][cell] = net;
    else if (before !== net) this.conflicts.add(cell);
  }

  /** In how many cells two nets are in each other's way. */
  get conflictCount(): number {
    return this.conflicts.size;
  }

  /** Takes all wires off, and remembers where they were in each other's way. */
  clear(): void {
    for (const cell of this.conflicts) this.contested[cell] = (this.contested[cell] ?? 0) + 1;
    this.conflicts.clear();
    for (const nets of this.used) nets.fill(0);
  }
}
