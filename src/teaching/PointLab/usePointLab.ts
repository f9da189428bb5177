import { useMemo, useReducer } from 'react';
import { useTicker } from '@site/src/components/useTicker';
import type { Position } from './data';
import { factsOf, type Facts } from './facts';
import { reduceLab, startState } from './lab';
import type { Line } from './models/linear';
import { nudge, snapToPlane } from './planeGeometry';
import type { LabSettings, ModelKind, Options } from './settings';
import type { Handle, LabState } from './state';
import { canTrain } from './training';

export interface PointLabVerbs {
  addPoint(at: Position): void;
  /** Moves to the nearest round numbers. */
  drag(handle: Handle, to: Position): void;
  /** Moves exactly there: what was typed. */
  place(handle: Handle, to: Position): void;
  /** Moves by an arrow key; answers whether the key was one. */
  nudge(handle: Handle, from: Position, event: { key: string; shiftKey: boolean }): boolean;
  removePoint(id: number): void;
  select(handle: Handle): void;
  setBrush(group: number): void;
  setModel(model: ModelKind): void;
  setOptions(patch: Partial<Options>): void;
  setLine(patch: Partial<Line>): void;
  step(steps: number): void;
  toggleRun(): void;
  solve(): void;
  restart(): void;
  reset(): void;
}

export interface PointLab {
  readonly state: LabState;
  readonly facts: Facts;
  /** Whether a step would change anything. */
  readonly canStep: boolean;
  readonly running: boolean;
  readonly verbs: PointLabVerbs;
}

/** Steps a tick of "Spela", and the time between ticks: descent takes many small steps, the others few that are worth seeing. */
const pace = {
  knn: { steps: 0, intervalMs: 1000 },
  linear: { steps: 2, intervalMs: 80 },
  logistic: { steps: 10, intervalMs: 80 },
  tree: { steps: 1, intervalMs: 900 },
  kmeans: { steps: 1, intervalMs: 900 },
} as const;

/** The lab's state, what follows from it, and everything a student can do with it. */
export function usePointLab(settings: LabSettings): PointLab {
  const [state, dispatch] = useReducer(reduceLab, settings, startState);
  const facts = useMemo(() => factsOf(state), [state]);
  const canStep = canTrain(state) && !(facts.kind === 'tree' && facts.finished);
  const { steps, intervalMs } = pace[state.model];
  const { running, stop, toggle } = useTicker(() => {
    if (canStep) dispatch({ type: 'train', steps });
    return canStep;
  }, intervalMs);

  const { dataset } = settings;
  const verbs: PointLabVerbs = {
    addPoint: (at) => dispatch({ type: 'add', at: snapToPlane(dataset, at) }),
    drag: (handle, to) => dispatch({ type: 'move', handle, to: snapToPlane(dataset, to) }),
    place: (handle, to) => dispatch({ type: 'move', handle, to }),
    nudge: (handle, from, event) => {
      const to = nudge(dataset, from, event);
      if (to !== undefined) dispatch({ type: 'move', handle, to });
      return to !== undefined;
    },
    removePoint: (id) => dispatch({ type: 'remove', id }),
    select: (handle) => dispatch({ type: 'select', handle }),
    setBrush: (group) => dispatch({ type: 'brush', group }),
    setModel: (model) => {
      stop();
      dispatch({ type: 'model', model });
    },
    setOptions: (patch) => dispatch({ type: 'options', patch }),
    setLine: (patch) => dispatch({ type: 'line', patch }),
    step: (count) => dispatch({ type: 'train', steps: count }),
    toggleRun: toggle,
    solve: () => dispatch({ type: 'solve' }),
    restart: () => {
      stop();
      dispatch({ type: 'restart' });
    },
    reset: () => {
      stop();
      dispatch({ type: 'reset' });
    },
  };
  return { state, facts, canStep, running: running && canStep, verbs };
}
