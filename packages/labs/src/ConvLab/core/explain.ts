import { formatNumber } from '@kurser/shared/swedishNumber';
import {
  outputLength,
  paddingOf,
  reduceWindow,
  windowSize,
  type Matrix,
  type Operation,
} from './conv';

function inside(value: number): string {
  const text = formatNumber(value, 2);
  return text.startsWith('−') ? `(${text})` : text;
}

/**
 * The window's calculation, a line for each of its rows and the result last: `0·(−1) + 0·0 + 9·1`.
 */
export function explainWindow(
  pixels: Matrix,
  operation: Operation,
): { readonly lines: readonly string[]; readonly result: string } {
  const result = formatNumber(reduceWindow(pixels, operation), 2);
  switch (operation.kind) {
    case 'conv': {
      const lines = pixels.map((row, r) =>
        row
          .map((pixel, c) => `${inside(pixel)}·${inside(operation.kernel[r]?.[c] ?? 0)}`)
          .join(' + '),
      );
      return { lines: lines.map((line, i) => (i === 0 ? line : `+ ${line}`)), result };
    }
    case 'max': {
      const numbers = pixels.flat().map((pixel) => formatNumber(pixel, 2));
      return { lines: [`det största av ${numbers.join('; ')}`], result };
    }
    case 'mean': {
      const numbers = pixels.flat();
      return { lines: [`(${numbers.map(inside).join(' + ')}) / ${numbers.length}`], result };
    }
  }
}

/** `(6 + 2·0 − 3)/1 + 1 = 4`, with the rounding said when the stride does not come out even. */
export function explainLength(n: number, operation: Operation): string {
  const [f, p, s] = [windowSize(operation), paddingOf(operation), operation.stride];
  const length = outputLength(n, f, s, p);
  const formula = `(${n} + 2·${p} − ${f})/${s} + 1`;
  if (length === 0) return `${formula}: fönstret får inte plats`;
  const exact = (n + 2 * p - f) / s + 1;
  return Number.isInteger(exact)
    ? `${formula} = ${length}`
    : `${formula} = ${formatNumber(exact, 2)}, avrundat nedåt till ${length}`;
}

/**
 * The lightness of each pixel from 0 (black) to 1 (white). Without negative numbers 0 is black;
 * with them 0 is grey.
 */
export function lightnessOf(matrix: Matrix): (value: number) => number {
  const values = matrix.flat();
  const largest = Math.max(1e-9, ...values.map(Math.abs));
  if (values.some((value) => value < 0)) return (value) => 0.5 + value / (2 * largest);
  const white = Math.max(9, largest);
  return (value) => value / white;
}
