import type { Project } from '../lab';
import { inkColor } from '../lab';
import { rgbOf } from './palette';
import { columnsOf, pixelAt, spriteRows, type Frame, type Mode } from './sprite';

/** A rectangle in pixels of the C64's picture, with its colour as RGB. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rgb: string;
}

export interface Placement {
  /** The sprite registers' coordinates: 24, 50 is the upper left corner of the window. */
  readonly x: number;
  readonly y: number;
  readonly stretchX: boolean;
  readonly stretchY: boolean;
}

/** The window of 320 × 200 with as much border around as the emulator shows on a PAL machine. */
export const screen = { width: 384, height: 272, left: 32, top: 36, inside: [320, 200] } as const;

/** Where a sprite's register coordinates lie in the picture. */
const origin = { x: 24, y: 50 } as const;

/**
 * The pixels of a frame as rectangles with its upper left corner at 0, 0; the transparent ones are
 * left out.
 */
export function frameBlocks(frame: Frame, mode: Mode, colors: Project['colors']): readonly Block[] {
  const columns = columnsOf(mode);
  const width = 24 / columns;
  const blocks: Block[] = [];
  for (let row = 0; row < spriteRows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const color = inkColor({ colors }, pixelAt(frame, mode, row, column));
      if (color !== undefined)
        blocks.push({ x: column * width, y: row, width, height: 1, rgb: rgbOf(color) });
    }
  return blocks;
}

/**
 * The part of a rectangle inside the window; undefined when the border covers all of it (the border
 * lies over sprites).
 */
function clip(block: Block): Block | undefined {
  const right = Math.min(block.x + block.width, screen.left + screen.inside[0]);
  const bottom = Math.min(block.y + block.height, screen.top + screen.inside[1]);
  const x = Math.max(block.x, screen.left);
  const y = Math.max(block.y, screen.top);
  if (right <= x || bottom <= y) return undefined;
  return { ...block, x, y, width: right - x, height: bottom - y };
}

/**
 * The whole picture, in the order it is painted: border, window, and the sprite where the window
 * shows it.
 */
export function screenBlocks(
  frame: Frame,
  { mode, colors }: Project,
  { x, y, stretchX, stretchY }: Placement,
): readonly Block[] {
  const [width, height] = screen.inside;
  const sideways = stretchX ? 2 : 1;
  const down = stretchY ? 2 : 1;
  const sprite = frameBlocks(frame, mode, colors).flatMap((block) => {
    const placed = clip({
      rgb: block.rgb,
      x: screen.left + (x - origin.x) + block.x * sideways,
      y: screen.top + (y - origin.y) + block.y * down,
      width: block.width * sideways,
      height: block.height * down,
    });
    return placed === undefined ? [] : [placed];
  });
  return [
    { x: 0, y: 0, width: screen.width, height: screen.height, rgb: rgbOf(colors.border) },
    { x: screen.left, y: screen.top, width, height, rgb: rgbOf(colors.background) },
    ...sprite,
  ];
}
