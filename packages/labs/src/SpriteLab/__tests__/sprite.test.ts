import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  connectedCells,
  emptyFrame,
  frameBytes,
  mirrorSideways,
  mirrorUpsideDown,
  modes,
  paint,
  pixelAt,
  rowBytes,
  shiftFrame,
  spriteRows,
  type Frame,
  type Ink,
} from '../core/sprite';

const anyFrame = fc.array(fc.integer({ min: 0, max: 255 }), {
  minLength: frameBytes,
  maxLength: frameBytes,
});
const anyMode = fc.constantFrom(...modes);

/** A row written as the lessons write it: `.` and `#`. */
function paintedRow(picture: string): Frame {
  const cells = Array.from(picture).flatMap((sign, column) => (sign === '#' ? [column] : []));
  return paint(emptyFrame, 'hires', cells, 2);
}

describe('bits and pixels', () => {
  it('turns a row into the bytes that one counts out on paper', () => {
    expect(rowBytes(paintedRow('.....##############.....'), 0)).toEqual([0x07, 0xff, 0xe0]);
    expect(rowBytes(paintedRow('#.......................'), 0)).toEqual([0x80, 0, 0]);
    expect(rowBytes(paintedRow('.......................#'), 0)).toEqual([0, 0, 0x01]);
  });

  it('packs four multicolour pixels in a byte, the leftmost highest', () => {
    const frame = ([0, 1, 2, 3] as const).reduce<Frame>(
      (before, ink) => paint(before, 'multi', [12 + ink], ink),
      emptyFrame,
    );
    expect(rowBytes(frame, 1)).toEqual([0b00011011, 0, 0]);
    expect([0, 1, 2, 3].map((column) => pixelAt(frame, 'multi', 1, column))).toEqual([0, 1, 2, 3]);
  });

  it('reads the same bytes in both modes', () => {
    const frame = paint(emptyFrame, 'multi', [0], 1);
    expect(pixelAt(frame, 'hires', 0, 0)).toBe(0);
    expect(pixelAt(frame, 'hires', 0, 1)).toBe(2);
  });

  it('changes the painted pixel and no other', () => {
    fc.assert(
      fc.property(
        anyFrame,
        anyMode,
        fc.nat(251),
        fc.constantFrom<Ink>(0, 1, 2, 3),
        (frame, mode, cell, ink) => {
          const columns = columnsOf(mode);
          const painted = paint(frame, mode, [cell], ink);
          for (let at = 0; at < spriteRows * columns; at += 1) {
            const [row, column] = [Math.floor(at / columns), at % columns];
            const expected =
              at !== cell
                ? pixelAt(frame, mode, row, column)
                : mode === 'hires' && ink > 0
                  ? 2
                  : ink;
            expect(pixelAt(painted, mode, row, column)).toBe(expected);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('whole frames', () => {
  it('comes back after mirroring twice, and after shifting all the way round', () => {
    fc.assert(
      fc.property(anyFrame, anyMode, (frame, mode) => {
        expect(mirrorSideways(mirrorSideways(frame, mode), mode)).toEqual(frame);
        expect(mirrorUpsideDown(mirrorUpsideDown(frame, mode), mode)).toEqual(frame);
        const there = shiftFrame(shiftFrame(frame, mode, 'left'), mode, 'up');
        expect(shiftFrame(shiftFrame(there, mode, 'right'), mode, 'down')).toEqual(frame);
      }),
      { numRuns: 20 },
    );
  });

  it('mirrors pairs of bits as pairs', () => {
    const frame = paint(emptyFrame, 'multi', [0], 1);
    expect(pixelAt(mirrorSideways(frame, 'multi'), 'multi', 0, 11)).toBe(1);
    expect(pixelAt(mirrorUpsideDown(frame, 'multi'), 'multi', 20, 0)).toBe(1);
  });

  it('lets what falls out on one side in on the other', () => {
    const frame = paint(emptyFrame, 'hires', [0], 2);
    expect(pixelAt(shiftFrame(frame, 'hires', 'left'), 'hires', 0, 23)).toBe(2);
    expect(pixelAt(shiftFrame(frame, 'hires', 'up'), 'hires', 20, 0)).toBe(2);
    expect(pixelAt(shiftFrame(frame, 'multi', 'right'), 'multi', 0, 1)).toBe(2);
  });
});

describe('connectedCells', () => {
  it('finds an area and stops at its edge and at the sides of the frame', () => {
    // A closed ring of 3 × 3 in the corner: one pixel inside it, the rest of the frame outside.
    const ring = paint(emptyFrame, 'hires', [0, 1, 2, 24, 26, 48, 49, 50], 2);
    expect(connectedCells(ring, 'hires', 25)).toEqual([25]);
    expect(connectedCells(ring, 'hires', 0)).toHaveLength(8);
    expect(connectedCells(ring, 'hires', 503)).toHaveLength(24 * 21 - 9);
    const wall = paint(
      emptyFrame,
      'hires',
      Array.from({ length: 21 }, (_, row) => row * 24 + 12),
      2,
    );
    expect(connectedCells(wall, 'hires', 0)).toHaveLength(12 * 21);
  });
});
