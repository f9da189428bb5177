import { defineLab } from '../kit/lab';
import { createRandom } from '@kurser/shared/random';
import {
  backward,
  descend,
  descendBatch,
  drawnNumbers,
  meanSquaredError,
  networkFrom,
  outputOf,
  withParameter,
  type Example,
  type Network,
  type ParameterName,
} from './core/network';
import { correctPerceptron, perceptronEpoch } from './core/perceptron';
import { inputPairs, type NetSettings, type Rule } from './settings';

/** The loss after a number of epochs (single examples count as a quarter). */
export interface LossEntry {
  readonly epoch: number;
  readonly loss: number;
}

export interface NetState {
  readonly settings: NetSettings;
  readonly targets: readonly number[];
  /** The row of the table whose numbers are shown. */
  readonly row: number;
  readonly hidden: number;
  readonly activation: NetSettings['activation'];
  readonly rule: Rule;
  readonly rate: number;
  readonly seed: number;
  readonly network: Network;
  readonly epochs: number;
  readonly history: readonly LossEntry[];
  /**
   * Whether the perceptron has got through an epoch without a fault: then nothing changes any more.
   */
  readonly settled: boolean;
}

/** What decides how many weights there are and how they start; changing it starts over. */
type Shape = Pick<NetState, 'hidden' | 'activation' | 'rule' | 'seed'>;

const longestHistory = 1200;

/** The four rows with their targets. */
export function examplesOf({ targets }: Pick<NetState, 'targets'>): readonly Example[] {
  return inputPairs.map((inputs, i) => ({ inputs, target: targets[i] ?? 0 }));
}

/** The row whose numbers are shown. */
export function currentExample(state: Pick<NetState, 'targets' | 'row'>): Example {
  return examplesOf(state)[state.row] ?? { inputs: [0, 0], target: 0 };
}

function firstNumbers({ hidden, rule, seed }: Shape, settings: NetSettings): readonly number[] {
  const asWritten = hidden === settings.hidden && seed === settings.seed;
  if (settings.numbers !== undefined && asWritten) return settings.numbers;
  // Rosenblatt's perceptron starts from zero; a network that does so never tells its hidden neurons
  // apart.
  return rule === 'perceptron' ? [] : drawnNumbers(hidden, createRandom(seed));
}

function firstNetwork(shape: Shape, settings: NetSettings): Network {
  const output = shape.rule === 'perceptron' ? 'step' : 'sigmoid';
  return networkFrom(shape.hidden, shape.activation, output, firstNumbers(shape, settings));
}

type Learnt = Pick<NetState, 'network' | 'epochs' | 'history' | 'settled'>;

function startFrom(network: Network, targets: readonly number[]): Learnt {
  const loss = meanSquaredError(network, examplesOf({ targets }));
  return { network, epochs: 0, history: [{ epoch: 0, loss }], settled: false };
}

function restart(state: NetState): NetState {
  return { ...state, ...startFrom(firstNetwork(state, state.settings), state.targets) };
}

function afterStep(state: NetState, network: Network, epochs: number): NetState {
  const loss = meanSquaredError(network, examplesOf(state));
  const longer = [...state.history, { epoch: state.epochs + epochs, loss }];
  return {
    ...state,
    network,
    epochs: state.epochs + epochs,
    history: longer.length <= longestHistory ? longer : longer.filter((_, i) => i % 2 === 0),
  };
}

function trainExample(state: NetState): NetState {
  const example = currentExample(state);
  const network =
    state.rule === 'perceptron'
      ? correctPerceptron(state.network, example, state.rate)
      : descend(state.network, backward(state.network, example), state.rate);
  return afterStep(state, network, 0.25);
}

/**
 * Whether another epoch can change anything: not after a perceptron's epoch without faults, nor
 * when the numbers ran away.
 */
export function canTrain({ settled, history }: NetState): boolean {
  return !settled && Number.isFinite(history.at(-1)?.loss ?? 0);
}

function trainEpoch(state: NetState): NetState {
  const examples = examplesOf(state);
  if (state.rule === 'gradient')
    return afterStep(state, descendBatch(state.network, examples, state.rate), 1);
  const { network, errors } = perceptronEpoch(state.network, examples, state.rate);
  return { ...afterStep(state, network, 1), settled: errors === 0 };
}

function reshape(state: NetState, patch: Partial<Shape>): NetState {
  const next = { ...state, ...patch };
  // A perceptron has no hidden neurons; asking for some gives the network that learns by gradient.
  const hidden = patch.rule === 'perceptron' ? 0 : next.hidden;
  const rule = hidden > 0 ? 'gradient' : next.rule;
  return restart({ ...next, hidden, rule });
}

function trainEpochs(state: NetState, count: number): NetState {
  let next = state;
  for (let i = 0; i < count && canTrain(next); i += 1) next = trainEpoch(next);
  return next;
}

function start(settings: NetSettings): NetState {
  const { targets, row, hidden, activation, rule, rate, seed } = settings;
  const shape = { hidden, activation, rule, seed };
  const learnt = startFrom(firstNetwork(shape, settings), targets);
  return { settings, targets, row, rate, ...shape, ...learnt };
}

export const netLab = defineLab(start, {
  setRow: (state, row: number) => ({ ...state, row }),
  setTargets: (state, targets: readonly number[]) => ({
    ...state,
    ...startFrom(state.network, targets),
    targets,
  }),
  setParameter: (state, name: ParameterName, value: number) => ({
    ...state,
    ...startFrom(withParameter(state.network, name, value), state.targets),
  }),
  setShape: reshape,
  setRate: (state, rate: number) => ({ ...state, rate }),
  trainExample: (state) => (canTrain(state) ? trainExample(state) : state),
  trainEpochs,
  restart,
});

/** Which side of one half the answer lies on for each row, and whether that is right. */
export function answersOf(state: NetState): readonly { output: number; right: boolean }[] {
  return examplesOf(state).map(({ inputs, target }) => {
    const output = outputOf(state.network, inputs);
    return { output, right: (output >= 0.5 ? 1 : 0) === target };
  });
}
