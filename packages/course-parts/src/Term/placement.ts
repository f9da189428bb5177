/** Lengths and positions in CSS pixels, measured from the viewport's upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Placement {
  readonly left: number;
  readonly top: number;
}

/** Distance kept to the edges of the viewport. */
const margin = 8;

/**
 * Where a tip stands: under its word, or above it where there is no room below but room above;
 * pushed in from the sides so that it never leaves the viewport.
 * @param gap distance between word and tip
 */
export function placeTip(word: Box, tip: Size, viewport: Size, gap: number): Placement {
  const below = word.top + word.height + gap;
  const above = word.top - gap - tip.height;
  const fitsBelow = below + tip.height <= viewport.height - margin;
  const top = fitsBelow || above < margin ? below : above;
  const rightmost = viewport.width - margin - tip.width;
  return { left: Math.max(margin, Math.min(word.left, rightmost)), top };
}
