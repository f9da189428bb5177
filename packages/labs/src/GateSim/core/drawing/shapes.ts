import { isGate, type Netlist, type NodeKind, type Part } from '../netlist';

/** Everything is drawn on a grid of this many units: pins lie on it and wires follow it. */
export const grid = 10;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part, or an input or output of the circuit, as it is drawn: with its pins in drawing order. */
export interface DiagramNode extends Pick<Part, 'id' | 'label' | 'inputs' | 'outputs'> {
  readonly kind: NodeKind;
  readonly part?: Part;
  readonly isClock?: boolean;
}

/**
 * Size and pin places relative to the upper left corner. Inputs are on the left edge, outputs on
 * the right.
 */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly inputs: readonly Point[];
  readonly outputs: readonly Point[];
}

export interface PlacedNode {
  readonly node: DiagramNode;
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
}

/** The side of a gate, and of the circuit's inputs and outputs. */
const gateWidth = 60;
const blockWidth = 90;

function column(count: number, x: number, first: number): Point[] {
  return Array.from({ length: count }, (_, index) => ({ x, y: first + 2 * grid * index }));
}

/** The shape of a node. All pins lie on the grid when the node does. */
export function shapeOf(node: Pick<DiagramNode, 'kind' | 'inputs' | 'outputs'>): Shape {
  const { kind, inputs, outputs } = node;
  if (kind === 'input' || kind === 'output' || kind === 'not' || kind === 'constant') {
    const width = kind === 'constant' ? 40 : gateWidth;
    const middle = 2 * grid;
    return {
      width,
      height: 4 * grid,
      inputs: column(inputs.length, 0, middle),
      outputs: column(outputs.length, width, middle),
    };
  }
  if (isGate(kind)) {
    const height = Math.max(4 * grid, 2 * grid * inputs.length);
    return {
      width: gateWidth,
      height,
      inputs: column(inputs.length, 0, grid),
      outputs: [{ x: gateWidth, y: height / 2 }],
    };
  }
  const rows = Math.max(inputs.length, outputs.length);
  return {
    width: blockWidth,
    height: 2 * grid * (rows + 1),
    inputs: column(inputs.length, 0, 2 * grid),
    outputs: column(outputs.length, blockWidth, 2 * grid),
  };
}

/**
 * The nodes of a netlist in drawing order: inputs as they are listed, parts as they are written,
 * outputs.
 */
export function nodesOf(netlist: Netlist): DiagramNode[] {
  return [
    ...netlist.inputs.map(({ name, isClock }): DiagramNode => ({
      id: `in:${name}`,
      kind: 'input',
      label: name,
      inputs: [],
      outputs: [{ name: 'y', net: name }],
      isClock,
    })),
    ...netlist.parts.map((part): DiagramNode => ({
      id: part.id,
      kind: part.kind,
      label: part.label,
      inputs: part.inputs,
      outputs: part.outputs,
      part,
    })),
    ...netlist.outputs.map(({ name, net }): DiagramNode => ({
      id: `out:${name}`,
      kind: 'output',
      label: name,
      inputs: [{ name: '1', net }],
      outputs: [],
    })),
  ];
}
