import { loopsOf } from '../loops';
import { isEdgeTriggered, isGate } from '../netlist';
import type { DiagramNode } from './shapes';

/** A connection between two nodes by the places of their pins. */
export interface Edge {
  readonly net: string;
  readonly from: string;
  readonly fromPin: number;
  readonly to: string;
  readonly toPin: number;
  /** The signal runs against the reading direction, or between two nodes of the same column. */
  readonly isBack: boolean;
}

/** All connections between the nodes, none of them marked as running back yet. */
export function edgesOf(nodes: readonly DiagramNode[]): Edge[] {
  const sources = new Map<string, { id: string; pin: number }>();
  for (const { id, outputs } of nodes)
    outputs.forEach(({ net }, pin) => {
      if (net !== undefined) sources.set(net, { id, pin });
    });
  return nodes.flatMap(({ id, inputs }) =>
    inputs.flatMap(({ net }, toPin) => {
      const source = net === undefined ? undefined : sources.get(net);
      if (net === undefined || source === undefined) return [];
      return { net, from: source.id, fromPin: source.pin, to: id, toPin, isBack: false };
    }),
  );
}

function successors(
  nodes: readonly DiagramNode[],
  edges: readonly Edge[],
): Map<string, readonly string[]> {
  return new Map(
    nodes.map(({ id }) => [id, edges.filter(({ from }) => from === id).map(({ to }) => to)]),
  );
}

/**
 * The nodes whose outgoing edges inside their loop run back. Two gates that feed each other (a
 * latch) stand in one column, so both. In a loop with flip-flops it is those, so that logic stands
 * before the flip-flop it feeds.
 */
function backSources(
  loop: readonly string[],
  byId: ReadonlyMap<string, DiagramNode>,
): readonly string[] {
  const kinds = loop.flatMap((id) => byId.get(id) ?? []);
  const flipFlops = kinds.filter(({ kind }) => isEdgeTriggered(kind));
  if (flipFlops.length > 0) return flipFlops.map(({ id }) => id);
  return loop.length <= 2 && kinds.every(({ kind }) => isGate(kind)) ? loop : [];
}

/** Edges that close a loop when the nodes are walked depth first in their order. */
function closingEdges(nodes: readonly DiagramNode[], edges: readonly Edge[]): Set<Edge> {
  const state = new Map<string, 'open' | 'done'>();
  const closing = new Set<Edge>();
  const walk = (id: string): void => {
    state.set(id, 'open');
    for (const edge of edges) {
      if (edge.from !== id) continue;
      const seen = state.get(edge.to);
      if (seen === 'open') closing.add(edge);
      else if (seen === undefined) walk(edge.to);
    }
    state.set(id, 'done');
  };
  for (const { id } of nodes) if (!state.has(id)) walk(id);
  return closing;
}

/** The edges with those marked that must run back for the rest to have a direction. */
export function withBackEdges(nodes: readonly DiagramNode[], edges: readonly Edge[]): Edge[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const loops = loopsOf(successors(nodes, edges));
  const loopOf = new Map(loops.flatMap((loop, index) => loop.map((id) => [id, index] as const)));
  const sources = new Set(loops.flatMap((loop) => backSources(loop, byId)));
  const isInside = ({ from, to }: Edge): boolean =>
    loopOf.has(from) && loopOf.get(from) === loopOf.get(to);
  const marked = edges.map((edge) => ({
    ...edge,
    isBack: sources.has(edge.from) && isInside(edge),
  }));
  const forward = marked.filter(({ isBack }) => !isBack);
  const closing = closingEdges(nodes, forward);
  return marked.map((edge) => ({ ...edge, isBack: edge.isBack || closing.has(edge) }));
}

/** The nodes in an order where every forward edge points onwards. */
function topological(nodes: readonly DiagramNode[], forward: readonly Edge[]): string[] {
  const missing = new Map(
    nodes.map(({ id }) => [id, forward.filter(({ to }) => to === id).length]),
  );
  const ready = nodes.filter(({ id }) => missing.get(id) === 0).map(({ id }) => id);
  const order: string[] = [];
  for (let id = ready.shift(); id !== undefined; id = ready.shift()) {
    order.push(id);
    for (const { from, to } of forward) {
      if (from !== id) continue;
      const left = (missing.get(to) ?? 0) - 1;
      missing.set(to, left);
      if (left === 0) ready.push(to);
    }
  }
  return order;
}

