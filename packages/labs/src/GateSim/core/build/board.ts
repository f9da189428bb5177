import { isGate, type Netlist, type Part, type Pin } from '../netlist';
import { placeNodes } from '../drawing/place';
import { nodesOf, shapeOf, type DiagramNode, type PlacedNode } from '../drawing/shapes';
import {
  buildKinds,
  emptyCircuit,
  freshId,
  inputNames,
  isSamePin,
  maxGateInputs,
  onGrid,
  outputNames,
  partLabel,
  type Board,
  type BuildCircuit,
  type BuildWire,
  type PinRef,
} from './circuit';

function netOf({ part, pin }: PinRef): string {
  return part.startsWith('in:') ? part.slice(3) : `#${part}.${pin}`;
}

/** The circuit as a netlist to simulate. Pins without a wire have no net. */
export function toNetlist(board: Board, circuit: BuildCircuit): Netlist {
  const netAt = (part: string, pin: number): string | undefined => {
    const wire = circuit.wires.find(({ to }) => isSamePin(to, { part, pin }));
    return wire === undefined ? undefined : netOf(wire.from);
  };
  const parts = circuit.parts.map((part): Part => {
    const outputs = outputNames(part.kind).map((name, pin): Pin => ({
      name,
      net: netOf({ part: part.id, pin }),
    }));
    const inputs = inputNames(part).map((name, pin): Pin => ({ name, net: netAt(part.id, pin) }));
    return { id: part.id, kind: part.kind, label: partLabel(part), inputs, outputs };
  });
  return {
    inputs: board.inputs.map(({ name, isClock }) => ({ name, isClock, initial: 0 })),
    outputs: board.outputs.map((name) => ({ name, net: netAt(`out:${name}`, 0) })),
    parts,
  };
}

const boardWidth = 520;

/**
 * The nodes where the student put them: switches at the left edge, lamps at the right, the board as
 * wide as it needs to be.
 */
export function toPlaced(board: Board, circuit: BuildCircuit): PlacedNode[] {
  const nodes = nodesOf(toNetlist(board, circuit));
  const places = new Map(circuit.parts.map((part) => [part.id, part]));
  const right = Math.max(boardWidth - 60, ...circuit.parts.map(({ x }) => x + 130));
  const at = (node: DiagramNode): { x: number; y: number } => {
    const part = places.get(node.id);
    if (part !== undefined) return part;
    const names = node.kind === 'input' ? board.inputs.map(({ name }) => name) : board.outputs;
    return { x: node.kind === 'input' ? 0 : right, y: 20 + 60 * names.indexOf(node.label) };
  };
  return nodes.map((node) => ({ node, shape: shapeOf(node), x: at(node).x, y: at(node).y }));
}

/** The least size of the board's drawing. */
export const boardSize = { x: boardWidth, y: 260 } as const;

/**
 * The circuit laid out anew: the same parts and connections, in columns from left to right. Wires
 * on a gate may change places with each other, where that saves a crossing; to a gate its inputs
 * are all alike.
 */
export function arranged(board: Board, circuit: BuildCircuit): BuildCircuit {
  const placed = new Map(
    placeNodes(nodesOf(toNetlist(board, circuit))).map((node) => [node.node.id, node]),
  );
  const left = Math.min(...circuit.parts.map(({ id }) => placed.get(id)?.x ?? 0));
  const parts = circuit.parts.map((part) => {
    const place = placed.get(part.id);
    if (place === undefined) return part;
    return { ...part, x: onGrid(place.x - left + 130), y: onGrid(place.y + 10) };
  });
  const wires = circuit.wires.map((wire) => {
    const node = placed.get(wire.to.part)?.node;
    if (node === undefined || !isGate(node.kind)) return wire;
    const pin = node.inputs.findIndex(({ name }) => name === String(wire.to.pin + 1));
    return { ...wire, to: { ...wire.to, pin } };
  });
  return { parts, wires };
}

function pinOfNet(
  netlist: Netlist,
  ids: ReadonlyMap<string, string>,
  net: string,
): PinRef | undefined {
  if (netlist.inputs.some(({ name }) => name === net)) return { part: `in:${net}`, pin: 0 };
  for (const part of netlist.parts) {
    const pin = part.outputs.findIndex((output) => output.net === net);
    const id = ids.get(part.id);
    if (pin !== -1 && id !== undefined) return { part: id, pin };
  }
  return undefined;
}

/**
 * A written circuit as one to build on, laid out; undefined when it has parts that cannot be placed
 * by hand.
 */
export function fromNetlist(board: Board, netlist: Netlist): BuildCircuit | undefined {
  let circuit = emptyCircuit;
  const ids = new Map<string, string>();
  for (const { id, kind, inputs } of netlist.parts) {
    const known = buildKinds.find((candidate) => candidate === kind);
    const pins =
      known === undefined || isGate(known) ? undefined : inputNames({ kind: known, inputs: 2 });
    const fits = pins === undefined || inputs.map(({ name }) => name).join() === pins.join();
    if (known === undefined || !fits || inputs.length > maxGateInputs) return undefined;
    const own = freshId(circuit, known);
    ids.set(id, own);
    const count = Math.max(2, inputs.length);
    circuit = {
      ...circuit,
      parts: [...circuit.parts, { id: own, kind: known, x: 0, y: 0, inputs: count }],
    };
  }
  const targets = [
    ...netlist.parts.map(({ id, inputs }) => ({
      part: ids.get(id) ?? '',
      nets: inputs.map(({ net }) => net),
    })),
    ...netlist.outputs.map(({ name, net }) => ({ part: `out:${name}`, nets: [net] })),
  ];
  const wires = targets.flatMap(({ part, nets }) =>
    nets.flatMap((net, pin): BuildWire[] => {
      const from = net === undefined ? undefined : pinOfNet(netlist, ids, net);
      return from === undefined ? [] : [{ from, to: { part, pin } }];
    }),
  );
  return arranged(board, { ...circuit, wires });
}
