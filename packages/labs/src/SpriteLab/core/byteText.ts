import {
  columnsOf,
  emptyFrame,
  frameBytes,
  paint,
  spriteRows,
  type Frame,
  type Ink,
  type Mode,
} from './sprite';

/** The text forms of sprites: numbers for programs, drawings for authors. */

const blockBytes = 64;
const valuesPerLine = 12;
/** One C64 program has room for more, but a lab has not. */
export const maxFrames = 16;

/** `$07`: two digits, upper case, as in TRSE and in the lessons. */
export function hexByte(value: number): string {
  return `$${value.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** The frames as memory holds them: 63 bytes and a 64th that is not shown, for each. */
export function toBlocks(frames: readonly Frame[]): readonly number[] {
  return frames.flatMap((frame) => [...frame, 0]);
}

function lines(values: readonly string[], indent: string): string {
  const rows: string[] = [];
  for (let at = 0; at < values.length; at += valuesPerLine)
    rows.push(indent + values.slice(at, at + valuesPerLine).join(', '));
  return rows.join(',\n');
}

export function toDecimal(frames: readonly Frame[]): string {
  return lines(toBlocks(frames).map(String), '');
}

export function toHex(frames: readonly Frame[]): string {
  return lines(toBlocks(frames).map(hexByte), '');
}

/**
 * Multiples of 64 in the VIC's first bank, outside $1000–$1FFF where the chip sees its character
 * ROM instead.
 */
export const addresses = [0x2000, 0x2800, 0x3000, 0x3800] as const;
export type Address = (typeof addresses)[number];

/**
 * The declaration for a TRSE program's `var` section, in the form of the lessons'
 * `steg2_sprite.ras`.
 */
export function toTrse(frames: readonly Frame[], name: string, address: Address): string {
  const place = `$${address.toString(16)}`;
  const values = lines(toBlocks(frames).map(hexByte), '\t\t');
  const length = frames.length * blockBytes;
  return `\t@define ${name}Data ${place}\n\t${name} : array[${length}] of byte = (\n${values}) at ${place};`;
}

export type FramesResult =
  | { readonly kind: 'frames'; readonly frames: readonly Frame[] }
  | { readonly kind: 'wrong'; readonly reason: string };

function wrong(reason: string): FramesResult {
  return { kind: 'wrong', reason };
}

/**
 * A number as TRSE, C or BASIC writes it: 24, $18, 0x18 or %00011000. Undefined for anything else.
 */
function parseValue(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  if (/^(?:\$|0x)[\da-f]+$/i.test(text)) return parseInt(text.replace(/^(?:\$|0x)/i, ''), 16);
  return /^%[01]+$/.test(text) ? parseInt(text.slice(1), 2) : undefined;
}

function framesFrom(values: readonly number[]): FramesResult {
  if (values.length === frameBytes) return { kind: 'frames', frames: [values] };
  if (values.length === 0 || values.length % blockBytes !== 0)
    return wrong(
      `Det är ${values.length} tal. En sprite är 64 byte (63 går också); flera bilder är 64 var.`,
    );
  const count = values.length / blockBytes;
  if (count > maxFrames) return wrong(`Det är ${count} bilder; högst ${maxFrames} får plats.`);
  const frames = Array.from({ length: count }, (_, index) =>
    values.slice(index * blockBytes, index * blockBytes + frameBytes),
  );
  return { kind: 'frames', frames };
}

/** Only what stands between the parentheses, when the text is one or more TRSE declarations. */
function withoutDeclarations(text: string): string {
  const bodies = [...text.matchAll(/=\s*\(([^()]*)\)/g)].map((match) => match[1] ?? '');
  return bodies.length > 0 ? bodies.join(',') : text;
}

/**
 * Reads 64 bytes a picture from a list of numbers or from TRSE declarations; comments of TRSE are
 * passed over.
 */
export function parseBytes(text: string): FramesResult {
  const plain = withoutDeclarations(text.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, ' '));
  const values: number[] = [];
  for (const token of plain.split(/[\s,;]+/).filter((part) => part !== '')) {
    const value = parseValue(token);
    if (value === undefined)
      return wrong(
        `"${token}" är inget tal. Skriv decimalt (24), hexadecimalt ($18) eller binärt (%00011000).`,
      );
    if (value > 255) return wrong(`${token} får inte plats i en byte; högst 255, $FF.`);
    values.push(value);
  }
  return framesFrom(values);
}

/** `.` and `#` in high resolution, `.` and `1` `2` `3` in multicolour. */
const inks: Readonly<Record<string, Ink>> = { '.': 0, '#': 2, '1': 1, '2': 2, '3': 3 };

/**
 * Reads drawings: 21 lines a picture, 24 or 12 characters wide, with an empty line between
 * pictures.
 */
export function parseDrawing(text: string, mode: Mode): FramesResult {
  const columns = columnsOf(mode);
  const pictures = text.trim().split(/\n\s*\n/);
  if (pictures.length > maxFrames) return wrong(`Högst ${maxFrames} bilder får plats.`);
  const frames: Frame[] = [];
  for (const [index, picture] of pictures.entries()) {
    const rows = picture.split('\n').map((line) => line.trim());
    const bad = rows.findIndex((row) => row.length !== columns || /[^.#123]/.test(row));
    if (rows.length !== spriteRows || bad !== -1)
      return wrong(
        `Bild ${index + 1}${bad === -1 ? '' : `, rad ${bad + 1}`}: en bild är ${spriteRows} rader med ${columns} tecken, ${mode === 'multi' ? '. 1 2 eller 3' : '. eller #'}.`,
      );
    const whole = rows.join('');
    const cellsOf = (ink: Ink): number[] =>
      Array.from({ length: whole.length }, (_, cell) => cell).filter(
        (cell) => inks[whole.charAt(cell)] === ink,
      );
    frames.push(
      ([1, 2, 3] as const).reduce(
        (frame, ink) => paint(frame, mode, cellsOf(ink), ink),
        emptyFrame,
      ),
    );
  }
  return { kind: 'frames', frames };
}

/** Reads a `sprite` fence: a drawing when its first line is one, else bytes. */
export function parseFrames(text: string, mode: Mode): FramesResult {
  const isDrawing = /^[.#123]{12,}$/.test(text.trim().split('\n')[0]?.trim() ?? '');
  return isDrawing ? parseDrawing(text, mode) : parseBytes(text);
}
