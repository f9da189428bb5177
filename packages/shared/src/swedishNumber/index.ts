/**
 * Numbers as a Swedish reader writes them: decimal comma and a real minus sign. The same text on
 * the server and in every browser.
 */

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function toSwedish(text: string): string {
  return text.replace('.', ',').replace('-', '−');
}

/** From here on digits before the comma say less than a power of ten: a diverging loss, mostly. */
const longest = 1e7;

function withPower(value: number): string {
  const [digits = '', power = ''] = value.toExponential(2).split('e');
  const raised = Array.from(power.replace('+', ''))
    .map((digit) => (digit === '-' ? '⁻' : (superscripts[Number(digit)] ?? '')))
    .join('');
  return `${toSwedish(digits)}·10${raised}`;
}

/**
 * A number with exactly `decimals` decimals: `-0.5` gives `−0,50`. Numbers from ten million on are
 * written with a power of ten; what is not a number gives `–`, the infinite `∞` or `−∞`. A zero is
 * never negative.
 */
export function formatFixed(value: number, decimals: number): string {
  if (Number.isNaN(value)) return '–';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  if (Math.abs(value) >= longest) return withPower(value);
  const text = value.toFixed(decimals);
  return toSwedish(Number(text) === 0 ? text.replace('-', '') : text);
}

/** As `formatFixed`, without the zeros at the end: `1.50` gives `1,5` and `2.00` gives `2`. */
export function formatNumber(value: number, decimals = 2): string {
  const text = formatFixed(value, decimals);
  return text.includes('·') ? text : text.replace(/(,\d*?)0+$/, '$1').replace(/,$/, '');
}

/**
 * The number that was typed, with decimal comma or point and any minus sign; undefined for anything
 * else.
 */
export function parseNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^[−–-]/, '-')
    .replace(',', '.');
  return /^-?(\d+\.|\.?\d)\d*$/.test(plain) ? Number(plain) : undefined;
}
