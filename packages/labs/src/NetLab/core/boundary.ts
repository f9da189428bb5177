import type { Range } from '../../plot/scale';

export type Spot = readonly [x: number, y: number];

/**
 * The part of the line a·x + b·y + c = 0 inside the square, as its two ends; undefined when it
 * misses the square or is no line (a = b = 0).
 */
export function lineInSquare(
  [a, b, c]: readonly [a: number, b: number, c: number],
  { min, max }: Range,
): readonly [Spot, Spot] | undefined {
  const onEdges: Spot[] = [];
  const add = (x: number, y: number): void => {
    const inside = x >= min && x <= max && y >= min && y <= max;
    const known = onEdges.some(([ox, oy]) => Math.hypot(ox - x, oy - y) < 1e-9);
    if (inside && !known) onEdges.push([x, y]);
  };
  for (const edge of [min, max]) {
    if (b !== 0) add(edge, -(a * edge + c) / b);
    if (a !== 0) add(-(b * edge + c) / a, edge);
  }
  const [first, second] = onEdges;
  return first === undefined || second === undefined ? undefined : [first, second];
}
