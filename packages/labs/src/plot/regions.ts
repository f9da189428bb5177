import { margins, type FrameSize, type Scales } from './frame';

/**
 * The class of a place in the plane, in the units of the axes; undefined where there is no answer.
 */
export type Classify = (position: { readonly x: number; readonly y: number }) => number | undefined;

function rectangle(x: number, y: number, width: number, height: number): string {
  const [h, v] = [String(width), String(height)];
  return `M${x} ${y}h${h}v${v}h-${h}z`;
}

/** The side of the squares that areas are painted with, in viewBox units. */
const cell = 5;

/**
 * For each class the SVG path of the area where it is the answer, asked at the middle of small
 * squares. Squares beside each other become one rectangle, so that a whole plane is a few paths and
 * not thousands of elements.
 */
export function regionPaths(
  classify: Classify,
  scales: Scales,
  size: FrameSize,
  groups: number,
): readonly string[] {
  const left = margins.left;
  const right = size.width - margins.right;
  const bottom = size.height - margins.bottom;
  const columns = Math.ceil((right - left) / cell);
  const parts: string[][] = Array.from({ length: groups }, () => []);
  for (let top = margins.top; top < bottom; top += cell) {
    const height = Math.min(cell, bottom - top);
    const y = scales.y.toValue(top + height / 2);
    let start: number = left;
    let group: number | undefined;
    for (let column = 0; column <= columns; column += 1) {
      const at = Math.min(right, left + column * cell);
      const inside = column < columns;
      const next = inside ? classify({ x: scales.x.toValue(at + cell / 2), y }) : undefined;
      if (inside && next === group) continue;
      if (group !== undefined) parts[group]?.push(rectangle(start, top, at - start, height));
      start = at;
      group = next;
    }
  }
  return parts.map((rectangles) => rectangles.join(''));
}
