import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseBytes,
  parseDrawing,
  toBlocks,
  toDecimal,
  toHex,
  toTrse,
  type FramesResult,
} from '../core/byteText';
import { frameBytes, pixelAt, rowBytes, type Frame } from '../core/sprite';

/** The declaration of `steg2_sprite.ras`, the lessons' first sprite. */
const ship = `	@define skeppData $2000
	skepp : array[64] of byte = (
		$00, $18, $00, $00, $18, $00, $00, $3C, $00, $00, $3C, $00,
		$00, $66, $00, $00, $66, $00, $00, $FF, $00, $00, $FF, $00,
		$01, $FF, $80, $01, $FF, $80, $03, $FF, $C0, $07, $FF, $E0,
		$0F, $FF, $F0, $1F, $FF, $F8, $3F, $FF, $FC, $7F, $FF, $FE,
		$FF, $FF, $FF, $C3, $00, $C3, $83, $00, $C1, $03, $00, $C0,
		$02, $00, $40, $00) at $2000;`;

const anyFrames = fc.array(
  fc.array(fc.integer({ min: 0, max: 255 }), { minLength: frameBytes, maxLength: frameBytes }),
  { minLength: 1, maxLength: 4 },
);

function framesOf(result: FramesResult): readonly Frame[] {
  if (result.kind === 'wrong') throw new Error(result.reason);
  return result.frames;
}

function reason(result: FramesResult): string {
  return result.kind === 'wrong' ? result.reason : '';
}

describe('toTrse', () => {
  it('writes the lesson’s declaration letter by letter', () => {
    expect(toTrse(framesOf(parseBytes(ship)), 'skepp', 0x2000)).toBe(ship);
  });

  it('writes several pictures as one array, 64 bytes each', () => {
    const [frame] = framesOf(parseBytes(ship));
    const text = toTrse([frame ?? [], frame ?? []], 'gubbe', 0x3000);
    expect(text).toContain('\t@define gubbeData $3000\n\tgubbe : array[128] of byte = (');
    expect(text.endsWith(') at $3000;')).toBe(true);
    expect(framesOf(parseBytes(text))).toEqual([frame, frame]);
  });
});

describe('parseBytes', () => {
  it('reads back what is written, in every form', () => {
    fc.assert(
      fc.property(anyFrames, (frames) => {
        expect(toBlocks(frames)).toHaveLength(frames.length * 64);
        for (const text of [toDecimal(frames), toHex(frames), toTrse(frames, 'a', 0x2000)])
          expect(framesOf(parseBytes(text))).toEqual(frames);
      }),
      { numRuns: 20 },
    );
  });

  it('reads 63 bytes, other ways to write numbers, and past comments', () => {
    const values = Array.from({ length: 60 }, () => '0').join(' ');
    const text = `24 // decimalt\n0x18, %00011000 /* binärt */\n${values}`;
    expect(framesOf(parseBytes(text))[0]?.slice(0, 3)).toEqual([24, 24, 24]);
  });

  it('joins one array for each picture', () => {
    const two = `${ship}\n${ship.replace('skepp :', 'skepp2 :').replace('at $2000', 'at $2040')}`;
    expect(framesOf(parseBytes(two))).toHaveLength(2);
  });

  it.each([
    ['', 'Det är 0 tal'],
    ['1, 2, 3', 'Det är 3 tal'],
    [Array.from({ length: 65 }, () => '0').join(','), 'Det är 65 tal'],
    [Array.from({ length: 17 * 64 }, () => '0').join(','), '17 bilder; högst 16'],
    ['1F 20', '"1F" är inget tal'],
    ['256', '256 får inte plats'],
    ['-1', '"-1"'],
  ])('refuses %j', (text, part) => {
    expect(reason(parseBytes(text))).toContain(part);
  });
});

describe('parseDrawing', () => {
  const empty = (columns: number, rows: number): string =>
    Array.from({ length: rows }, () => '.'.repeat(columns)).join('\n');

  it('reads high resolution and multicolour, several pictures apart by an empty line', () => {
    const [frame] = framesOf(parseDrawing(`.....##############.....\n${empty(24, 20)}`, 'hires'));
    expect(rowBytes(frame ?? [], 0)).toEqual([0x07, 0xff, 0xe0]);
    const two = framesOf(
      parseDrawing(`123.........\n${empty(12, 20)}\n\n${empty(12, 21)}`, 'multi'),
    );
    expect(two).toHaveLength(2);
    expect([0, 1, 2].map((column) => pixelAt(two[0] ?? [], 'multi', 0, column))).toEqual([1, 2, 3]);
  });

  it.each([
    [empty(24, 20), 'Bild 1: en bild är 21 rader med 24 tecken'],
    [`${empty(24, 20)}\n..`, 'Bild 1, rad 21'],
    [`${empty(24, 20)}\n${'.'.repeat(23)}x`, 'rad 21'],
  ])('refuses a drawing of another shape', (text, part) => {
    expect(reason(parseDrawing(text, 'hires'))).toContain(part);
  });
});
