import type { Dataset, Position, Sample } from './data';
import { movedCentres, nearestCentre, startCentres, withinSum } from './models/kmeans';
import { descendLine, meanSquaredError, type Line } from './models/linear';
import {
  crossEntropy,
  descendLogistic,
  startModel,
  type LabelledFeatures,
  type LogisticModel,
} from './models/logistic';
import { minMaxScaler, unscaled, type Scaler } from './models/scaler';
import type { ModelKind } from '../settings';
import {
  testPoints,
  trainingPoints,
  type Fit,
  type LabPoint,
  type LabState,
  type LossEntry,
} from './state';

/** A loss curve never holds more entries than this: past it, every second one is dropped. */
const longestHistory = 1200;
/** A loss above this has left the picture; training stops there. */
export const runawayLoss = 1e12;

/** The scaler that the options ask for, measured on the training points alone. */
export function scalerFor(
  state: Pick<LabState, 'points' | 'options'>,
  model: 'knn' | 'logistic',
): Scaler {
  return state.options.scaled[model] ? minMaxScaler(trainingPoints(state.points)) : unscaled;
}

/**
 * What logistic regression sees of a position: x alone when y is the outcome, else both in the
 * scaler's units.
 */
export function featuresOf(
  form: Dataset['form'],
  position: Position,
  scaler: Scaler,
): readonly number[] {
  if (form === 'outcomes') return [position.x];
  const { x, y } = scaler.to(position);
  return [x, y];
}

/** The points as logistic regression sees them. */
function labelledFeatures(
  form: Dataset['form'],
  points: readonly Sample[],
  scaler: Scaler,
): readonly LabelledFeatures[] {
  return points.map((point) => ({
    features: featuresOf(form, point, scaler),
    target: point.group === 1 ? 1 : 0,
  }));
}

type LossOf = (points: readonly LabPoint[]) => number;

function lossEntry(step: number, points: readonly LabPoint[], lossOf: LossOf): LossEntry {
  const test = testPoints(points);
  return {
    step,
    train: lossOf(trainingPoints(points)),
    test: test.length === 0 ? undefined : lossOf(test),
  };
}

function withEntry(history: readonly LossEntry[], entry: LossEntry): readonly LossEntry[] {
  const longer = [...history, entry];
  return longer.length <= longestHistory ? longer : longer.filter((_, i) => i % 2 === 0);
}

type FitInput = Pick<LabState, 'settings' | 'points' | 'options'>;

/** A model that has not been trained. */
export function startFit(model: ModelKind, input: FitInput): Fit {
  const { points, options, settings } = input;
  switch (model) {
    case 'knn':
      return { kind: 'knn' };
    case 'linear':
      return lineFit({ slope: 0, intercept: 0 }, points);
    case 'logistic': {
      const start = startModel(settings.dataset.form === 'outcomes' ? 1 : 2);
      const entry = lossEntry(0, points, logisticLoss(start, input));
      return { kind: 'logistic', model: start, steps: 0, history: [entry] };
    }
    case 'tree':
      return { kind: 'tree', splits: 0 };
    case 'kmeans': {
      const centres = startCentres(
        points,
        options.clusters,
        options.start === 'first' ? { kind: 'first' } : { kind: 'random', seed: options.seed },
      );
      return { kind: 'kmeans', centres, clusters: {}, next: 'assign', steps: 0, history: [] };
    }
  }
}

/** A line to start from, with its loss as the first entry of the curve. */
export function lineFit(line: Line, points: readonly LabPoint[]): Fit {
  const entry = lossEntry(0, points, (some) => meanSquaredError(line, some));
  return { kind: 'linear', line, steps: 0, history: [entry] };
}

function logisticLoss(model: LogisticModel, input: FitInput): LossOf {
  const scaler = scalerFor(input, 'logistic');
  const { form } = input.settings.dataset;
  return (some) => crossEntropy(model, labelledFeatures(form, some, scaler));
}

/**
 * Whether one more step would change anything. A tree's end is known only to the grown tree, see
 * facts.
 */
export function canTrain({ fit, points }: LabState): boolean {
  if (trainingPoints(points).length === 0) return false;
  switch (fit.kind) {
    case 'knn':
      return false;
    case 'tree':
      return true;
    case 'kmeans':
      return fit.next !== 'done' && fit.centres.length > 0;
    case 'linear':
    case 'logistic':
      return (fit.history.at(-1)?.train ?? 0) < runawayLoss;
  }
}

function assignStep(fit: Fit & { kind: 'kmeans' }, points: readonly LabPoint[]): Fit {
  const entries = points.map(({ id, ...at }) => [id, nearestCentre(at, fit.centres)] as const);
  const clusters = Object.fromEntries(entries);
  const same = entries.every(([id, cluster]) => fit.clusters[id] === cluster);
  const steps = fit.steps + 1;
  const sum = withinSum(
    points,
    entries.map(([, cluster]) => cluster),
    fit.centres,
  );
  const history = withEntry(fit.history, { step: steps, train: sum, test: undefined });
  return { ...fit, clusters, steps, history, next: same ? 'done' : 'move' };
}

function moveStep(fit: Fit & { kind: 'kmeans' }, points: readonly LabPoint[]): Fit {
  const clusters = points.map(({ id }) => fit.clusters[id] ?? -1);
  const centres = movedCentres(points, clusters, fit.centres);
  const steps = fit.steps + 1;
  const entry = { step: steps, train: withinSum(points, clusters, centres), test: undefined };
  return { ...fit, centres, steps, history: withEntry(fit.history, entry), next: 'assign' };
}

function trainOnce(state: LabState): Fit {
  const { fit, points, options } = state;
  const train = trainingPoints(points);
  switch (fit.kind) {
    case 'knn':
      return fit;
    case 'tree':
      return { kind: 'tree', splits: fit.splits + 1 };
    case 'kmeans':
      return fit.next === 'move' ? moveStep(fit, points) : assignStep(fit, points);
    case 'linear': {
      const line = descendLine(fit.line, train, options.rate.linear);
      const steps = fit.steps + 1;
      const entry = lossEntry(steps, points, (some) => meanSquaredError(line, some));
      return { kind: 'linear', line, steps, history: withEntry(fit.history, entry) };
    }
    case 'logistic': {
      const samples = labelledFeatures(
        state.settings.dataset.form,
        train,
        scalerFor(state, 'logistic'),
      );
      const model = descendLogistic(fit.model, samples, options.rate.logistic);
      const steps = fit.steps + 1;
      const entry = lossEntry(steps, points, logisticLoss(model, state));
      return { kind: 'logistic', model, steps, history: withEntry(fit.history, entry) };
    }
  }
}

/** The lab after up to `steps` steps; fewer when training ends before. */
export function train(state: LabState, steps: number): LabState {
  let next = state;
  for (let i = 0; i < steps && canTrain(next); i += 1) next = { ...next, fit: trainOnce(next) };
  return next;
}
