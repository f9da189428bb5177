import { asMeant } from './asMeant';

const numberPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/**
 * The number that a text says, or undefined when it says none. Takes a decimal comma or point,
 * blanks between the thousands, a real minus sign, an exponent (`1,5e-3`), the unit after the
 * number when there is one, and a full stop at the end.
 */
export function findNumber(text: string, unit?: string): number | undefined {
  let plain = asMeant(text).trim().replace(/\.$/, '');
  if (unit !== undefined && plain.toLowerCase().endsWith(unit.toLowerCase()))
    plain = plain.slice(0, -unit.length);
  plain = plain.replace(/\s/gu, '').replace(/[−–—]/g, '-').replace(',', '.');
  return numberPattern.test(plain) ? Number(plain) : undefined;
}

/**
 * Room for what binary fractions do to sums such as 0,1 + 0,2: relative, far below any tolerance an
 * author writes.
 */
const roundingError = 1e-12;

function isNear(value: number, target: number, tolerance: number): boolean {
  const slack = roundingError * Math.max(Math.abs(value), Math.abs(target));
  return Math.abs(value - target) <= tolerance + slack;
}

/**
 * How a number stands to the answer: right within the tolerance, right but for its sign, or right
 * but for a power of ten.
 */
export function compareNumbers(
  value: number,
  answer: number,
  tolerance: number,
): 'right' | 'sign' | 'magnitude' | 'other' {
  if (isNear(value, answer, tolerance)) return 'right';
  if (isNear(-value, answer, tolerance)) return 'sign';
  const shifted = [0.001, 0.01, 0.1, 10, 100, 1000].some((factor) =>
    isNear(value * factor, answer, tolerance),
  );
  return shifted && answer !== 0 ? 'magnitude' : 'other';
}

/**
 * A number as it is written in Swedish: decimal comma, narrow blanks between the thousands, minus
 * sign.
 */
export function numberToText(value: number): string {
  return value.toLocaleString('sv-SE', { maximumSignificantDigits: 15 });
}
