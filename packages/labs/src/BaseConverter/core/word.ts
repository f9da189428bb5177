/** Words of 4 to 32 bits as unsigned numbers (0 to 2ʷ−1), and the ways to read and write them. */

export const widths = [4, 8, 16, 32] as const;
export type Width = (typeof widths)[number];

export const fields = ['binary', 'hex', 'unsigned', 'signed', 'ascii'] as const;
export type Field = (typeof fields)[number];

/** How many words of a width there are. */
export const wordCount = (width: Width): number => 2 ** width;

/**
 * The number's lowest bits, also for negative numbers (two's complement): what is left of it in
 * this width.
 */
export function wrapped(value: number, width: Width): number {
  const count = wordCount(width);
  return ((value % count) + count) % count;
}

/** The word as a number in two's complement. */
export function toSigned(word: number, width: Width): number {
  return word >= wordCount(width) / 2 ? word - wordCount(width) : word;
}

/** One bit, 0 for the least significant. */
export const bitOf = (word: number, index: number): 0 | 1 =>
  Math.floor(word / 2 ** index) % 2 === 1 ? 1 : 0;

export function withBitTurned(word: number, index: number): number {
  return word + (bitOf(word, index) === 1 ? -1 : 1) * 2 ** index;
}

/** Digits in groups from the right: `1111 1011`. */
function grouped(digits: string, size: number, between: string): string {
  return digits.replace(new RegExp(`\\B(?=(.{${size}})+$)`, 'g'), between);
}

export const toBinary = (word: number, width: Width): string =>
  grouped(word.toString(2).padStart(width, '0'), 4, ' ');

export const toHex = (word: number, width: Width): string =>
  word
    .toString(16)
    .toUpperCase()
    .padStart(width / 4, '0');

/**
 * A decimal number with a real minus sign and groups of three from five digits on: `−5`, `53 280`.
 */
export function toDecimal(value: number): string {
  const digits = String(Math.abs(value));
  return `${value < 0 ? '−' : ''}${digits.length > 4 ? grouped(digits, 3, '\u00a0') : digits}`;
}

/** The word's bytes, the most significant first; none for 4 bits. */
export function bytesOf(word: number, width: Width): number[] {
  return Array.from(
    { length: Math.floor(width / 8) },
    (_, index) => Math.floor(word / 256 ** (width / 8 - 1 - index)) % 256,
  );
}

const controlNames: Readonly<Record<number, string>> = {
  0: 'NUL',
  7: 'BEL',
  8: 'BS',
  9: 'TAB',
  10: 'LF',
  13: 'CR',
  27: 'ESC',
  32: 'blanksteg',
  127: 'DEL',
};

/** A byte as an ASCII character or its name; what ASCII does not have is said. */
export function byteToText(byte: number): string {
  const named = controlNames[byte];
  if (named !== undefined) return named;
  if (byte > 127) return 'inte ASCII';
  return byte < 32 ? `styrtecken ${byte}` : String.fromCharCode(byte);
}

const isPrintable = (byte: number): boolean => byte >= 32 && byte < 127;

/**
 * The word as text, leading zero bytes left out; undefined when a byte is no printable character.
 */
export function findAsciiText(word: number, width: Width): string | undefined {
  const bytes = bytesOf(word, width);
  const first = bytes.findIndex((byte) => byte !== 0);
  const used = first === -1 ? [] : bytes.slice(first);
  if (used.length === 0 || !used.every(isPrintable)) return undefined;
  return String.fromCharCode(...used);
}

/** What a field shows for a word. */
export function fieldText(field: Field, word: number, width: Width): string {
  switch (field) {
    case 'binary':
      return toBinary(word, width);
    case 'hex':
      return toHex(word, width);
    case 'unsigned':
      return toDecimal(word);
    case 'signed':
      return toDecimal(toSigned(word, width));
    case 'ascii':
      return findAsciiText(word, width) ?? '';
  }
}
