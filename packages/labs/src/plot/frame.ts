import { linearScale, type Range, type Scale } from './scale';

/**
 * The units of every plot's viewBox: about one CSS pixel on a phone, a third more on a wide screen.
 */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** Room for the numbers to the left and below, for the upright axis' name above. */
export const margins = { left: 44, right: 14, top: 26, bottom: 42 } as const;

export interface Scales {
  readonly x: Scale;
  readonly y: Scale;
}

/** The two scales of a plot of this size: values to viewBox units and back. */
export function scalesFor(size: FrameSize, x: Range, y: Range): Scales {
  return {
    x: linearScale(x, margins.left, size.width - margins.right),
    y: linearScale(y, size.height - margins.bottom, margins.top),
  };
}
