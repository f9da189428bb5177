import { clampToPlane, maxPoints, type Position } from './data';
import { leastSquares, type Line } from './models/linear';
import type { LabSettings, ModelKind, Options } from './settings';
import { splitPoints, trainingPoints, type Handle, type LabPoint, type LabState } from './state';
import { lineFit, startFit, train } from './training';

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
  return line === undefined ? state : { ...state, fit: lineFit(line, state.points) };
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
