import {
  parseProps,
  readNumber,
  readNumbers,
  readOneOf,
  readText,
  type AuthorProps,
} from '../kit/settings';
import { parameterCount, type Activation } from './core/network';

/** The targets of the inputs (0, 0), (0, 1), (1, 0), (1, 1). */
export const presetTargets = {
  and: [0, 0, 0, 1],
  or: [0, 1, 1, 1],
  xor: [0, 1, 1, 0],
  nand: [1, 1, 1, 0],
} as const;

export type PresetName = keyof typeof presetTargets;
export const presetNames = ['and', 'or', 'xor', 'nand'] as const satisfies readonly PresetName[];

/** The four inputs of a logic function, in the order of a truth table. */
export const inputPairs = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

export const hiddenActivations = [
  'sigmoid',
  'relu',
  'tanh',
] as const satisfies readonly Activation[];

/**
 * What kind of neuron answers, and how it learns: by gradient, or by the perceptron's rule (only
 * without hidden neurons).
 */
export type Rule = 'gradient' | 'perceptron';

export interface NetSettings {
  readonly title: string;
  readonly targets: readonly number[];
  readonly hidden: number;
  readonly activation: (typeof hiddenActivations)[number];
  readonly rule: Rule;
  readonly rate: number;
  readonly seed: number;
  /** The author's own first weights; undefined draws them with the seed. */
  readonly numbers: readonly number[] | undefined;
  /** The row whose numbers are shown first. */
  readonly row: number;
}

export const limits = {
  hidden: { min: 0, max: 6, integer: true },
  rate: { min: 0.001, max: 20 },
  seed: { min: 0, max: 999999, integer: true },
  row: { min: 1, max: 4, integer: true },
} as const;

/**
 * The settings of `<NetLab …>`.
 * @throws an Error in Swedish with every fault
 */
export function parseSettings(props: AuthorProps): NetSettings {
  return parseProps('NetLab', props, (read) => {
    const rule = readOneOf<'gradient' | 'perceptron'>(
      read,
      'rule',
      ['gradient', 'perceptron'],
      'gradient',
    );
    const hidden = readNumber(read, 'hidden', limits.hidden, rule === 'perceptron' ? 0 : 2);
    if (rule === 'perceptron' && hidden !== 0)
      read.fault(
        'rule="perceptron" gäller en ensam neuron: skriv hidden={0} eller utelämna hidden',
      );
    const count = parameterCount(hidden);
    return {
      title: readText(read, 'title', 'Ett litet neuralt nätverk'),
      targets: presetTargets[readOneOf(read, 'data', presetNames, 'xor')],
      hidden,
      activation: readOneOf(read, 'activation', hiddenActivations, 'sigmoid'),
      rule,
      rate: readNumber(read, 'rate', limits.rate, rule === 'perceptron' ? 1 : 2),
      seed: readNumber(read, 'seed', limits.seed, 1),
      numbers: read.has('weights') ? readNumbers(read, 'weights', [], count) : undefined,
      row: readNumber(read, 'row', limits.row, 4) - 1,
    };
  });
}
