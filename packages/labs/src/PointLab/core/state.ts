import { createRandom } from '@kurser/shared/random';
import type { Position, Sample } from './data';
import type { Line } from './models/linear';
import type { LogisticModel } from './models/logistic';
import type { LabSettings, ModelKind, Options } from '../settings';

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
      /**
       * The cluster of each point by its id; a point that came later has none until the next step.
       */
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

export function trainingPoints(points: readonly LabPoint[]): readonly LabPoint[] {
  return points.filter(({ role }) => role === 'train');
}

export function testPoints(points: readonly LabPoint[]): readonly LabPoint[] {
  return points.filter(({ role }) => role === 'test');
}

/**
 * The points with `share` per cent of them, rounded, marked for testing: the first ones of the
 * order that Python's `random.seed(seed); random.shuffle(points)` gives.
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
