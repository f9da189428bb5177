import { createRandom } from '@kurser/shared/random';
import type { Position } from '../data';

function squaredDistance(a: Position, b: Position): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

/** The index of the nearest centre, the first of equally near ones. Throws without centres. */
export function nearestCentre(position: Position, centres: readonly Position[]): number {
  if (centres.length === 0) throw new RangeError('k-means needs at least one centre');
  return centres.reduce(
    (best, centre, i) =>
      squaredDistance(position, centre) < squaredDistance(position, centres[best] ?? centre)
        ? i
        : best,
    0,
  );
}

/**
 * Each centre moved to the mean of its points; a centre without points stays. `clusters[i]` is the
 * cluster of `points[i]`.
 */
export function movedCentres(
  points: readonly Position[],
  clusters: readonly number[],
  centres: readonly Position[],
): readonly Position[] {
  return centres.map((centre, cluster) => {
    const own = points.filter((_, i) => clusters[i] === cluster);
    if (own.length === 0) return centre;
    return {
      x: own.reduce((sum, { x }) => sum + x, 0) / own.length,
      y: own.reduce((sum, { y }) => sum + y, 0) / own.length,
    };
  });
}

/**
 * The sum of squared distances from the points to the centres of their clusters: what k-means makes
 * small.
 */
export function withinSum(
  points: readonly Position[],
  clusters: readonly number[],
  centres: readonly Position[],
): number {
  return points.reduce((sum, point, i) => {
    const centre = centres[clusters[i] ?? -1];
    return centre === undefined ? sum : sum + squaredDistance(point, centre);
  }, 0);
}

/**
 * Where the centres start: on the first `k` points, or on `k` drawn with a seed (the first of
 * `random.shuffle`'s order). Fewer centres when there are fewer points.
 */
export function startCentres(
  points: readonly Position[],
  k: number,
  start: { readonly kind: 'first' } | { readonly kind: 'random'; readonly seed: number },
): readonly Position[] {
  const order = start.kind === 'first' ? points : createRandom(start.seed).shuffle(points);
  return order.slice(0, k).map(({ x, y }) => ({ x, y }));
}
