import { defineLab } from '../kit/lab';
import { clampToPlane, maxPoints, type Position } from './core/data';
import { leastSquares, type Line } from './core/models/linear';
import { snapToPlane } from './core/planeGeometry';
import type { LabSettings, ModelKind, Options } from './settings';
import {
  splitPoints,
  trainingPoints,
  type Handle,
  type LabPoint,
  type LabState,
} from './core/state';
import { lineFit, startFit, train } from './core/training';

/** After the points changed, k-means has something to do again; the other models simply go on. */
function withPoints(state: LabState, points: readonly LabPoint[]): LabState {
  const { fit } = state;
  if (fit.kind !== 'kmeans') return { ...state, points };
  if (fit.steps === 0) return { ...state, points, fit: startFit('kmeans', { ...state, points }) };
  return { ...state, points, fit: { ...fit, next: fit.next === 'done' ? 'assign' : fit.next } };
}

function addPoint(state: LabState, at: Position): LabState {
  if (state.points.length >= maxPoints) return state;
  const { dataset } = state.settings;
  const place = snapToPlane(dataset, at);
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

function withLine(state: LabState, line: Line | undefined): LabState {
  return line === undefined ? state : { ...state, fit: lineFit(line, state.points) };
}

function removePoint(state: LabState, id: number): LabState {
  const points = state.points.filter((point) => point.id !== id);
  return { ...withPoints(state, points), selected: null };
}

const untrained = (state: LabState): LabState => ({ ...state, fit: startFit(state.model, state) });

function start(settings: LabSettings): LabState {
  const { dataset, options, query, models } = settings;
  const all = dataset.samples.map((sample, id): LabPoint => ({ ...sample, id, role: 'train' }));
  const points = splitPoints(all, options.testShare, options.seed);
  const [model] = models;
  const fit = startFit(model, { settings, points, options });
  const untouched = { selected: null, brush: 0 };
  return { settings, points, nextId: points.length, query, ...untouched, model, options, fit };
}

/** What a verb cannot do (a point too many, a step after the end) leaves the lab as it is. */
export const pointLab = defineLab(start, {
  addPoint,
  /** Moves to the nearest round numbers. */
  drag: (state, handle: Handle, to: Position) =>
    move(state, handle, snapToPlane(state.settings.dataset, to)),
  /** Moves exactly there: what was typed. */
  place: move,
  removePoint,
  select: (state, selected: Handle | null) => ({ ...state, selected }),
  setBrush: (state, brush: number) => ({ ...state, brush }),
  setModel: (state, model: ModelKind) => untrained({ ...state, model }),
  setOptions,
  setLine: (state, patch: Partial<Line>) =>
    state.fit.kind === 'linear' ? withLine(state, { ...state.fit.line, ...patch }) : state,
  train,
  solve: (state) => withLine(state, leastSquares(trainingPoints(state.points))),
  restart: untrained,
  /** Brings the author's points back; the model stays the student's. */
  reset: (state) => untrained({ ...start(state.settings), model: state.model }),
});
