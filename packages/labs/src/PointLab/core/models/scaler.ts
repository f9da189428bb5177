import type { Position } from '../data';

/** Moves a position to the units in which distances and weights are counted, and back. */
export interface Scaler {
  to(position: Position): Position;
  from(position: Position): Position;
}

/** The units of the axes as they are. */
export const unscaled: Scaler = { to: (position) => position, from: (position) => position };

/**
 * Min–max scaling: the smallest value on each axis becomes 0, the largest 1. An axis with one value
 * only becomes 0.
 */
export function minMaxScaler(points: readonly Position[]): Scaler {
  if (points.length === 0) return unscaled;
  const axis = (pick: (point: Position) => number) => {
    const values = points.map(pick);
    const min = Math.min(...values);
    return { min, width: Math.max(...values) - min || 1 };
  };
  const x = axis((point) => point.x);
  const y = axis((point) => point.y);
  return {
    to: (point) => ({ x: (point.x - x.min) / x.width, y: (point.y - y.min) / y.width }),
    from: (point) => ({ x: point.x * x.width + x.min, y: point.y * y.width + y.min }),
  };
}
