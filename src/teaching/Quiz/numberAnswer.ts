const numberPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/**
 * The number that a text says, or undefined when it says none. Takes a decimal comma or point,
 * blanks between the thousands, a real minus sign, an exponent (`1,5e-3`) and the unit after the
 * number when there is one.
 */
export function findNumber(text: string, unit?: string): number | undefined {
  let plain = text.normalize('NFC').trim();
  if (unit !== undefined && plain.toLowerCase().endsWith(unit.toLowerCase()))
    plain = plain.slice(0, -unit.length);
  plain = plain.replace(/\s/gu, '').replace(/[−–]/gu, '-').replace(',', '.');
  return numberPattern.test(plain) ? Number(plain) : undefined;
}

/**
 * A number as it is written in Swedish: decimal comma, narrow blanks between the thousands, minus
 * sign.
 */
export function numberToText(value: number): string {
  return value.toLocaleString('sv-SE', { maximumSignificantDigits: 15 });
}
