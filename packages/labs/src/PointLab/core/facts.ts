import type { Classify } from '../../plot/regions';
import type { Dataset, Position } from './data';
import { knnClassifier, majority, nearestNeighbours, type Neighbour } from './models/knn';
import { nearestCentre } from './models/kmeans';
import { leastSquares, lossGradient, type Line } from './models/linear';
import { probabilityOf, type LogisticModel } from './models/logistic';
import { confusionMatrix, type ConfusionMatrix } from './models/metrics';
import { classifyByTree, countSplits, growTree, truncateTree, type TreeNode } from './models/tree';
import { limits } from '../settings';
import { testPoints, trainingPoints, type LabPoint, type LabState, type LossEntry } from './state';
import { featuresOf, runawayLoss, scalerFor } from './training';

/**
 * What a classifier got right, measured on the points kept for testing, or on the training points
 * when there are none.
 */
export interface Score {
  readonly on: LabPoint['role'];
  readonly matrix: ConfusionMatrix;
}

/** Everything that is shown and follows from the state. */
export type Facts =
  | {
      readonly kind: 'knn';
      readonly neighbours: readonly Neighbour<LabPoint>[];
      readonly answer: number | undefined;
      readonly classify: Classify;
      readonly score: Score;
      /** Share of wrong answers for each k; the entries' `step` is k. */
      readonly errors: readonly LossEntry[];
    }
  | {
      readonly kind: 'linear';
      readonly line: Line;
      readonly gradient: Line;
      readonly best: Line | undefined;
      readonly runaway: boolean;
    }
  | {
      readonly kind: 'logistic';
      readonly model: LogisticModel;
      /** The probability of the second class at a position. */
      readonly probability: (position: Position) => number;
      readonly classify: Classify;
      /**
       * Where the probability is one half when x is the only feature; undefined when it nowhere is.
       */
      readonly threshold: number | undefined;
      readonly score: Score;
      readonly runaway: boolean;
    }
  | {
      readonly kind: 'tree';
      readonly root: TreeNode;
      readonly splits: number;
      readonly finished: boolean;
      readonly answer: number;
      readonly classify: Classify;
      readonly score: Score;
      readonly errors: readonly LossEntry[];
    }
  | { readonly kind: 'kmeans'; readonly classify: Classify };

function shareWrong(points: readonly LabPoint[], classify: Classify): number {
  return points.filter((point) => classify(point) !== point.group).length / points.length;
}

function errorEntry(step: number, points: readonly LabPoint[], classify: Classify): LossEntry {
  const test = testPoints(points);
  return {
    step,
    train: shareWrong(trainingPoints(points), classify),
    test: test.length === 0 ? undefined : shareWrong(test, classify),
  };
}

function scoreOf(points: readonly LabPoint[], groups: number, classify: Classify): Score {
  const test = testPoints(points);
  const on = test.length === 0 ? 'train' : 'test';
  const pairs = (on === 'test' ? test : trainingPoints(points)).map((point) => ({
    truth: point.group,
    answer: classify(point) ?? -1,
  }));
  return { on, matrix: confusionMatrix(pairs, groups) };
}

function isRunaway(history: readonly LossEntry[]): boolean {
  return !((history.at(-1)?.train ?? 0) < runawayLoss);
}

function knnFacts(state: LabState, dataset: Dataset): Facts {
  const { points, query, options } = state;
  const train = trainingPoints(points);
  const scaler = scalerFor(state, 'knn');
  const classify = knnClassifier(train, options.k, scaler);
  const neighbours = nearestNeighbours(train, query, options.k, scaler);
  const ks = Array.from({ length: Math.min(limits.k.max, train.length) }, (_, i) => i + 1);
  return {
    kind: 'knn',
    neighbours,
    answer: majority(neighbours),
    classify,
    score: scoreOf(points, dataset.groups.length, classify),
    errors: ks.map((k) => errorEntry(k, points, knnClassifier(train, k, scaler))),
  };
}

function treeFacts(state: LabState, dataset: Dataset, splitsAsked: number): Facts {
  const { points, query, options } = state;
  const { maxDepth, criterion } = options;
  const groups = dataset.groups.length;
  const whole = growTree(trainingPoints(points), { maxDepth, groups, criterion });
  const total = countSplits(whole);
  const splits = Math.min(splitsAsked, total);
  const root = truncateTree(whole, splits);
  const classify = (position: Position): number => classifyByTree(root, position);
  const errors = Array.from({ length: splits + 1 }, (_, step) => {
    const earlier = truncateTree(whole, step);
    return errorEntry(step, points, (position) => classifyByTree(earlier, position));
  });
  return {
    kind: 'tree',
    root,
    splits,
    finished: splits === total,
    answer: classify(query),
    classify,
    score: scoreOf(points, groups, classify),
    errors,
  };
}

function logisticFacts(
  state: LabState,
  dataset: Dataset,
  model: LogisticModel,
  history: readonly LossEntry[],
): Facts {
  const scaler = scalerFor(state, 'logistic');
  const probability = (position: Position): number =>
    probabilityOf(model, featuresOf(dataset.form, position, scaler));
  const classify = (position: Position): number => (probability(position) >= 0.5 ? 1 : 0);
  const weight = model.weights[0] ?? 0;
  const oneFeature = dataset.form === 'outcomes' && weight !== 0;
  return {
    kind: 'logistic',
    model,
    probability,
    classify,
    threshold: oneFeature ? -model.bias / weight : undefined,
    score: scoreOf(state.points, dataset.groups.length, classify),
    runaway: isRunaway(history),
  };
}

/** What follows from the state for the chosen model. */
export function factsOf(state: LabState): Facts {
  const { fit, points } = state;
  const { dataset } = state.settings;
  switch (fit.kind) {
    case 'knn':
      return knnFacts(state, dataset);
    case 'tree':
      return treeFacts(state, dataset, fit.splits);
    case 'logistic':
      return logisticFacts(state, dataset, fit.model, fit.history);
    case 'linear':
      return {
        kind: 'linear',
        line: fit.line,
        gradient: lossGradient(fit.line, trainingPoints(points)),
        best: leastSquares(trainingPoints(points)),
        runaway: isRunaway(fit.history),
      };
    case 'kmeans':
      return {
        kind: 'kmeans',
        classify: (position) =>
          fit.steps === 0 || fit.centres.length === 0
            ? undefined
            : nearestCentre(position, fit.centres),
      };
  }
}
