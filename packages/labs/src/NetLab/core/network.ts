import type { Random } from '@kurser/shared/random';

/**
 * `step` (0 or 1) is the perceptron's: it has no derivative and is trained by its own rule, see
 * perceptron.ts.
 */
export type Activation = 'sigmoid' | 'relu' | 'tanh' | 'step';

/** Neurons that all see the same inputs. */
export interface Layer {
  readonly activation: Activation;
  /** `weights[neuron][input]`. */
  readonly weights: readonly (readonly number[])[];
  /** One a neuron. */
  readonly biases: readonly number[];
}

/** Layers from the inputs to the output; the last has one neuron. */
export type Network = readonly Layer[];

/** Sums before (`z`) and values after (`a`) the activation of each neuron in a layer. */
export interface LayerValues {
  readonly z: readonly number[];
  readonly a: readonly number[];
}

/** The loss' derivatives by each weight and bias; `deltas` are those by each `z`. */
export interface LayerGradient {
  readonly deltas: readonly number[];
  readonly weights: readonly (readonly number[])[];
  readonly biases: readonly number[];
}

export interface Example {
  readonly inputs: readonly number[];
  readonly target: number;
}

/** The activation's value at z. */
export function activate(activation: Activation, z: number): number {
  switch (activation) {
    case 'sigmoid':
      return 1 / (1 + Math.exp(-z));
    case 'relu':
      return Math.max(0, z);
    case 'tanh':
      return Math.tanh(z);
    case 'step':
      return z > 0 ? 1 : 0;
  }
}

/**
 * The activation's derivative where it has the value `a`; 0 for the step, whose derivative is 0
 * wherever it exists.
 */
export function slopeAt(activation: Activation, a: number): number {
  switch (activation) {
    case 'sigmoid':
      return a * (1 - a);
    case 'relu':
      return a > 0 ? 1 : 0;
    case 'tanh':
      return 1 - a * a;
    case 'step':
      return 0;
  }
}

function weightedSum(weights: readonly number[], inputs: readonly number[], bias: number): number {
  return weights.reduce((sum, weight, i) => sum + weight * (inputs[i] ?? 0), bias);
}

/** The values of every layer for these inputs. */
export function forward(network: Network, inputs: readonly number[]): readonly LayerValues[] {
  let current = inputs;
  return network.map(({ activation, weights, biases }) => {
    const z = weights.map((row, j) => weightedSum(row, current, biases[j] ?? 0));
    const a = z.map((value) => activate(activation, value));
    current = a;
    return { z, a };
  });
}

/** The network's answer: the value of its last neuron. */
export function outputOf(network: Network, inputs: readonly number[]): number {
  return forward(network, inputs).at(-1)?.a[0] ?? 0;
}

/** Half the squared error of one example: ½(o − t)². */
export function exampleLoss(network: Network, { inputs, target }: Example): number {
  return 0.5 * (outputOf(network, inputs) - target) ** 2;
}

/** The mean of (o − t)² over the examples; NaN without examples. */
export function meanSquaredError(network: Network, examples: readonly Example[]): number {
  const errors = examples.map(({ inputs, target }) => (outputOf(network, inputs) - target) ** 2);
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

/**
 * The derivatives of ½(o − t)² by the chain rule, layer by layer from the output back. In the order
 * of the layers.
 */
export function backward(network: Network, { inputs, target }: Example): readonly LayerGradient[] {
  const values = forward(network, inputs);
  const gradients: LayerGradient[] = [];
  // The loss' derivative by each value of the layer in hand.
  let byValue: readonly number[] = [(values.at(-1)?.a[0] ?? 0) - target];
  for (let l = network.length - 1; l >= 0; l -= 1) {
    const layer = network[l];
    const { a = [] } = values[l] ?? {};
    const before = l === 0 ? inputs : (values[l - 1]?.a ?? []);
    if (layer === undefined) break;
    const above = byValue;
    const deltas = a.map((value, j) => (above[j] ?? 0) * slopeAt(layer.activation, value));
    gradients.unshift({
      deltas,
      weights: deltas.map((delta) => before.map((value) => delta * value)),
      biases: deltas,
    });
    byValue = before.map((_, i) =>
      deltas.reduce((sum, delta, j) => sum + delta * (layer.weights[j]?.[i] ?? 0), 0),
    );
  }
  return gradients;
}

/** The network after one step down the gradients. */
export function descend(
  network: Network,
  gradients: readonly LayerGradient[],
  rate: number,
): Network {
  return network.map((layer, l) => {
    const gradient = gradients[l];
    return {
      ...layer,
      weights: layer.weights.map((row, j) =>
        row.map((weight, i) => weight - rate * (gradient?.weights[j]?.[i] ?? 0)),
      ),
      biases: layer.biases.map((bias, j) => bias - rate * (gradient?.biases[j] ?? 0)),
    };
  });
}

/**
 * The network after one step down the sum of the gradients of all examples, each taken with the
 * same weights (a whole batch).
 */
export function descendBatch(
  network: Network,
  examples: readonly Example[],
  rate: number,
): Network {
  // Descending one after the other from gradients taken beforehand is descending their sum.
  return examples
    .map((example) => backward(network, example))
    .reduce((current, gradients) => descend(current, gradients, rate), network);
}

/** The network with one weight or bias replaced. */
export function withParameter(
  network: Network,
  { layer, neuron, input }: ParameterName,
  value: number,
): Network {
  return network.map((current, l) => {
    if (l !== layer) return current;
    if (input === 'bias')
      return { ...current, biases: current.biases.map((bias, j) => (j === neuron ? value : bias)) };
    return {
      ...current,
      weights: current.weights.map((row, j) =>
        j === neuron ? row.map((weight, i) => (i === input ? value : weight)) : row,
      ),
    };
  });
}

/** Which weight: from an input of a neuron, or its bias. */
export interface ParameterName {
  readonly layer: number;
  readonly neuron: number;
  readonly input: number | 'bias';
}

/**
 * The number of weights and biases in a network with two inputs, `hidden` neurons and one output.
 */
export function parameterCount(hidden: number): number {
  return hidden === 0 ? 3 : 3 * hidden + hidden + 1;
}

/**
 * A network with two inputs, `hidden` neurons of the activation and one output. Its numbers are
 * taken in order: each neuron's weights and then its bias, the hidden neurons first. Without hidden
 * neurons the output sees the inputs. Missing numbers are 0.
 */
export function networkFrom(
  hidden: number,
  activation: Activation,
  output: Activation,
  numbers: readonly number[],
): Network {
  let next = 0;
  const take = (): number => {
    next += 1;
    return numbers[next - 1] ?? 0;
  };
  const layer = (neurons: number, inputs: number, kind: Activation): Layer => {
    const rows = Array.from({ length: neurons }, () => ({
      weights: Array.from({ length: inputs }, take),
      bias: take(),
    }));
    return {
      activation: kind,
      weights: rows.map(({ weights }) => weights),
      biases: rows.map(({ bias }) => bias),
    };
  };
  if (hidden === 0) return [layer(1, 2, output)];
  const first = layer(hidden, 2, activation);
  return [first, layer(1, hidden, output)];
}

/** Numbers for `networkFrom`: every weight normally distributed, every bias 0. */
export function drawnNumbers(hidden: number, random: Random): readonly number[] {
  const neuron = (inputs: number): number[] => [
    ...Array.from({ length: inputs }, () => random.normal()),
    0,
  ];
  if (hidden === 0) return neuron(2);
  return [...Array.from({ length: hidden }, () => neuron(2)).flat(), ...neuron(hidden)];
}
