import { describe, expect, it } from 'vitest';
import { createRandom } from '@kurser/shared/random';
import {
  activate,
  backward,
  descendBatch,
  drawnNumbers,
  exampleLoss,
  forward,
  meanSquaredError,
  networkFrom,
  outputOf,
  parameterCount,
  slopeAt,
  withParameter,
  type Activation,
  type Example,
  type Network,
} from '../core/network';
import { correctPerceptron, perceptronEpoch } from '../core/perceptron';

const inputs = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;
const examplesOf = (targets: readonly number[]): Example[] =>
  inputs.map((pair, i) => ({ inputs: pair, target: targets[i] ?? 0 }));
const xor = examplesOf([0, 1, 1, 0]);
const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

// numpy: rng = default_rng(1); W1 = rng.normal(size=(2, 4)); W2 = rng.normal(size=(4, 1)); biases
// 0. Here neuron by neuron.
const drawnByNumpy = [
  0.345584192064786, 0.9053558666731177, 0, 0.8216181435011584, 0.4463745723640113, 0,
  0.33043707618338714, -0.5369532353602852, 0, -1.303157231604361, 0.5811181041963531, 0,
  0.36457239618607573, 0.294132496655526, 0.02842224131579679, 0.5467129866124469, 0,
];

describe('forward and backward', () => {
  // By hand, checked in Python: x = 1, w1 = 0.5, w2 = −1, t = 1, sigmoid twice.
  const network = networkFrom(1, 'sigmoid', 'sigmoid', [0.5, 0, 0, -1, 0]);
  const example = { inputs: [1, 0], target: 1 };

  it('computes the example that the textbook computes by hand', () => {
    const [hidden, output] = forward(network, example.inputs);
    expect(round(hidden?.a[0] ?? NaN, 4)).toBe(0.6225);
    expect(round(output?.a[0] ?? NaN, 4)).toBe(0.3492);
    expect(round(exampleLoss(network, example), 4)).toBe(0.2118);
    const [first, second] = backward(network, example);
    expect(round(second?.weights[0]?.[0] ?? NaN, 4)).toBe(-0.0921);
    expect(round(first?.weights[0]?.[0] ?? NaN, 4)).toBe(0.0348);
  });

  it('computes one neuron', () => {
    // Python: 2·1 − 1·1 − 0.5 = 0.5; max(0, z) = 0.5; 1/(1 + e^−z) = 0.622.
    const neuron = (kind: Activation): number =>
      outputOf(networkFrom(0, 'relu', kind, [2, -1, -0.5]), [1, 1]);
    expect(neuron('relu')).toBe(0.5);
    expect(round(neuron('sigmoid'), 3)).toBe(0.622);
    expect(neuron('step')).toBe(1);
  });

  it.each(['sigmoid', 'relu', 'tanh'] as const)(
    'has the gradients that small differences of the loss show, with %s',
    (activation) => {
      const random = createRandom(3);
      const numbers = drawnNumbers(3, random).map((value) => value + 0.1);
      const net = networkFrom(3, activation, 'sigmoid', numbers);
      const sample = { inputs: [0.7, -0.4], target: 1 };
      const gradients = backward(net, sample);
      const h = 1e-6;
      const checkOne = (
        layer: number,
        neuron: number,
        input: number | 'bias',
        at: number,
      ): void => {
        const name = { layer, neuron, input };
        const difference =
          (exampleLoss(withParameter(net, name, at + h), sample) -
            exampleLoss(withParameter(net, name, at - h), sample)) /
          (2 * h);
        const gradient =
          input === 'bias'
            ? gradients[layer]?.biases[neuron]
            : gradients[layer]?.weights[neuron]?.[input];
        expect(Math.abs((gradient ?? NaN) - difference)).toBeLessThan(1e-6);
      };
      net.forEach(({ weights, biases }, layer) => {
        weights.forEach((row, neuron) => {
          row.forEach((weight, input) => {
            checkOne(layer, neuron, input, weight);
          });
          checkOne(layer, neuron, 'bias', biases[neuron] ?? NaN);
        });
      });
    },
  );

  it('knows the activations and their slopes', () => {
    expect(activate('relu', -2)).toBe(0);
    expect(activate('step', 0)).toBe(0);
    expect(activate('tanh', 0)).toBe(0);
    expect([slopeAt('relu', 0), slopeAt('relu', 3), slopeAt('step', 1)]).toEqual([0, 1, 0]);
  });
});

