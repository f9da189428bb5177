import type { ReactNode } from 'react';
import { splitFences } from '@site/src/components/nodeText';
import { parseFrames } from './byteText';
import { palette } from './palette';
import { defaultColors, type Project } from './project';
import { emptyFrame, type Frame, type Mode } from './sprite';

/** What an author writes. All of it is unknown until `parseSpriteProps` has read it. */
export interface SpriteLabProps {
  readonly title?: unknown;
  readonly name?: unknown;
  readonly multicolor?: unknown;
  readonly color?: unknown;
  readonly background?: unknown;
  readonly children?: ReactNode;
}

export interface SpriteSetup {
  readonly title: string;
  /** The array's name in TRSE, and what the drawing is kept under on the device. */
  readonly name: string;
  readonly start: Project;
}

function fail(prop: string, value: unknown, right: string): never {
  const shown = typeof value === 'string' ? `"${value}"` : `{${String(value)}}`;
  throw new Error(`SpriteLab: ${prop}=${shown} går inte. ${right}`);
}

function colorOf(prop: string, value: unknown, fallback: number): number {
  if (value === undefined) return fallback;
  const found = palette.findIndex(({ trse }) => trse === value);
  if (found !== -1) return found;
  const names = palette.map(({ trse }) => trse).join(', ');
  return fail(prop, value, `Skriv ett av ${names}.`);
}

function nameOf(value: unknown): string {
  if (value === undefined) return 'figur';
  if (typeof value === 'string' && /^[A-Za-z][A-Za-z0-9]*$/.test(value)) return value;
  return fail('name', value, 'Skriv ett namn av bokstäver a–z och siffror, till exempel "skepp".');
}

function modeOf(value: unknown): Mode {
  if (value === undefined || value === false) return 'hires';
  return value === true ? 'multi' : fail('multicolor', value, 'Skriv bara multicolor.');
}

function framesOf(children: ReactNode, mode: Mode): readonly Frame[] {
  const { fences, rest } = splitFences(children);
  const [fence, second] = fences;
  const foreign = rest.some((child) => typeof child !== 'string' || child.trim() !== '');
  if (foreign || second !== undefined || (fence !== undefined && fence.language !== 'sprite'))
    throw new Error(
      'SpriteLab: innehållet ska vara ett enda kodblock med språket sprite, eller inget.',
    );
  if (fence === undefined) return [emptyFrame];
  const result = parseFrames(fence.text, mode);
  if (result.kind === 'wrong')
    throw new Error(`SpriteLab: kodblocket går inte att läsa. ${result.reason}`);
  return result.frames;
}

/** Reads what the author wrote. Throws with the component, the value and what would be right. */
export function parseSpriteProps(props: SpriteLabProps): SpriteSetup {
  const mode = modeOf(props.multicolor);
  return {
    title: typeof props.title === 'string' ? props.title : 'Rita en sprite',
    name: nameOf(props.name),
    start: {
      mode,
      frames: framesOf(props.children, mode),
      current: 0,
      colors: {
        ...defaultColors,
        sprite: colorOf('color', props.color, defaultColors.sprite),
        background: colorOf('background', props.background, defaultColors.background),
      },
    },
  };
}
