import type { Position, Sample } from '../data';
import type { Scaler } from './scaler';

export interface Neighbour<P extends Sample> {
  readonly point: P;
  /** Euclidean, in the scaler's units. */
  readonly distance: number;
}

/**
 * The `k` nearest points, nearest first; equally near ones in the order they were given. Fewer when
 * there are not so many.
 */
export function nearestNeighbours<P extends Sample>(
  points: readonly P[],
  query: Position,
  k: number,
  scaler: Scaler,
): readonly Neighbour<P>[] {
  const from = scaler.to(query);
  return points
    .map((point) => {
      const at = scaler.to(point);
      return { point, distance: Math.hypot(at.x - from.x, at.y - from.y) };
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, k);
}

/**
 * The class with most neighbours; at a tie the one whose neighbour is nearest (as Python's
 * `Counter.most_common` over neighbours in order). Undefined without neighbours.
 */
export function majority(neighbours: readonly Neighbour<Sample>[]): number | undefined {
  const votes = new Map<number, number>();
  for (const { point } of neighbours) votes.set(point.group, (votes.get(point.group) ?? 0) + 1);
  let best: number | undefined;
  for (const [group, count] of votes)
    if (best === undefined || count > (votes.get(best) ?? 0)) best = group;
  return best;
}

/**
 * The same answer as `majority(nearestNeighbours(…))`, for asking about thousands of positions: the
 * points are scaled once and only the `k` best distances are kept.
 */
export function knnClassifier(
  points: readonly Sample[],
  k: number,
  scaler: Scaler,
): (query: Position) => number | undefined {
  const scaled = points.map((point) => ({ ...scaler.to(point), group: point.group }));
  return (query) => {
    const from = scaler.to(query);
    const nearest: Neighbour<Sample>[] = [];
    for (const point of scaled) {
      const distance = Math.hypot(point.x - from.x, point.y - from.y);
      let place = nearest.length;
      while (place > 0 && distance < (nearest[place - 1]?.distance ?? 0)) place -= 1;
      if (place >= k) continue;
      nearest.splice(place, 0, { point, distance });
      if (nearest.length > k) nearest.pop();
    }
    return majority(nearest);
  };
}
