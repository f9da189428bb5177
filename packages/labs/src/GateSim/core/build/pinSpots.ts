import type { PlacedNode, Point } from '../drawing/shapes';

/** A rectangle of the drawing. */
export interface Spot extends Point {
  readonly width: number;
  readonly height: number;
}

/** A pin where it is drawn. */
export interface PlacedPin extends Point {
  readonly part: string;
  readonly pin: number;
  readonly isSource: boolean;
}

/** All pins of a board, a part's inputs before its outputs. */
export function placedPins(placed: readonly PlacedNode[]): PlacedPin[] {
  return placed.flatMap(({ node, shape, x, y }) => {
    const at = (points: readonly Point[], isSource: boolean): PlacedPin[] =>
      points.map((point, pin) => ({
        part: node.id,
        pin,
        isSource,
        x: x + point.x,
        y: y + point.y,
      }));
    return [...at(shape.inputs, false), ...at(shape.outputs, true)];
  });
}

/** 44 px where a unit is drawn as 1.15 px, which is the least. */
const fingertip = 39;

/** How much of that lies over the pin's own part, which a finger drags too. */
const inwards = 9;

/**
 * What can be pressed around a pin: a fingertip, for the most part outside the pin's part, and no
 * further than halfway to another pin, so that no place belongs to two.
 */
export function pinSpot(pin: PlacedPin, pins: readonly PlacedPin[]): Spot {
  const outwards = fingertip - inwards;
  let left = pin.isSource ? inwards : outwards;
  let right = pin.isSource ? outwards : inwards;
  let up = fingertip / 2;
  let down = fingertip / 2;
  for (const other of pins) {
    const dx = other.x - pin.x;
    const dy = other.y - pin.y;
    if (Math.abs(dx) >= Math.abs(dy)) {
      if (dx > 0) right = Math.min(right, dx / 2);
      if (dx < 0) left = Math.min(left, -dx / 2);
    } else if (dy > 0) down = Math.min(down, dy / 2);
    else up = Math.min(up, -dy / 2);
  }
  return { x: pin.x - left, y: pin.y - up, width: left + right, height: up + down };
}
