import type { Fence } from '@kurser/shared/nodeText';
import {
  parseProps,
  readFlag,
  readNumber,
  readNumbers,
  readOneOf,
  readOwn,
  readSomeOf,
  readText,
  type AuthorProps,
  type PropReader,
} from '../kit/settings';
import { parseDataset, type Dataset, type Position } from './core/data';
import type { Criterion } from './core/models/tree';
import { presetDataset, presetNames, type PresetName } from './core/presets';

export const modelKinds = ['knn', 'linear', 'logistic', 'tree', 'kmeans'] as const;
export type ModelKind = (typeof modelKinds)[number];

/** What a student can turn on the lab, whichever model is chosen. */
export interface Options {
  /** Neighbours that vote. */
  readonly k: number;
  /**
   * Min–max scaling before distances (k-NN) or before training (logistic regression with two
   * features).
   */
  readonly scaled: Readonly<Record<'knn' | 'logistic', boolean>>;
  /** Learning rates. */
  readonly rate: Readonly<Record<'linear' | 'logistic', number>>;
  readonly criterion: Criterion;
  readonly maxDepth: number;
  readonly clusters: number;
  readonly start: 'first' | 'random';
  /** Per cent of the points that are kept for testing. */
  readonly testShare: number;
  /** For the split and for k-means' random start. */
  readonly seed: number;
}

export interface LabSettings {
  readonly title: string;
  /** The models the student can choose between; the first is chosen. */
  readonly models: readonly [ModelKind, ...ModelKind[]];
  readonly dataset: Dataset;
  readonly options: Options;
  readonly query: Position;
}

export const limits = {
  k: { min: 1, max: 15, integer: true },
  rate: { min: 0.0001, max: 10 },
  depth: { min: 1, max: 8, integer: true },
  clusters: { min: 1, max: 6, integer: true },
  test: { min: 0, max: 50 },
  seed: { min: 0, max: 999999, integer: true },
} as const;

const defaultData: Readonly<Record<ModelKind, PresetName>> = {
  knn: 'frukt',
  linear: 'linje',
  logistic: 'timmar',
  tree: 'blad',
  kmeans: 'kluster',
};

/** Why the model cannot learn from the data, in Swedish; undefined when it can. */
function misfitOf(model: ModelKind, { form, groups }: Dataset): string | undefined {
  switch (model) {
    case 'knn':
    case 'tree':
      return form === 'classes' ? undefined : `${model} behöver en tredje kolumn med klasser`;
    case 'linear':
      return form === 'classes' ? 'linear behöver två kolumner utan klasser' : undefined;
    case 'logistic':
      return form === 'outcomes' || (form === 'classes' && groups.length === 2)
        ? undefined
        : 'logistic behöver två klasser, eller två kolumner där y är 0 eller 1';
    case 'kmeans':
      return undefined;
  }
}

function readDataset(read: PropReader, fences: readonly Fence[], model: ModelKind): Dataset {
  const preset = presetDataset(readOneOf(read, 'data', presetNames, defaultData[model]));
  return readOwn(read, fences, { noun: 'datan', prop: 'data', preset, parse: parseDataset });
}

function readOptions(read: PropReader, dataset: Dataset): Options {
  const rate = (fallback: number): number => readNumber(read, 'rate', limits.rate, fallback);
  const criterion = readOneOf(read, 'criterion', ['entropi', 'gini'], 'entropi');
  return {
    k: readNumber(read, 'k', limits.k, 3),
    scaled: { knn: readFlag(read, 'scale', false), logistic: readFlag(read, 'scale', true) },
    // Features between 0 and 1 give small gradients and take a larger step than hours do.
    rate: { linear: rate(0.02), logistic: rate(dataset.form === 'classes' ? 1 : 0.1) },
    criterion: criterion === 'gini' ? 'gini' : 'entropy',
    maxDepth: readNumber(read, 'depth', limits.depth, 4),
    clusters: readNumber(read, 'clusters', limits.clusters, 2),
    start: readOneOf(read, 'start', ['first', 'random'], 'first'),
    testShare: readNumber(read, 'test', limits.test, 0),
    seed: readNumber(read, 'seed', limits.seed, 1),
  };
}

function readQuery(read: PropReader, { x, y }: Dataset): Position {
  const middle = [(x.min + x.max) / 2, (y.min + y.max) / 2];
  const [qx = 0, qy = 0] = readNumbers(read, 'query', middle, 2);
  if (qx < x.min || qx > x.max || qy < y.min || qy > y.max)
    read.fault(
      `query="${qx} ${qy}" ligger utanför axlarna (${x.min} till ${x.max} och ${y.min} till ${y.max})`,
    );
  return { x: qx, y: qy };
}

/**
 * The settings of `<PointLab …>`.
 * @throws an Error in Swedish with every fault
 */
export function parseSettings(props: AuthorProps, fences: readonly Fence[]): LabSettings {
  return parseProps('PointLab', props, (read) => {
    const [first = 'knn', ...others] = readSomeOf<ModelKind>(read, 'model', modelKinds, ['knn']);
    const dataset = readDataset(read, fences, first);
    const models = [first, ...others] as const;
    for (const model of models) {
      const misfit = misfitOf(model, dataset);
      if (misfit !== undefined) read.fault(misfit);
    }
    return {
      title: readText(read, 'title', 'Punkter och modeller'),
      models: [first, ...others],
      dataset,
      options: readOptions(read, dataset),
      query: readQuery(read, dataset),
    };
  });
}
