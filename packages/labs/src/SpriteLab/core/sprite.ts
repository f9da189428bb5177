/**
 * A C64 sprite as the VIC-II reads it: 21 rows of three bytes. In high resolution a bit is a pixel
 * (24 × 21); in multicolour two bits are a double-wide pixel (12 × 21). The same bytes can be
 * looked at either way.
 */

export const modes = ['hires', 'multi'] as const;
export type Mode = (typeof modes)[number];

export const spriteRows = 21;
const bytesPerRow = 3;
export const frameBytes = spriteRows * bytesPerRow;

/** One picture: 63 bytes. The 64th byte of a sprite block is not shown. */
export type Frame = readonly number[];

/**
 * What a pixel is: 0 transparent, 1 the first shared multicolour ($D025), 2 the sprite's own colour
 * ($D027 and up), 3 the second shared multicolour ($D026). These are the bit pairs of multicolour;
 * a set bit in high resolution is a 2.
 */
export type Ink = 0 | 1 | 2 | 3;

export const emptyFrame: Frame = Array.from({ length: frameBytes }, () => 0);

export function columnsOf(mode: Mode): number {
  return mode === 'multi' ? 12 : 24;
}

/** Where the pixel's lowest bit is: the byte and how far it is shifted left in it. */
function place(mode: Mode, row: number, column: number): { byte: number; shift: number } {
  const width = mode === 'multi' ? 2 : 1;
  const bit = column * width;
  return { byte: row * bytesPerRow + (bit >> 3), shift: 8 - width - (bit & 7) };
}

export function pixelAt(frame: Frame, mode: Mode, row: number, column: number): Ink {
  const { byte, shift } = place(mode, row, column);
  const value = (frame[byte] ?? 0) >> shift;
  if (mode === 'hires') return (value & 1) === 1 ? 2 : 0;
  return (value & 3) as Ink;
}

/**
 * The frame with the cells (in row order) in the ink. In high resolution every ink but the
 * transparent sets the bit.
 */
export function paint(frame: Frame, mode: Mode, cells: readonly number[], ink: Ink): Frame {
  const columns = columnsOf(mode);
  const bytes = [...frame];
  for (const cell of cells) {
    const { byte, shift } = place(mode, Math.floor(cell / columns), cell % columns);
    const mask = (mode === 'multi' ? 3 : 1) << shift;
    const value = mode === 'multi' ? ink : Math.min(ink, 1);
    bytes[byte] = ((bytes[byte] ?? 0) & ~mask) | (value << shift);
  }
  return bytes;
}

/** All pixels anew: `inkOf` is asked for each place. */
function redraw(mode: Mode, inkOf: (row: number, column: number) => Ink): Frame {
  const columns = columnsOf(mode);
  let frame = emptyFrame;
  const cells: number[][] = [[], [], [], []];
  for (let cell = 0; cell < spriteRows * columns; cell += 1)
    cells[inkOf(Math.floor(cell / columns), cell % columns)]?.push(cell);
  for (const ink of [1, 2, 3] as const) frame = paint(frame, mode, cells[ink] ?? [], ink);
  return frame;
}

export function mirrorSideways(frame: Frame, mode: Mode): Frame {
  const last = columnsOf(mode) - 1;
  return redraw(mode, (row, column) => pixelAt(frame, mode, row, last - column));
}

export function mirrorUpsideDown(frame: Frame, mode: Mode): Frame {
  return redraw(mode, (row, column) => pixelAt(frame, mode, spriteRows - 1 - row, column));
}

export const shifts = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] } as const;
export type Shift = keyof typeof shifts;

/** One pixel in the direction; what falls out on one side comes in on the other. */
export function shiftFrame(frame: Frame, mode: Mode, direction: Shift): Frame {
  const [rowStep, columnStep] = shifts[direction];
  const columns = columnsOf(mode);
  return redraw(mode, (row, column) =>
    pixelAt(
      frame,
      mode,
      (row - rowStep + spriteRows) % spriteRows,
      (column - columnStep + columns) % columns,
    ),
  );
}

/** The cell and all cells of the same ink that hang together with it sideways or up and down. */
export function connectedCells(frame: Frame, mode: Mode, cell: number): readonly number[] {
  const columns = columnsOf(mode);
  const inkOf = (at: number): Ink => pixelAt(frame, mode, Math.floor(at / columns), at % columns);
  const ink = inkOf(cell);
  const seen = new Set([cell]);
  for (const at of seen) {
    const column = at % columns;
    const around = [
      at - columns,
      at + columns,
      ...(column > 0 ? [at - 1] : []),
      ...(column < columns - 1 ? [at + 1] : []),
    ];
    for (const next of around)
      if (next >= 0 && next < spriteRows * columns && inkOf(next) === ink) seen.add(next);
  }
  return [...seen];
}

/** The three bytes of a row, as an exercise on paper asks for them. */
export function rowBytes(frame: Frame, row: number): readonly number[] {
  return frame.slice(row * bytesPerRow, (row + 1) * bytesPerRow);
}
