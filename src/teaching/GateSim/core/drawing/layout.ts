import type { Netlist } from '../netlist';
import { placeNodes } from './place';
import { routeWires, type Wire } from './route';
import { grid, nodesOf, shapeOf, type DiagramNode, type PlacedNode, type Point } from './shapes';

/** Where everything in a circuit's drawing lies. */
export interface Layout {
  readonly placed: readonly PlacedNode[];
  readonly wires: readonly Wire[];
}

/** Lays a circuit out. Pure, and slow where there is much: a circuit of sixty parts takes a phone half a second. */
export function layOut(netlist: Netlist): Layout {
  const placed = placeNodes(nodesOf(netlist));
  return { placed, wires: routeWires(placed) };
}

/** Numbers in grid units, one after the other: x, y, x, y … */
type PackedPoints = readonly number[];
/** The node's number in `nodesOf`, its corner, and its input pins by their numbers in the netlist, from above. */
type PackedNode = readonly [node: number, x: number, y: number, ...pins: readonly number[]];
type PackedWire = readonly [net: string, runs: readonly PackedPoints[], junctions: PackedPoints];

const packPoints = (points: readonly Point[]): PackedPoints =>
  points.flatMap(({ x, y }) => [x / grid, y / grid]);

/** The layout as a text for `unpackLayout`, which needs the same netlist. */
export function packLayout(netlist: Netlist, { placed, wires }: Layout): string {
  const nodes = nodesOf(netlist);
  const packNode = ({ node, x, y }: PlacedNode): PackedNode => {
    const number = nodes.findIndex(({ id }) => id === node.id);
    const pins = node.inputs.map(
      (pin) => nodes[number]?.inputs.findIndex(({ name }) => name === pin.name) ?? 0,
    );
    return [number, x / grid, y / grid, ...pins];
  };
  const packWire = ({ net, runs, junctions }: Wire): PackedWire => [
    net,
    runs.map(packPoints),
    packPoints(junctions),
  ];
  return JSON.stringify([placed.map(packNode), wires.map(packWire)]);
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(Number.isInteger);

const isPoints = (value: unknown): value is PackedPoints =>
  isNumbers(value) && value.length % 2 === 0;

function isNode(value: unknown): value is PackedNode {
  return isNumbers(value) && value.length >= 3;
}

function isWire(value: unknown): value is PackedWire {
  if (!Array.isArray(value)) return false;
  const [net, runs, junctions] = value as readonly unknown[];
  return (
    typeof net === 'string' && Array.isArray(runs) && runs.every(isPoints) && isPoints(junctions)
  );
}

const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);

/** Undefined when the text is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unpackPoints(numbers: PackedPoints): Point[] {
  const points: Point[] = [];
  for (let at = 0; at < numbers.length; at += 2)
    points.push({ x: (numbers[at] ?? 0) * grid, y: (numbers[at + 1] ?? 0) * grid });
  return points;
}

/** Undefined when the node is not one of the circuit's, or its pins are not the node's. */
function unpackNode(
  nodes: readonly DiagramNode[],
  [number, x, y, ...pins]: PackedNode,
): PlacedNode | undefined {
  const written = nodes[number];
  const inputs = pins.flatMap((pin) => written?.inputs[pin] ?? []);
  if (written === undefined || new Set(inputs).size !== written.inputs.length) return undefined;
  const node = { ...written, inputs };
  return { node, shape: shapeOf(node), x: x * grid, y: y * grid };
}

/** What `packLayout` has packed. Undefined when the text is not that of a drawing of this circuit. */
export function unpackLayout(netlist: Netlist, text: string): Layout | undefined {
  const packed = parseJson(text);
  if (!Array.isArray(packed)) return undefined;
  const [packedNodes, packedWires] = packed as readonly unknown[];
  if (!isListOf(packedNodes, isNode) || !isListOf(packedWires, isWire)) return undefined;
  const nodes = nodesOf(netlist);
  const placed = packedNodes.flatMap((each) => unpackNode(nodes, each) ?? []);
  if (new Set(placed.map(({ node }) => node.id)).size !== nodes.length) return undefined;
  const wires = packedWires.map(([net, runs, junctions]): Wire => ({
    net,
    runs: runs.map(unpackPoints),
    junctions: unpackPoints(junctions),
  }));
  return { placed, wires };
}
