import { neuronName } from './explain';
import { forward, type Example, type Network } from './network';

export interface DiagramNode {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly value: number;
  /** Undefined for an input. */
  readonly bias: number | undefined;
}

export interface DiagramEdge {
  readonly from: DiagramNode;
  readonly to: DiagramNode;
  readonly weight: number;
  readonly labelAt: { readonly x: number; readonly y: number };
}

export interface Diagram {
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
  readonly width: number;
  readonly height: number;
}

const width = 360;
/** Room for a neuron with its name above and its bias below. */
const rowHeight = 92;

/**
 * Where along an edge its number stands. Edges from different sources get different places, so that
 * numbers do not meet.
 */
function labelPlace(source: number, sources: number): number {
  return sources <= 2 ? ([0.42, 0.7][source] ?? 0.5) : 0.38 + (source % 2) * 0.2;
}

/** Columns from the inputs to the output, each centred; values and weights for the example. */
export function layoutNetwork(network: Network, example: Example): Diagram {
  const values = forward(network, example.inputs);
  const tallest = Math.max(2, ...network.map(({ biases }) => biases.length));
  const height = tallest * rowHeight;
  const columns = network.length + 1;
  const xOf = (column: number): number => 28 + (column * (width - 56)) / (columns - 1);
  const yOf = (row: number, rows: number): number =>
    height / 2 + (row - (rows - 1) / 2) * rowHeight;

  const inputs = example.inputs.map((value, i): DiagramNode => ({
    name: i === 0 ? 'x₁' : 'x₂',
    x: xOf(0),
    y: yOf(i, example.inputs.length),
    value,
    bias: undefined,
  }));
  const layers = network.map((layer, l) =>
    layer.biases.map((bias, j): DiagramNode => ({
      name: neuronName(network, l, j),
      x: xOf(l + 1),
      y: yOf(j, layer.biases.length),
      value: values[l]?.a[j] ?? 0,
      bias,
    })),
  );
  const edges = network.flatMap((layer, l) => {
    const sources = l === 0 ? inputs : (layers[l - 1] ?? []);
    return (layers[l] ?? []).flatMap((to, j) =>
      sources.map((from, i): DiagramEdge => {
        const place = labelPlace(i, sources.length);
        return {
          from,
          to,
          weight: layer.weights[j]?.[i] ?? 0,
          labelAt: { x: from.x + place * (to.x - from.x), y: from.y + place * (to.y - from.y) },
        };
      }),
    );
  });
  return { nodes: [...inputs, ...layers.flat()], edges, width, height };
}
