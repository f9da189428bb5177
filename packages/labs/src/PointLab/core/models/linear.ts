import type { Position } from '../data';

/** y = slope · x + intercept. */
export interface Line {
  readonly slope: number;
  readonly intercept: number;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The line's y at x. */
export function valueAt({ slope, intercept }: Line, x: number): number {
  return slope * x + intercept;
}

/** The mean of the squared errors; NaN without points. */
export function meanSquaredError(line: Line, points: readonly Position[]): number {
  return mean(points.map(({ x, y }) => (valueAt(line, x) - y) ** 2));
}

/** The line with the least mean squared error, or undefined when no two points differ in x. */
export function leastSquares(points: readonly Position[]): Line | undefined {
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  if (!(spread > 0)) return undefined;
  const shared = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const slope = shared / spread;
  return { slope, intercept: meanY - slope * meanX };
}

/**
 * The derivatives of the mean squared error: 2 · mean(error · x) and 2 · mean(error). Zero without
 * points.
 */
export function lossGradient(line: Line, points: readonly Position[]): Line {
  if (points.length === 0) return { slope: 0, intercept: 0 };
  const errors = points.map(({ x, y }) => ({ x, error: valueAt(line, x) - y }));
  return {
    slope: 2 * mean(errors.map(({ x, error }) => error * x)),
    intercept: 2 * mean(errors.map(({ error }) => error)),
  };
}

/** The line after one step of gradient descent. */
export function descendLine(line: Line, points: readonly Position[], rate: number): Line {
  const gradient = lossGradient(line, points);
  return {
    slope: line.slope - rate * gradient.slope,
    intercept: line.intercept - rate * gradient.intercept,
  };
}
