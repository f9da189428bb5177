import { formatFixed, formatNumber } from '@kurser/shared/swedishNumber';
import {
  backward,
  forward,
  type Activation,
  type Example,
  type Network,
  type ParameterName,
} from './network';

/** One line of a calculation: `h₁ = σ(0,5000) = 0,6225`. */
export interface Line {
  readonly name: string;
  /** With letters, for example `σ(z₁)`. */
  readonly formula: string;
  /** The same with numbers. */
  readonly numbers: string;
  readonly value: number;
}

/** A weight with its derivative and what the next step makes of it. */
export interface Change {
  readonly name: string;
  readonly parameter: ParameterName;
  readonly value: number;
  readonly gradient: number;
  readonly next: number;
}

const subscripts = '₀₁₂₃₄₅₆₇₈₉';

function subscript(...indices: readonly number[]): string {
  return indices.map((index) => subscripts[index] ?? String(index)).join('');
}

/** Numbers inside a calculation: negative ones in parentheses, so that no two signs meet. */
function inside(value: number, decimals = 4): string {
  const text = formatNumber(value, decimals);
  return text.startsWith('−') ? `(${text})` : text;
}

/** The name of a neuron's value: h₁ … for hidden ones, o for the output. */
export function neuronName(network: Network, layer: number, neuron: number): string {
  return layer === network.length - 1 ? 'o' : `h${subscript(neuron + 1)}`;
}

/**
 * A weight's name: w₁₂ leads to neuron 1 from input 2; v₁ leads from hidden neuron 1 to the output.
 * Without hidden neurons the output's weights are w₁ and w₂.
 */
export function parameterName(network: Network, { layer, neuron, input }: ParameterName): string {
  const isOutput = layer === network.length - 1;
  if (input === 'bias') return isOutput ? 'b' : `b${subscript(neuron + 1)}`;
  if (network.length === 1) return `w${subscript(input + 1)}`;
  return isOutput ? `v${subscript(input + 1)}` : `w${subscript(neuron + 1, input + 1)}`;
}

const activationSigns: Readonly<Record<Activation, string>> = {
  sigmoid: 'σ',
  relu: 'ReLU',
  tanh: 'tanh',
  step: 'steg',
};

function slopeText(
  activation: Activation,
  name: string,
): { formula: string; numbers: (a: number) => string } {
  switch (activation) {
    case 'sigmoid':
      return {
        formula: `${name}·(1 − ${name})`,
        numbers: (a) => `${formatFixed(a, 4)}·(1 − ${formatFixed(a, 4)})`,
      };
    case 'tanh':
      return { formula: `(1 − ${name}²)`, numbers: (a) => `(1 − ${inside(a)}²)` };
    case 'relu':
      return { formula: `ReLU′(${name})`, numbers: (a) => (a > 0 ? '1' : '0') };
    case 'step':
      return { formula: '', numbers: () => '' };
  }
}

/** The sum and the value of one neuron. `before` are the values it sees, with their names. */
function neuronLines(
  network: Network,
  at: { readonly layer: number; readonly neuron: number },
  before: readonly { readonly name: string; readonly value: number }[],
  { z: sum, a }: { readonly z: number; readonly a: number },
): readonly Line[] {
  const layer = network[at.layer];
  const row = layer?.weights[at.neuron] ?? [];
  const sign = activationSigns[layer?.activation ?? 'sigmoid'];
  const name = neuronName(network, at.layer, at.neuron);
  const z = name === 'o' ? 'z' : `z${subscript(at.neuron + 1)}`;
  const weight = (input: number | 'bias'): string => parameterName(network, { ...at, input });
  const products = row.map((value, i) => ({
    letters: `${weight(i)}·${before[i]?.name ?? ''}`,
    numbers: `${inside(value)}·${inside(before[i]?.value ?? 0)}`,
  }));
  const bias = inside(layer?.biases[at.neuron] ?? 0);
  return [
    {
      name: z,
      formula: [...products.map(({ letters }) => letters), weight('bias')].join(' + '),
      numbers: [...products.map(({ numbers }) => numbers), bias].join(' + '),
      value: sum,
    },
    { name, formula: `${sign}(${z})`, numbers: `${sign}(${formatFixed(sum, 4)})`, value: a },
  ];
}