describe('training', () => {
  // numpy: W −= 2·Xᵀ·delta summed over the four rows of XOR; (O − Y)² meaned before epochs 0, 1,
  // 1000 and 5000.
  it('learns XOR as the same loop in numpy', () => {
    const expected = new Map([
      [0, 0.2748629616482994],
      [1, 0.24919259799021445],
      [1000, 0.0007864204220996063],
      [5000, 0.00011164432014352886],
    ]);
    let network: Network = networkFrom(4, 'sigmoid', 'sigmoid', drawnByNumpy);
    for (let epoch = 0; epoch <= 5000; epoch += 1) {
      const loss = expected.get(epoch);
      if (loss !== undefined) expect(meanSquaredError(network, xor)).toBeCloseTo(loss, 8);
      if (epoch < 5000) network = descendBatch(network, xor, 2);
    }
    expect(xor.map(({ inputs: pair }) => Math.round(outputOf(network, pair)))).toEqual([
      0, 1, 1, 0,
    ]);
    expect(xor.map(({ inputs: pair }) => round(outputOf(network, pair), 2))).toEqual([
      0.01, 0.99, 0.99, 0.01,
    ]);
  });

  it('never learns XOR without a hidden layer', () => {
    let network: Network = networkFrom(0, 'sigmoid', 'sigmoid', [0.3, -0.2, 0.1]);
    for (let epoch = 0; epoch < 3000; epoch += 1) network = descendBatch(network, xor, 1);
    expect(meanSquaredError(network, xor)).toBeCloseTo(0.25, 3);
  });
});

describe('the perceptron', () => {
  const train = (targets: readonly number[]): { epoch: number | undefined; numbers: number[] } => {
    let network: Network = networkFrom(0, 'step', 'step', []);
    for (let epoch = 1; epoch <= 20; epoch += 1) {
      const { network: next, errors } = perceptronEpoch(network, examplesOf(targets), 1);
      network = next;
      if (errors === 0) {
        const [layer] = network;
        return { epoch, numbers: [...(layer?.weights[0] ?? []), layer?.biases[0] ?? NaN] };
      }
    }
    return { epoch: undefined, numbers: [] };
  };

  // Python: the same rule with rate 1 from zero; (epoch without errors, w, b).
  it('learns AND and OR in the same epochs as in Python, and never XOR', () => {
    expect(train([0, 0, 0, 1])).toEqual({ epoch: 6, numbers: [2, 1, -2] });
    expect(train([0, 1, 1, 1])).toEqual({ epoch: 4, numbers: [1, 1, 0] });
    expect(train([0, 1, 1, 0]).epoch).toBeUndefined();
  });

  it('leaves a right answer alone', () => {
    const network = networkFrom(0, 'step', 'step', [1, 1, -1.5]);
    expect(correctPerceptron(network, { inputs: [1, 1], target: 1 }, 1)).toBe(network);
  });
});

describe('networkFrom', () => {
  it('has as many numbers as the parameter count says', () => {
    for (const hidden of [0, 1, 4]) {
      const numbers = drawnNumbers(hidden, createRandom(1));
      expect(numbers).toHaveLength(parameterCount(hidden));
      const network = networkFrom(hidden, 'tanh', 'sigmoid', numbers);
      const flat = network.flatMap(({ weights, biases }) =>
        weights.flatMap((row, j) => [...row, biases[j] ?? NaN]),
      );
      expect(flat).toEqual(numbers);
    }
  });
});
