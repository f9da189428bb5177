import { outputOf, type Example, type Network } from './network';

/**
 * Rosenblatt's rule on a network of one step neuron: each input's weight changes by rate · (t − o)
 * · input, the bias by rate · (t − o). Nothing changes when the answer is right.
 */
export function correctPerceptron(
  network: Network,
  { inputs, target }: Example,
  rate: number,
): Network {
  const error = target - outputOf(network, inputs);
  if (error === 0) return network;
  return network.map((layer) => ({
    ...layer,
    weights: layer.weights.map((row) =>
      row.map((weight, i) => weight + rate * error * (inputs[i] ?? 0)),
    ),
    biases: layer.biases.map((bias) => bias + rate * error),
  }));
}

/**
 * One epoch: every example in turn, corrected at once when wrong. `errors` are how many were wrong
 * when their turn came.
 */
export function perceptronEpoch(
  network: Network,
  examples: readonly Example[],
  rate: number,
): { readonly network: Network; readonly errors: number } {
  let current = network;
  let errors = 0;
  for (const example of examples) {
    if (outputOf(current, example.inputs) !== example.target) errors += 1;
    current = correctPerceptron(current, example, rate);
  }
  return { network: current, errors };
}
