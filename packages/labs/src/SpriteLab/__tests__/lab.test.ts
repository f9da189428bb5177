import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { maxFrames } from '../core/byteText';
import type { ActionOf } from '../../kit/lab';
import type { LabProps } from '../../kit/labPart';
import { bitsOf, inksOf, isLight, pixelLooks } from '../core/look';
import { palette, rgbOf } from '../core/palette';
import { defaultColors, drawing, parseProject, type Project } from '../lab';
import { parseSettings } from '../settings';
import { frameBlocks, screen, screenBlocks } from '../core/screenBlocks';
import { emptyFrame, paint, pixelAt } from '../core/sprite';

const start: Project = { mode: 'hires', frames: [emptyFrame], current: 0, colors: defaultColors };

function after(project: Project, ...edits: readonly ActionOf<typeof drawing>[]): Project {
  return edits.reduce(drawing.reduce, project);
}

describe('drawing', () => {
  it('paints, fills and clears the frame on the board and no other', () => {
    const two = after(start, ['addFrame', false], ['fill', 0, 2]);
    expect(two.current).toBe(1);
    expect(two.frames[0]).toEqual(emptyFrame);
    expect(two.frames[1]?.every((byte) => byte === 255)).toBe(true);
    expect(after(two, ['clear']).frames[1]).toEqual(emptyFrame);
  });

  it('copies a frame in after the current one', () => {
    const drawn = after(start, ['paint', [0], 2], ['addFrame', true]);
    expect(drawn.frames[0]).toEqual(drawn.frames[1]);
    expect(drawn.current).toBe(1);
  });

  it('keeps at least one frame and at most sixteen', () => {
    expect(after(start, ['removeFrame'])).toBe(start);
    const full = after(
      start,
      ...Array.from({ length: 40 }, (): ActionOf<typeof drawing> => ['addFrame', false]),
    );
    expect(full.frames).toHaveLength(maxFrames);
    expect(after(full, ['removeFrame'])).toMatchObject({ current: maxFrames - 2 });
  });

  it('changes mode and colours without touching the bytes', () => {
    const multi = after(start, ['paint', [1], 2], ['setMode', 'multi']);
    expect(pixelAt(multi.frames[0] ?? [], 'multi', 0, 0)).toBe(1);
    expect(after(multi, ['setColor', 'border', 0]).colors.border).toBe(0);
  });

  it('mirrors, shifts and takes imported frames', () => {
    const drawn = after(start, ['paint', [0], 2]);
    const moved = after(drawn, ['mirrorSideways'], ['shift', 'down']);
    expect(pixelAt(moved.frames[0] ?? [], 'hires', 1, 23)).toBe(2);
    const turned = after(drawn, ['mirrorUpsideDown']);
    expect(pixelAt(turned.frames[0] ?? [], 'hires', 20, 0)).toBe(2);
    expect(after(moved, ['importFrames', [emptyFrame, emptyFrame]]).frames).toHaveLength(2);
  });
});

describe('parseProject', () => {
  it('reads back what was stored', () => {
    const project = after(start, ['paint', [5], 2], ['addFrame', true]);
    expect(parseProject(JSON.parse(JSON.stringify(project)))).toEqual(project);
  });

  it.each<readonly [string, unknown]>([
    ['no object', 7],
    ['null', null],
    ['no frames', { ...start, frames: [] }],
    ['too many frames', { ...start, frames: Array.from({ length: 17 }, () => emptyFrame) }],
    ['a short frame', { ...start, frames: [[1, 2]] }],
    ['a byte of 300', { ...start, frames: [emptyFrame.map(() => 300)] }],
    ['another mode', { ...start, mode: 'text' }],
    ['a colour too many', { ...start, colors: { ...defaultColors, border: 16 } }],
    ['no colours', { ...start, colors: undefined }],
  ])('answers no to %s', (_name, raw) => {
    expect(parseProject(raw)).toBeUndefined();
  });

  it('opens the first frame when the current one is gone', () => {
    expect(parseProject({ ...start, current: 9 })?.current).toBe(0);
  });
});

