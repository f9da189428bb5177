import { createRandom } from '../random';
import { clampToPlane, maxPoints, type Dataset, type Position, type Sample } from './data';
import { movedCentres, nearestCentre, startCentres, withinSum } from './models/kmeans';
import { descendLine, leastSquares, meanSquaredError, type Line } from './models/linear';
import {
  crossEntropy,
  descendLogistic,
  startModel,
  type LabelledFeatures,
  type LogisticModel,
} from './models/logistic';
import { minMaxScaler, unscaled, type Scaler } from './models/scaler';
import type { LabSettings, ModelKind, Options } from './settings';

/** A point on the lab's plane. */
export interface LabPoint extends Sample {
  readonly id: number;
  /** Whether the model learns from it or is tested on it. */
  readonly role: 'train' | 'test';
}

/** A loss after a number of steps; `test` is undefined when no points are kept for testing. */
export interface LossEntry {
  readonly step: number;
  readonly train: number;
  readonly test: number | undefined;
}

/** What each kind of model has learnt so far. k-NN learns nothing: it remembers the points. */
export type Fit =
  | { readonly kind: 'knn' }
  | {
      readonly kind: 'linear';
      readonly line: Line;
      readonly steps: number;
      readonly history: readonly LossEntry[];
    }
  | {
      readonly kind: 'logistic';
      readonly model: LogisticModel;
      readonly steps: number;
      readonly history: readonly LossEntry[];
    }
  | { readonly kind: 'tree'; readonly splits: number }
  | {
      readonly kind: 'kmeans';
      readonly centres: readonly Position[];
      /** The cluster of each point by its id; a point that came later has none until the next step. */
      readonly clusters: Readonly<Record<number, number>>;
      readonly next: 'assign' | 'move' | 'done';
      readonly steps: number;
      readonly history: readonly LossEntry[];
    };

/** What can be taken hold of: a point by its id, or the new point whose class is asked for. */
export type Handle = number | 'query';

export interface LabState {
  readonly settings: LabSettings;
  readonly points: readonly LabPoint[];
  readonly nextId: number;
  readonly query: Position;
  readonly selected: Handle | null;
  /** The class that a new point gets. */
  readonly brush: number;
  readonly model: ModelKind;
  readonly options: Options;
  readonly fit: Fit;
}

export type LabAction =
  | { readonly type: 'add'; readonly at: Position }
  | { readonly type: 'move'; readonly handle: Handle; readonly to: Position }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'select'; readonly handle: Handle | null }
  | { readonly type: 'brush'; readonly group: number }
  | { readonly type: 'model'; readonly model: ModelKind }
  | { readonly type: 'options'; readonly patch: Partial<Options> }
  | { readonly type: 'line'; readonly patch: Partial<Line> }
  | { readonly type: 'train'; readonly steps: number }
  | { readonly type: 'solve' }
  | { readonly type: 'restart' }
  | { readonly type: 'reset' };

/** A loss curve never holds more entries than this: past it, every second one is dropped. */
const longestHistory = 1200;
/** A loss above this has left the picture; training stops there. */
export const runawayLoss = 1e12;

export function trainingPoints(points: readonly LabPoint[]): readonly LabPoint[] {
  return points.filter(({ role }) => role === 'train');
}

export function testPoints(points: readonly LabPoint[]): readonly LabPoint[] {
  return points.filter(({ role }) => role === 'test');
}

/**
 * The points with `share` per cent of them, rounded, marked for testing: the first ones of the order that Python's
 * `random.seed(seed); random.shuffle(points)` gives.
 */
export function splitPoints(
  points: readonly LabPoint[],
  share: number,
  seed: number,
): readonly LabPoint[] {
  const count = Math.round((points.length * share) / 100);
  const shuffled = createRandom(seed).shuffle(points.map(({ id }) => id));
  const tested = new Set(shuffled.slice(0, count));
  return points.map((point) => ({ ...point, role: tested.has(point.id) ? 'test' : 'train' }));
}

/** The scaler that the options ask for, measured on the training points alone. */
export function scalerFor(
  state: Pick<LabState, 'points' | 'options'>,
  model: 'knn' | 'logistic',
): Scaler {
  return state.options.scaled[model] ? minMaxScaler(trainingPoints(state.points)) : unscaled;
}

