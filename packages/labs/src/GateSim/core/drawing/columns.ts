import type { Edge } from './layers';
import { shapeOf, type DiagramNode } from './shapes';

/**
 * What stands in the columns: nodes, and places that a long wire passes through on its way (slots).
 * Slots take part in the ordering so that wires get room between the nodes; nothing is drawn for
 * them.
 */
export interface Slot {
  readonly id: string;
  readonly node: DiagramNode | undefined;
  readonly height: number;
}

/**
 * A connection between slots of neighbouring columns (or, at the turn of a wire that runs back, of
 * the same one).
 */
export interface Link {
  readonly from: string;
  readonly fromY: number;
  readonly to: string;
  readonly toY: number;
}

export interface Columns {
  /** The slots of each column from above. */
  readonly columns: readonly (readonly Slot[])[];
  readonly links: readonly Link[];
}

function slotOf(node: DiagramNode): Slot {
  return { id: node.id, node, height: shapeOf(node).height };
}

class ColumnBuilder {
  readonly columns: Slot[][];
  readonly links: Link[] = [];
  private readonly passed = new Set<string>();
  private readonly byId: ReadonlyMap<string, DiagramNode>;
  private readonly layers: ReadonlyMap<string, number>;

  constructor(nodes: readonly DiagramNode[], layers: ReadonlyMap<string, number>) {
    this.layers = layers;
    this.byId = new Map(nodes.map((node) => [node.id, node]));
    const count = Math.max(0, ...layers.values()) + 1;
    this.columns = Array.from({ length: count }, (_, layer) =>
      nodes.filter(({ id }) => layers.get(id) === layer).map(slotOf),
    );
  }

  /** The slot in which a net passes a column: one for all its branches. */
  private passing(net: string, layer: number, previous: { id: string; y: number }) {
    const id = `pass:${net}:${layer}`;
    if (!this.passed.has(id)) {
      this.passed.add(id);
      this.columns[layer]?.push({ id, node: undefined, height: 0 });
      this.links.push({ from: previous.id, fromY: previous.y, to: id, toY: 0 });
    }
    return { id, y: 0 };
  }

  add(edge: Edge): void {
    const source = this.byId.get(edge.from);
    const target = this.byId.get(edge.to);
    if (source === undefined || target === undefined) return;
    const first = this.layers.get(edge.from) ?? 0;
    const last = this.layers.get(edge.to) ?? 0;
    const y = shapeOf(source).outputs[edge.fromPin]?.y ?? 0;
    let at = { id: edge.from, y };
    if (edge.isBack) {
      for (let layer = first; layer >= last; layer -= 1)
        at = this.passing(`back:${edge.net}`, layer, at);
    } else {
      for (let layer = first + 1; layer < last; layer += 1) at = this.passing(edge.net, layer, at);
    }
    const toY = shapeOf(target).inputs[edge.toPin]?.y ?? 0;
    this.links.push({ from: at.id, fromY: at.y, to: edge.to, toY });
  }
}

/** Nodes and passing wires by column, in the order they were met. */
export function columnsOf(
  nodes: readonly DiagramNode[],
  edges: readonly Edge[],
  layers: ReadonlyMap<string, number>,
): Columns {
  const builder = new ColumnBuilder(nodes, layers);
  for (const edge of edges) builder.add(edge);
  return { columns: builder.columns, links: builder.links };
}

/** The links at each slot, so that nobody has to look for them among all. */
export function linksBySlot(links: readonly Link[]): ReadonlyMap<string, readonly Link[]> {
  const found = new Map<string, Link[]>();
  for (const link of links)
    for (const id of new Set([link.from, link.to])) found.set(id, [...(found.get(id) ?? []), link]);
  return found;
}

type Order = readonly (readonly Slot[])[];

/** Each slot's place in its column and the column itself. */
function places(order: Order): Map<string, { column: number; index: number }> {
  return new Map(
    order.flatMap((slots, column) =>
      slots.map(({ id }, index) => [id, { column, index }] as const),
    ),
  );
}

/** A link between a column and the next, with where it begins and ends in them. */
interface Span {
  readonly column: number;
  readonly left: number;
  readonly right: number;
  readonly source: string;
}

function spansOf(order: Order, links: readonly Link[]): Span[] {
  const place = places(order);
  return links.flatMap((link) => {
    const from = place.get(link.from);
    const to = place.get(link.to);
    if (from === undefined || to === undefined || from.column === to.column) return [];
    const [left, right] = from.column < to.column ? [from, to] : [to, from];
    const [leftY, rightY] =
      from.column < to.column ? [link.fromY, link.toY] : [link.toY, link.fromY];
    return {
      column: left.column,
      left: left.index * 1000 + leftY,
      right: right.index * 1000 + rightY,
      source: link.from,
    };
  });
}

/** How many pairs of links cross between neighbouring columns. */
function crossings(order: Order, links: readonly Link[]): number {
  const spans = order.map((): Span[] => []);
  for (const span of spansOf(order, links)) spans[span.column]?.push(span);
  let count = 0;
  for (const beside of spans)
    for (const [index, a] of beside.entries())
      for (const b of beside.slice(index + 1))
        if (a.source !== b.source && (a.left - b.left) * (a.right - b.right) < 0) count += 1;
  return count;
}

function sortedBy(slots: readonly Slot[], keyOf: (slot: Slot) => number | undefined): Slot[] {
  // A slot without neighbours on that side keeps its place among the others.
  const keyed = slots.map((slot, index) => ({ slot, key: keyOf(slot) ?? index, index }));
  return keyed.sort((a, b) => a.key - b.key || a.index - b.index).map(({ slot }) => slot);
}

function sweep(
  order: Order,
  links: ReturnType<typeof linksBySlot>,
  column: number,
  towards: number,
): Slot[] {
  const place = places(order);
  const neighbours = order[towards] ?? [];
  return sortedBy(order[column] ?? [], (slot) => {
    const keys = (links.get(slot.id) ?? []).flatMap((link) => {
      const [other, otherY] = link.to === slot.id ? [link.from, link.fromY] : [link.to, link.toY];
      const at = place.get(other);
      if (at?.column !== towards) return [];
      const height = neighbours[at.index]?.height ?? 0;
      return [at.index + (height === 0 ? 0.5 : otherY / height)];
    });
    return keys.length === 0 ? undefined : keys.reduce((sum, key) => sum + key, 0) / keys.length;
  });
}

const rounds = 12;

/**
 * The columns ordered so that few wires cross: the barycentre method (K. Sugiyama, S. Tagawa, M.
 * Toda, 1981), back and forth, the best order seen. The first column, the circuit's inputs, keeps
 * the order in which it was written.
 */
export function orderColumns({ columns, links }: Columns): readonly (readonly Slot[])[] {
  const bySlot = linksBySlot(links);
  let order: Order = columns;
  let best = { order, crossings: crossings(order, links) };
  for (let round = 0; round < rounds; round += 1) {
    const isForward = round % 2 === 0;
    const indices = columns.map((_, index) => index).slice(1);
    for (const column of isForward ? indices : indices.reverse()) {
      const sorted = sweep(order, bySlot, column, isForward ? column - 1 : column + 1);
      order = order.map((slots, index) => (index === column ? sorted : slots));
    }
    const count = crossings(order, links);
    if (count < best.crossings) best = { order, crossings: count };
  }
  return best.order;
}