/** Every sum and value from the inputs to the loss, in the order they are computed. */
export function explainForward(network: Network, { inputs, target }: Example): readonly Line[] {
  const values = forward(network, inputs);
  let before = inputs.map((value, i) => ({ name: `x${subscript(i + 1)}`, value }));
  const lines = values.flatMap(({ z, a }, layer) => {
    const seen = before;
    before = a.map((value, neuron) => ({ name: neuronName(network, layer, neuron), value }));
    return a.flatMap((value, neuron) =>
      neuronLines(network, { layer, neuron }, seen, { z: z[neuron] ?? 0, a: value }),
    );
  });
  const output = values.at(-1)?.a[0] ?? 0;
  const loss: Line = {
    name: 'L',
    formula: '½(o − t)²',
    numbers: `½(${formatFixed(output, 4)} − ${target})²`,
    value: 0.5 * (output - target) ** 2,
  };
  return [...lines, loss];
}

/** The deltas from the output back: how much the loss changes with each sum z. */
export function explainBackward(network: Network, example: Example): readonly Line[] {
  const values = forward(network, example.inputs);
  const gradients = backward(network, example);
  const last = network.length - 1;
  const output = values[last]?.a[0] ?? 0;
  const outputSlope = slopeText(network[last]?.activation ?? 'sigmoid', 'o');
  const outputDelta = gradients[last]?.deltas[0] ?? 0;
  const lines: Line[] = [
    {
      name: 'δ',
      formula: `(o − t)·${outputSlope.formula}`,
      numbers: `(${formatFixed(output, 4)} − ${example.target})·${outputSlope.numbers(output)}`,
      value: outputDelta,
    },
  ];
  if (last === 0) return lines;
  (values[0]?.a ?? []).forEach((a, j) => {
    const slope = slopeText(network[0]?.activation ?? 'sigmoid', neuronName(network, 0, j));
    const v = network[1]?.weights[0]?.[j] ?? 0;
    lines.push({
      name: `δ${subscript(j + 1)}`,
      formula: `δ·v${subscript(j + 1)}·${slope.formula}`,
      numbers: `${inside(outputDelta)}·${inside(v)}·${slope.numbers(a)}`,
      value: gradients[0]?.deltas[j] ?? 0,
    });
  });
  return lines;
}

/**
 * Every weight and bias of a network, with what `changeOf` says its derivative is and where a step
 * of `rate` takes it.
 */
function listChanges(
  network: Network,
  gradientOf: (parameter: ParameterName) => number,
  rate: number,
): readonly Change[] {
  return network.flatMap((layer, l) =>
    layer.weights.flatMap((row, j) => {
      const own = [
        ...row.map((value, i) => [i, value] as const),
        ['bias', layer.biases[j] ?? 0] as const,
      ];
      return own.map(([input, value]) => {
        const parameter = { layer: l, neuron: j, input };
        const gradient = gradientOf(parameter);
        return {
          name: parameterName(network, parameter),
          parameter,
          value,
          gradient,
          next: value - rate * gradient,
        };
      });
    }),
  );
}

/** What one step down this example's gradient does to every weight. */
export function gradientChanges(
  network: Network,
  example: Example,
  rate: number,
): readonly Change[] {
  const gradients = backward(network, example);
  return listChanges(
    network,
    ({ layer, neuron, input }) =>
      (input === 'bias'
        ? gradients[layer]?.biases[neuron]
        : gradients[layer]?.weights[neuron]?.[input]) ?? 0,
    rate,
  );
}

/**
 * What the perceptron's rule does to every weight: `gradient` is −(t − o) · input, so that value −
 * rate · gradient is the rule.
 */
export function perceptronChanges(
  network: Network,
  example: Example,
  rate: number,
): readonly Change[] {
  const output = forward(network, example.inputs).at(-1)?.a[0] ?? 0;
  const error = output - example.target;
  return listChanges(
    network,
    ({ input }) => error * (input === 'bias' ? 1 : (example.inputs[input] ?? 0)),
    rate,
  );
}