/** What logistic regression sees of a position: x alone when y is the outcome, else both in the scaler's units. */
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
export function labelledFeatures(
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
      return withLine({ slope: 0, intercept: 0 }, points);
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

function withLine(line: Line, points: readonly LabPoint[]): Fit {
  const entry = lossEntry(0, points, (some) => meanSquaredError(line, some));
  return { kind: 'linear', line, steps: 0, history: [entry] };
}

function logisticLoss(model: LogisticModel, input: FitInput): LossOf {
  const scaler = scalerFor(input, 'logistic');
  const { form } = input.settings.dataset;
  return (some) => crossEntropy(model, labelledFeatures(form, some, scaler));
}

/** Whether one more step would change anything. A tree's end is known only to the grown tree, see facts. */
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

function train(state: LabState, steps: number): LabState {
  let next = state;
  for (let i = 0; i < steps && canTrain(next); i += 1) next = { ...next, fit: trainOnce(next) };
  return next;
}

/** After the points changed, k-means has something to do again; the other models simply go on. */
function withPoints(state: LabState, points: readonly LabPoint[]): LabState {
  const { fit } = state;
  if (fit.kind !== 'kmeans') return { ...state, points };
  if (fit.steps === 0) return { ...state, points, fit: startFit('kmeans', { ...state, points }) };
  return { ...state, points, fit: { ...fit, next: fit.next === 'done' ? 'assign' : fit.next } };
}

function add(state: LabState, at: Position): LabState {
  if (state.points.length >= maxPoints) return state;
  const { dataset } = state.settings;
  const place = clampToPlane(dataset, at);
  const group = dataset.form === 'outcomes' ? place.y : state.brush;
  const point: LabPoint = { ...place, group, id: state.nextId, role: 'train' };
  return {
    ...withPoints(state, [...state.points, point]),
    nextId: state.nextId + 1,
    selected: point.id,
  };
}

function move(state: LabState, handle: Handle, to: Position): LabState {
  const { dataset } = state.settings;
  const place = clampToPlane(dataset, to);
  if (handle === 'query') return { ...state, query: place };
  const outcome = dataset.form === 'outcomes';
  const points = state.points.map((point) =>
    point.id === handle ? { ...point, ...place, group: outcome ? place.y : point.group } : point,
  );
  return withPoints(state, points);
}

const splitOptions: readonly (keyof Options)[] = ['testShare', 'seed'];
const restartOptions: readonly (keyof Options)[] = [...splitOptions, 'scaled', 'clusters', 'start'];

function setOptions(state: LabState, patch: Partial<Options>): LabState {
  const options = { ...state.options, ...patch };
  const changes = (names: readonly (keyof Options)[]): boolean =>
    names.some((name) => name in patch);
  const points = changes(splitOptions)
    ? splitPoints(state.points, options.testShare, options.seed)
    : state.points;
  const next = { ...state, options, points };
  return changes(restartOptions) ? { ...next, fit: startFit(state.model, next) } : next;
}

function setLine(state: LabState, line: Line | undefined): LabState {
  return line === undefined ? state : { ...state, fit: withLine(line, state.points) };
}

/** The lab as the author set it up. */
export function startState(settings: LabSettings): LabState {
  const { dataset, options, query, models } = settings;
  const all = dataset.samples.map((sample, id): LabPoint => ({ ...sample, id, role: 'train' }));
  const points = splitPoints(all, options.testShare, options.seed);
  const [model] = models;
  return {
    settings,
    points,
    nextId: points.length,
    query,
    selected: null,
    brush: 0,
    model,
    options,
    fit: startFit(model, { settings, points, options }),
  };
}

/** The lab after an action. What an action cannot do (a point too many, a step after the end) leaves the lab as it is. */
export function reduceLab(state: LabState, action: LabAction): LabState {
  switch (action.type) {
    case 'add':
      return add(state, action.at);
    case 'move':
      return move(state, action.handle, action.to);
    case 'remove':
      return {
        ...withPoints(
          state,
          state.points.filter(({ id }) => id !== action.id),
        ),
        selected: null,
      };
    case 'select':
      return { ...state, selected: action.handle };
    case 'brush':
      return { ...state, brush: action.group };
    case 'model':
      return { ...state, model: action.model, fit: startFit(action.model, state) };
    case 'options':
      return setOptions(state, action.patch);
    case 'line':
      return state.fit.kind === 'linear'
        ? setLine(state, { ...state.fit.line, ...action.patch })
        : state;
    case 'train':
      return train(state, action.steps);
    case 'solve':
      return setLine(state, leastSquares(trainingPoints(state.points)));
    case 'restart':
      return { ...state, fit: startFit(state.model, state) };
    case 'reset': {
      const start = startState(state.settings);
      return { ...start, model: state.model, fit: startFit(state.model, start) };
    }
  }
}
