import type { CSSProperties } from 'react';
import type { Wire } from './route';
import type { PlacedNode, Point } from './shapes';

/** The part of the plane that is shown. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The drawing goes from above downwards: what lies at x, y of the plane is seen at y, x. */
  readonly isUpright?: boolean;
}

/** Room around everything, for names that reach over a node's edge. */
const margin = 16;

/** The smallest frame around nodes and wires, at least as large as `least` from the origin. */
export function frameOf(
  placed: readonly PlacedNode[],
  wires: readonly Wire[],
  least: Point = { x: 0, y: 0 },
): Frame {
  const points = [
    { x: 0, y: 0 },
    least,
    ...placed.flatMap(({ x, y, shape }) => [
      { x, y },
      { x: x + shape.width, y: y + shape.height },
    ]),
    ...wires.flatMap(({ runs }) => runs.flat()),
  ];
  const left = Math.min(...points.map(({ x }) => x)) - margin;
  const top = Math.min(...points.map(({ y }) => y)) - margin;
  return {
    left,
    top,
    width: Math.max(...points.map(({ x }) => x)) + margin - left,
    height: Math.max(...points.map(({ y }) => y)) + margin - top,
  };
}

/** The same part of the plane, stood up. */
function upright({ left, top, width, height }: Frame): Frame {
  return { left: top, top: left, width: height, height: width, isUpright: true };
}

/**
 * The frame as it is shown in a room of a width: stood up where it is too wide to lie and gets
 * narrower by that.
 * @param room in the drawing's units; undefined before it is known
 */
export function frameIn(room: number | undefined, frame: Frame): Frame {
  const lies = room === undefined || frame.width <= room || frame.height >= frame.width;
  return lies ? frame : upright(frame);
}

/**
 * Where an element over the drawing lies when it covers this rectangle of it, in shares of the
 * frame.
 */
export function spotStyle(
  frame: Frame,
  rectangle: Point & { readonly width: number; readonly height: number },
): CSSProperties {
  const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  const { x, y, width, height } =
    frame.isUpright === true
      ? { x: rectangle.y, y: rectangle.x, width: rectangle.height, height: rectangle.width }
      : rectangle;
  return {
    left: percent(x - frame.left, frame.width),
    top: percent(y - frame.top, frame.height),
    width: percent(width, frame.width),
    height: percent(height, frame.height),
  };
}
