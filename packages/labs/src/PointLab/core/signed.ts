import { formatFixed } from '@kurser/shared/swedishNumber';

/** A term with its sign before it: `+ 0,50` or `− 0,50`. */
export function signed(value: number, decimals: number): string {
  return value < 0 ? `− ${formatFixed(-value, decimals)}` : `+ ${formatFixed(value, decimals)}`;
}
