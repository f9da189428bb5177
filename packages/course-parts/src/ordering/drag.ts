/**
 * A piece that follows the pointer. Pixels in the page's coordinates, so that scrolling on the way
 * does not count as movement.
 */
export interface Drag {
  readonly piece: number;
  readonly startY: number;
  readonly y: number;
  /** Whether the pointer has gone far enough to mean it. */
  readonly isMoving: boolean;
}

/** Less than this is a press, not a drag: a finger is never quite still. */
const thresholdPx = 5;

/**
 * The drag with the pointer at another height. Once it moves it stays a drag, also back where it
 * began.
 */
export function dragTo(drag: Drag, y: number): Drag {
  const isMoving = drag.isMoving || Math.abs(y - drag.startY) > thresholdPx;
  return { ...drag, y, isMoving };
}

/**
 * The place where a piece lands that is let go at `y`: below every other row whose middle is above
 * it.
 * @param middles the rows' middles from top to bottom, as they lie when nothing is dragged
 */
export function landingPlace(middles: readonly number[], from: number, y: number): number {
  return middles.filter((middle, place) => place !== from && middle < y).length;
}
