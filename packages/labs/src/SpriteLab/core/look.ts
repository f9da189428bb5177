import { inkColor, type Project } from '../lab';
import { palette, rgbOf } from './palette';
import { columnsOf, pixelAt, spriteRows, type Frame, type Ink, type Mode } from './sprite';

/** The inks that a mode has, in the order of their bits. */
export function inksOf(mode: Mode): readonly Ink[] {
  return mode === 'multi' ? [0, 1, 2, 3] : [0, 2];
}

/** The bits that stand for an ink: `10`, or in high resolution `1`. */
export function bitsOf(mode: Mode, ink: Ink): string {
  return mode === 'multi' ? ink.toString(2).padStart(2, '0') : String(Math.min(ink, 1));
}

const inkNames: Record<Ink, string> = {
  0: 'Genomskinlig',
  1: 'Flerfärg 1',
  2: 'Spritefärg',
  3: 'Flerfärg 2',
};

export function inkName(ink: Ink): string {
  return inkNames[ink];
}

/** The ink's colour on this drawing; the transparent shows the background. */
export function inkRgb(colors: Project['colors'], ink: Ink): string {
  return rgbOf(inkColor({ colors }, ink) ?? colors.background);
}

/**
 * Whether black or white text is read better on the colour: by its relative luminance (WCAG 2.2).
 */
export function isLight(rgb: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(rgb.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  // Black and white contrast equally with a luminance of about 0.18.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}

export interface PixelLook {
  readonly ink: Ink;
  readonly rgb: string;
  readonly bits: string;
  readonly label: string;
}

/**
 * Every pixel of a frame, in row order, with what is shown and read out. Rows and columns count
 * from 1.
 */
export function pixelLooks(
  frame: Frame,
  mode: Mode,
  colors: Project['colors'],
): readonly PixelLook[] {
  const columns = columnsOf(mode);
  return Array.from({ length: spriteRows * columns }, (_, cell) => {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    const ink = pixelAt(frame, mode, row, column);
    const color = inkColor({ colors }, ink);
    const name = color === undefined ? '' : `, ${palette[color]?.name ?? ''}`;
    return {
      ink,
      rgb: inkRgb(colors, ink),
      bits: bitsOf(mode, ink),
      label: `Rad ${row + 1}, kolumn ${column + 1}: ${inkNames[ink].toLowerCase()}${name}`,
    };
  });
}
