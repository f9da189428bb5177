import type { Netlist } from '../netlist';
import { placeNodes } from './place';
import { routeWires, type Wire } from './route';
import { grid, nodesOf, shapeOf, type PlacedNode, type Point } from './shapes';

/** Where everything in a circuit's drawing lies. */
export interface Layout {
  readonly placed: readonly PlacedNode[];
  readonly wires: readonly Wire[];
}

/**
 * Lays a circuit out. Pure, and slow where there is much: a circuit of sixty parts takes a phone
 * half a second.
 */
export function layOut(netlist: Netlist): Layout {
  const placed = placeNodes(nodesOf(netlist));
  return { placed, wires: routeWires(placed) };
}

/** Numbers in grid units, one after the other: x, y, x, y … */
type PackedPoints = readonly number[];
/**
 * The node's number in `nodesOf`, its corner, and its input pins by their numbers in the netlist,
 * from above.
 */
type PackedNode = readonly [node: number, x: number, y: number, ...pins: readonly number[]];
type PackedWire = readonly [net: string, runs: readonly PackedPoints[], junctions: PackedPoints];

type PackedLayout = readonly [nodes: readonly PackedNode[], wires: readonly PackedWire[]];

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
  const packed: PackedLayout = [placed.map(packNode), wires.map(packWire)];
  return JSON.stringify(packed);
}

function unpackPoints(numbers: PackedPoints): Point[] {
  const points: Point[] = [];
  for (let at = 0; at < numbers.length; at += 2)
    points.push({ x: (numbers[at] ?? 0) * grid, y: (numbers[at + 1] ?? 0) * grid });
  return points;
}

/**
 * What `packLayout` has packed, which only the build does. Undefined when it was another circuit,
 * with more nodes or fewer.
 * @throws when the text is no JSON
 */
export function unpackLayout(netlist: Netlist, text: string): Layout | undefined {
  const [packedNodes, packedWires] = JSON.parse(text) as PackedLayout;
  const nodes = nodesOf(netlist);
  const placed = packedNodes.flatMap(([number, x, y, ...pins]): PlacedNode[] => {
    const written = nodes[number];
    if (written === undefined) return [];
    const node = { ...written, inputs: pins.flatMap((pin) => written.inputs[pin] ?? []) };
    return [{ node, shape: shapeOf(node), x: x * grid, y: y * grid }];
  });
  if (packedNodes.length !== nodes.length || placed.length !== nodes.length) return undefined;
  const wires = packedWires.map(([net, runs, junctions]): Wire => ({
    net,
    runs: runs.map(unpackPoints),
    junctions: unpackPoints(junctions),
  }));
  return { placed, wires };
}
