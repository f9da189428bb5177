/**
 * The arithmetic of axes: which numbers to print and where they lie.
 *
 * Why not a library: the labs need straight scales, round ticks and polylines. d3-scale with
 * d3-shape costs 12.6 kB gzipped for that and formats numbers in English unless given a locale;
 * visx adds React axes at 26 kB and does not declare React 19. This file is well under 1 kB, and
 * the drawing is JSX either way.
 */

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** A position on the screen for each value, and the way back. */
export interface Scale {
  readonly domain: Range;
  toPixel(value: number): number;
  toValue(pixel: number): number;
}

/**
 * A straight scale from `domain` to the pixels `from`…`to` (`from` may be the larger, as on an
 * upright axis).
 */
export function linearScale(domain: Range, from: number, to: number): Scale {
  // A domain of one value would divide by zero; it is drawn in the middle of an arbitrary width.
  const width = domain.max - domain.min || 1;
  return {
    domain,
    toPixel: (value) => from + ((value - domain.min) / width) * (to - from),
    toValue: (pixel) => domain.min + ((pixel - from) / (to - from)) * width,
  };
}

/**
 * The round step (1, 2 or 5 times a power of ten) that divides `width` into about `count` parts.
 */
export function roundStep(width: number, count: number): number {
  const rough = width / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * 0.999) ?? 10;
  return factor * power;
}

/** The decimals a step of this size needs: 0.25 needs two, 5 none. */
export function decimalsOf(step: number): number {
  return Math.max(0, Math.min(6, -Math.floor(Math.log10(step) + 1e-9)));
}

export interface Ticks {
  readonly values: readonly number[];
  readonly decimals: number;
}

/** Round numbers inside the domain, about `count` of them, and the decimals to print them with. */
export function ticksFor(domain: Range, count: number): Ticks {
  const width = domain.max - domain.min;
  if (!(width > 0) || !Number.isFinite(width)) return { values: [domain.min], decimals: 2 };
  const step = roundStep(width, count);
  const decimals = decimalsOf(step);
  const first = Math.ceil(domain.min / step - 1e-9);
  const last = Math.floor(domain.max / step + 1e-9);
  // Whole multiples of the step, rounded: 3 · 0.1 would otherwise print as 0.30000000000000004.
  const values = Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toFixed(decimals)),
  );
  return { values, decimals };
}

/**
 * The smallest range of round numbers around all values, with a little air; `{0, 1}` when there are
 * none.
 */
export function niceRange(values: readonly number[]): Range {
  const finite = values.filter((value) => Number.isFinite(value));
  if (finite.length === 0) return { min: 0, max: 1 };
  const low = Math.min(...finite);
  const high = Math.max(...finite);
  const air = (high - low || Math.abs(high) || 1) * 0.08;
  const step = roundStep(high - low + 2 * air, 8);
  const decimals = decimalsOf(step);
  const round = (count: number): number => Number((count * step).toFixed(decimals));
  return { min: round(Math.floor((low - air) / step)), max: round(Math.ceil((high + air) / step)) };
}

/** An SVG path through the points; a gap where a point is not finite. */
export function pathThrough(points: readonly (readonly [x: number, y: number])[]): string {
  let drawing = false;
  return points
    .map(([x, y]) => {
      if (!Number.isFinite(x) || !Number.isFinite(y)) {
        drawing = false;
        return '';
      }
      const command = drawing ? 'L' : 'M';
      drawing = true;
      return `${command}${x.toFixed(2)} ${y.toFixed(2)}`;
    })
    .join('');
}
