import { scalesFor, type Scales } from '../../plot/frame';
import { decimalsOf, roundStep, type Range } from '../../plot/scale';
import { clampToPlane, type Dataset, type Position } from './data';

/** The plane's viewBox. */
export const planeSize = { width: 360, height: 300 } as const;

export function planeScales({ x, y }: Dataset): Scales {
  return scalesFor(planeSize, x, y);
}

/**
 * What one press of an arrow key moves a point by, and what dragging rounds to: a round number,
 * about a seventieth of the axis.
 */
export function unitStep({ min, max }: Range): number {
  return roundStep(max - min, 70);
}

function snapTo(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(decimalsOf(step)));
}

/** The nearest position of round numbers inside the axes. */
export function snapToPlane(dataset: Dataset, { x, y }: Position): Position {
  return clampToPlane(dataset, {
    x: snapTo(x, unitStep(dataset.x)),
    y: snapTo(y, unitStep(dataset.y)),
  });
}

const directions: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/**
 * Where an arrow key moves a position: by one step, by ten with Shift; an outcome goes to the other
 * of 0 and 1. Undefined for any other key.
 */
export function nudge(
  dataset: Dataset,
  from: Position,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): Position | undefined {
  const direction = directions[key];
  if (direction === undefined) return undefined;
  const steps = shiftKey ? 10 : 1;
  const up = dataset.form === 'outcomes' ? 1 : steps * unitStep(dataset.y);
  return snapToPlane(dataset, {
    x: from.x + direction.x * steps * unitStep(dataset.x),
    y: from.y + direction.y * up,
  });
}