/** Columns by longest path from the inputs, no node before its floor. */
function longestPaths(
  nodes: readonly DiagramNode[],
  forward: readonly Edge[],
  order: readonly string[],
  floors: ReadonlyMap<string, number>,
): Map<string, number> {
  const inputs = new Set(nodes.flatMap(({ id, kind }) => (kind === 'input' ? id : [])));
  const layers = new Map<string, number>();
  for (const id of order) {
    const before = forward.filter(({ to }) => to === id).map(({ from }) => layers.get(from) ?? 0);
    const earliest = inputs.has(id) ? 0 : Math.max(0, ...before) + 1;
    layers.set(id, Math.max(earliest, floors.get(id) ?? 0));
  }
  return layers;
}

/** Pairs of gates that feed each other: a latch, drawn as two gates above each other. */
function pairsOf(edges: readonly Edge[]): (readonly [string, string])[] {
  const back = edges.filter(({ isBack, from, to }) => isBack && from !== to);
  return back.flatMap(({ from, to }) =>
    from < to && back.some((other) => other.from === to && other.to === from)
      ? [[from, to] as const]
      : [],
  );
}

/** Longest paths with both gates of every latch in one column, the later of the two. */
function evenPaths(
  nodes: readonly DiagramNode[],
  edges: readonly Edge[],
  order: readonly string[],
): Map<string, number> {
  const forward = edges.filter(({ isBack }) => !isBack);
  const pairs = pairsOf(edges);
  const floors = new Map<string, number>();
  let layers = longestPaths(nodes, forward, order, floors);
  // Each round settles at least one pair for good, from the left.
  for (let round = 0; round <= pairs.length; round += 1) {
    for (const pair of pairs) {
      const later = Math.max(...pair.map((id) => layers.get(id) ?? 0));
      for (const id of pair) floors.set(id, later);
    }
    layers = longestPaths(nodes, forward, order, floors);
  }
  return layers;
}

/**
 * Moves gates and constants to the column before their first successor. Gates that only feed
 * outputs go to the column of the last such gate of their kind, so that the gates of a decoder
 * stand in line. Inverters and loops stay where they begin.
 */
function moveRight(
  nodes: readonly DiagramNode[],
  edges: readonly Edge[],
  order: readonly string[],
  layers: Map<string, number>,
): void {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const kindOf = (id: string): DiagramNode['kind'] => byId.get(id)?.kind ?? 'input';
  const inLoop = new Set(
    edges.filter(({ isBack }) => isBack).flatMap(({ from, to }) => [from, to]),
  );
  const after = (id: string): string[] =>
    edges.filter((edge) => edge.from === id && !edge.isBack).map(({ to }) => to);
  const isLast = (id: string): boolean => after(id).every((next) => kindOf(next) === 'output');
  for (const id of [...order].reverse()) {
    const kind = kindOf(id);
    const mayMove = kind === 'constant' || (isGate(kind) && kind !== 'not' && !inLoop.has(id));
    if (!mayMove || after(id).length === 0) continue;
    const peers = order.filter((other) => kindOf(other) === kind && isLast(other));
    const limit = isLast(id)
      ? Math.max(...peers.map((other) => layers.get(other) ?? 0))
      : Math.min(...after(id).map((next) => layers.get(next) ?? 0)) - 1;
    layers.set(id, limit);
  }
}

/**
 * The column of each node, 0 at the left. Inputs are in the first, outputs in the last. Gates stand
 * as far right as their successors allow, so that the AND gates of a sum of products form a column;
 * inverters and flip-flops stand as far left as they can, loops of gates where they begin.
 */
export function layersOf(
  nodes: readonly DiagramNode[],
  edges: readonly Edge[],
): Map<string, number> {
  const order = topological(
    nodes,
    edges.filter(({ isBack }) => !isBack),
  );
  const layers = evenPaths(nodes, edges, order);
  moveRight(nodes, edges, order, layers);
  const parts = nodes.filter(({ kind }) => kind !== 'output');
  const last = Math.max(1, ...parts.map(({ id }) => (layers.get(id) ?? 0) + 1));
  for (const { id, kind } of nodes) if (kind === 'output') layers.set(id, last);
  return layers;
}
