import { isBlockKind } from '../blocks';
import { isGate } from '../netlist';
import { columnsOf, linksBySlot, orderColumns, type Link, type Slot } from './columns';
import { edgesOf, layersOf, withBackEdges, type Edge } from './layers';
import { grid, shapeOf, type DiagramNode, type PlacedNode } from './shapes';

/**
 * Free height between two slots: wires and switches may lie closer to each other than nodes whose
 * pins need room, and a block has its name above it.
 */
function gapBetween(above: Slot, below: Slot): number {
  if (below.node !== undefined && isBlockKind(below.node.kind)) return 3 * grid;
  const isSlim = ({ node }: Slot): boolean => node === undefined || node.kind === 'input';
  return isSlim(above) && isSlim(below) ? grid : 2 * grid;
}

interface Wish {
  readonly slot: Slot;
  readonly y: number;
}

interface Block {
  /** Wished places of the block's first slot, one for each of its slots. */
  readonly wishes: number[];
  readonly members: Slot[];
  top: number;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/**
 * Places as near to the wishes as order and distances allow, the least sum of distances (isotonic
 * regression by pooling neighbours that push each other, with the median because it keeps wires
 * straight).
 */
function spread(wishes: readonly Wish[]): Map<string, number> {
  const blocks: Block[] = [];
  const offsets = new Map<string, number>();
  let offset = 0;
  wishes.forEach(({ slot, y }, index) => {
    const above = wishes[index - 1]?.slot;
    if (above !== undefined) offset += above.height + gapBetween(above, slot);
    offsets.set(slot.id, offset);
    let block: Block = { wishes: [y - offset], members: [slot], top: y - offset };
    for (;;) {
      const last = blocks.at(-1);
      if (last === undefined || last.top <= block.top) break;
      blocks.pop();
      const pooled = [...last.wishes, ...block.wishes];
      block = { wishes: pooled, members: [...last.members, ...block.members], top: median(pooled) };
    }
    blocks.push(block);
  });
  return new Map(
    blocks.flatMap(({ top, members }) =>
      members.map(
        ({ id }) => [id, Math.round((top + (offsets.get(id) ?? 0)) / grid) * grid] as const,
      ),
    ),
  );
}

/** Where a slot would lie if its wires to one side were straight. @param links those at the slot */
function wishOf(
  slot: Slot,
  links: readonly Link[],
  tops: ReadonlyMap<string, number>,
  among: ReadonlySet<string>,
): number {
  const wishes = links.flatMap((link) => {
    if (link.to === slot.id && among.has(link.from))
      return [(tops.get(link.from) ?? 0) + link.fromY - link.toY];
    if (link.from === slot.id && among.has(link.to))
      return [(tops.get(link.to) ?? 0) + link.toY - link.fromY];
    return [];
  });
  return wishes.length === 0 ? (tops.get(slot.id) ?? 0) : median(wishes);
}

const passes = 6;

/**
 * The upper edge of every slot. Columns are aligned in turn with the one before and the one after.
 */
function topsOf(order: readonly (readonly Slot[])[], links: readonly Link[]): Map<string, number> {
  const bySlot = linksBySlot(links);
  let tops = new Map<string, number>();
  for (const slots of order)
    for (const [id, y] of spread(slots.map((slot, index) => ({ slot, y: index })))) tops.set(id, y);
  for (let pass = 0; pass < passes; pass += 1) {
    const isForward = pass % 2 === 0;
    const indices = order.map((_, index) => index);
    for (const column of isForward ? indices : indices.reverse()) {
      const neighbours = order[isForward ? column - 1 : column + 1] ?? [];
      const among = new Set(neighbours.map(({ id }) => id));
      const wishes = (order[column] ?? []).map((slot) => ({
        slot,
        y: wishOf(slot, bySlot.get(slot.id) ?? [], tops, among),
      }));
      tops = new Map([...tops, ...spread(wishes)]);
    }
  }
  return tops;
}

/**
 * How many nets need a vertical piece between a column and the next: each gets a track of its own.
 */
function trackCount(
  column: ReadonlySet<string>,
  next: ReadonlySet<string>,
  links: readonly Link[],
  tops: ReadonlyMap<string, number>,
): number {
  const bent = links.filter((link) => {
    const leavesHere = column.has(link.from) && (next.has(link.to) || column.has(link.to));
    const arrivesThere = next.has(link.to) && next.has(link.from);
    const isBackward = next.has(link.from) && column.has(link.to);
    const from = (tops.get(link.from) ?? 0) + link.fromY;
    const to = (tops.get(link.to) ?? 0) + link.toY;
    return (leavesHere || arrivesThere || isBackward) && from !== to;
  });
  return new Set(bent.map(({ from, fromY }) => `${from}:${fromY}`)).size;
}

/** The left edge of every column. */
function leftsOf(
  order: readonly (readonly Slot[])[],
  links: readonly Link[],
  tops: ReadonlyMap<string, number>,
): number[] {
  const ids = order.map((slots) => new Set(slots.map(({ id }) => id)));
  let x = 0;
  return order.map((slots, column) => {
    const left = x;
    const width = Math.max(
      0,
      ...slots.map(({ node }) => (node === undefined ? 0 : shapeOf(node).width)),
    );
    const tracks = trackCount(ids[column] ?? new Set(), ids[column + 1] ?? new Set(), links, tops);
    x += width + Math.max(3, tracks + 2) * grid;
    return left;
  });
}

/**
 * The node with its interchangeable pins in the order in which their wires come in from above, so
 * that they do not cross.
 */
function withSortedPins(
  node: DiagramNode,
  edges: readonly Edge[],
  sourceY: (edge: Edge) => number,
): DiagramNode {
  const { kind } = node;
  if (!isGate(kind)) return node;
  const keyed = node.inputs.map((pin, index) => {
    const edge = edges.find(({ to, toPin }) => to === node.id && toPin === index);
    return { pin, index, y: edge === undefined ? index : sourceY(edge) };
  });
  return {
    ...node,
    inputs: keyed.sort((a, b) => a.y - b.y || a.index - b.index).map(({ pin }) => pin),
  };
}

interface Arranged {
  readonly order: readonly (readonly Slot[])[];
  readonly links: readonly Link[];
  readonly edges: readonly Edge[];
  readonly tops: ReadonlyMap<string, number>;
}

function arrange(nodes: readonly DiagramNode[]): Arranged {
  const edges = withBackEdges(nodes, edgesOf(nodes));
  const columns = columnsOf(nodes, edges, layersOf(nodes, edges));
  const order = orderColumns(columns);
  return { order, links: columns.links, edges, tops: topsOf(order, columns.links) };
}

/** Where a wire comes in to a node: the slot it last passes before. */
function arrivalY({ links, tops }: Arranged, edge: Edge, node: DiagramNode): number {
  const toY = shapeOf(node).inputs[edge.toPin]?.y;
  const link = links.find((candidate) => candidate.to === edge.to && candidate.toY === toY);
  return link === undefined ? 0 : (tops.get(link.from) ?? 0) + link.fromY;
}

/**
 * Places nodes in columns from left to right (a layered drawing after Sugiyama), with room between
 * the columns for the wires. All coordinates are on the grid and none is negative. Gates' pins may
 * be exchanged, since their order makes no difference.
 *
 * Our own, because the libraries do not fit: dagre (17 kB compressed) knows neither pins nor wires
 * of level and plumb lines, and elkjs, which does, is 480 kB. This and the router are about 5 kB.
 */
export function placeNodes(nodes: readonly DiagramNode[]): PlacedNode[] {
  const first = arrange(nodes);
  const sorted = nodes.map((node) =>
    withSortedPins(node, first.edges, (edge) => arrivalY(first, edge, node)),
  );
  const { order, links, tops } = arrange(sorted);
  const lefts = leftsOf(order, links, tops);
  const highest = Math.min(...order.flat().map(({ id }) => tops.get(id) ?? 0));
  return order.flatMap((slots, column) => {
    const width = Math.max(...slots.map(({ node }) => (node ? shapeOf(node).width : 0)), 0);
    return slots.flatMap(({ id, node }) => {
      if (node === undefined) return [];
      const shape = shapeOf(node);
      // Outputs and inputs line up at the right edge of their column, gates in the middle of
      // theirs.
      const shift = Math.floor((width - shape.width) / 2 / grid) * grid;
      return { node, shape, x: (lefts[column] ?? 0) + shift, y: (tops.get(id) ?? 0) - highest };
    });
  });
}