describe('screenBlocks', () => {
  const drawn = after(start, ['paint', [0], 2]);
  const placed = { x: 24, y: 50, stretchX: false, stretchY: false };

  it('puts register coordinates 24, 50 in the window’s corner', () => {
    const [border, window, pixel] = screenBlocks(drawn.frames[0] ?? [], drawn, placed);
    expect(border).toMatchObject({ x: 0, width: screen.width, rgb: rgbOf(14) });
    expect(window).toMatchObject({ x: screen.left, y: screen.top, width: 320, height: 200 });
    expect(pixel).toEqual({ x: screen.left, y: screen.top, width: 1, height: 1, rgb: rgbOf(7) });
  });

  it('hides what the border covers and stretches what is stretched', () => {
    const hidden = screenBlocks(drawn.frames[0] ?? [], drawn, { ...placed, x: 23 });
    expect(hidden).toHaveLength(2);
    const stretched = { x: 23, y: 50, stretchX: true, stretchY: true };
    expect(screenBlocks(drawn.frames[0] ?? [], drawn, stretched)[2]).toMatchObject({
      x: screen.left,
      width: 1,
      height: 2,
    });
    expect(screenBlocks(drawn.frames[0] ?? [], drawn, { ...placed, x: 344 })).toHaveLength(2);
  });

  it('draws multicolour pixels twice as wide, the transparent not at all', () => {
    const frame = paint(emptyFrame, 'multi', [1], 3);
    expect(frameBlocks(frame, 'multi', defaultColors)).toEqual([
      { x: 2, y: 0, width: 2, height: 1, rgb: rgbOf(defaultColors.multi2) },
    ]);
  });
});

describe('looks', () => {
  it('names every pixel and its bits', () => {
    const looks = pixelLooks(paint(emptyFrame, 'multi', [13], 1), 'multi', defaultColors);
    expect(looks[13]).toMatchObject({ bits: '01', label: 'Rad 2, kolumn 2: flerfärg 1, ljusröd' });
    expect(looks[0]).toMatchObject({ bits: '00', label: 'Rad 1, kolumn 1: genomskinlig' });
    expect(inksOf('hires').map((ink) => bitsOf('hires', ink))).toEqual(['0', '1']);
  });

  it('has sixteen colours, and readable text on each', () => {
    expect(palette).toHaveLength(16);
    expect(palette.filter(({ rgb }) => isLight(rgb)).map(({ trse }) => trse)).not.toContain('blue');
    expect([isLight('#ffffff'), isLight('#000000')]).toEqual([true, false]);
    expect(rgbOf(17)).toBe(rgbOf(1));
  });
});

describe('parseSettings', () => {
  const fence = (language: string, text: string): ReactNode =>
    createElement('pre', null, createElement('code', { className: `language-${language}` }, text));
  const fault = (props: LabProps): string => {
    try {
      parseSettings(props);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return '';
  };

  it('starts with an empty frame in the default colours', () => {
    expect(parseSettings({})).toMatchObject({ name: 'figur', start });
  });

  it('takes a drawing or numbers from the fence', () => {
    const rows = Array.from({ length: 21 }, () => '2...........').join('\n');
    const drawn = parseSettings({ multicolor: true, children: fence('sprite', rows) });
    expect(drawn.start.frames[0]?.slice(0, 3)).toEqual([0x80, 0, 0]);
    const numbers = Array.from({ length: 64 }, (_, index) => index).join(', ');
    expect(parseSettings({ children: fence('sprite', numbers) }).start.frames[0]?.[62]).toBe(62);
  });

  it.each<readonly [LabProps, string]>([
    [{ color: 'gul' }, 'color har värdet "gul" men ska vara ett av black, white'],
    [{ background: 3 }, 'background har värdet 3'],
    [{ name: 'mitt skepp' }, 'name har värdet "mitt skepp"'],
    [{ multicolor: 'ja' }, 'multicolor har värdet "ja" men ska vara ett ensamt ord'],
    [{ children: fence('text', '1') }, 'ett enda kodblock med språket sprite'],
    [{ children: fence('sprite', '1 2 3') }, 'Det är 3 tal'],
  ])('refuses %j', (props, part) => {
    expect(fault(props)).toContain('SpriteLab: ');
    expect(fault(props)).toContain(part);
  });
});
