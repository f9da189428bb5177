import { isRecord } from '@kurser/shared/fields';
import { defineWork } from '../kit/lab';
import { maxFrames } from './core/byteText';
import { palette } from './core/palette';
import {
  connectedCells,
  emptyFrame,
  frameBytes,
  mirrorSideways,
  mirrorUpsideDown,
  modes,
  paint,
  shiftFrame,
  type Frame,
  type Ink,
  type Mode,
  type Shift,
} from './core/sprite';

export const colorNames = ['sprite', 'multi1', 'multi2', 'background', 'border'] as const;
export type ColorName = (typeof colorNames)[number];

/** The drawing that is kept on the device: what undo goes back and forth between. */
export interface Project {
  readonly mode: Mode;
  readonly frames: readonly Frame[];
  /** Which frame is on the drawing board. */
  readonly current: number;
  /** Colour numbers 0–15. */
  readonly colors: Readonly<Record<ColorName, number>>;
}

export function currentFrame({ frames, current }: Project): Frame {
  return frames[current] ?? emptyFrame;
}

function withFrame(project: Project, change: (frame: Frame, mode: Mode) => Frame): Project {
  const changed = change(currentFrame(project), project.mode);
  return {
    ...project,
    frames: project.frames.map((frame, index) => (index === project.current ? changed : frame)),
  };
}

function addFrame(project: Project, copy: boolean): Project {
  if (project.frames.length >= maxFrames) return project;
  const at = project.current + 1;
  const added = copy ? currentFrame(project) : emptyFrame;
  const frames = [...project.frames.slice(0, at), added, ...project.frames.slice(at)];
  return { ...project, frames, current: at };
}

/** The last frame cannot be removed, only cleared. */
function removeFrame(project: Project): Project {
  if (project.frames.length === 1) return project;
  const frames = project.frames.filter((_frame, index) => index !== project.current);
  return { ...project, frames, current: Math.min(project.current, frames.length - 1) };
}

const inkColors: Readonly<Record<Ink, ColorName | undefined>> = {
  0: undefined,
  1: 'multi1',
  2: 'sprite',
  3: 'multi2',
};

/** The colour number an ink shows in; undefined for the transparent. */
export function inkColor({ colors }: Pick<Project, 'colors'>, ink: Ink): number | undefined {
  const name = inkColors[ink];
  return name && colors[name];
}

export const defaultColors: Project['colors'] = {
  sprite: 7,
  multi1: 10,
  multi2: 1,
  background: 6,
  border: 14,
};

function isIntegerBelow(value: unknown, bound: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < bound;
}

function isFrame(raw: unknown): raw is Frame {
  return (
    Array.isArray(raw) &&
    raw.length === frameBytes &&
    raw.every((byte) => isIntegerBelow(byte, 256))
  );
}

function parseColors(raw: unknown): Project['colors'] | undefined {
  if (!isRecord(raw)) return undefined;
  const colors = { ...defaultColors };
  for (const name of colorNames) {
    const color = raw[name];
    if (!isIntegerBelow(color, palette.length)) return undefined;
    colors[name] = color;
  }
  return colors;
}

/** A stored project, or undefined when what is stored has another shape. */
export function parseProject(raw: unknown): Project | undefined {
  if (!isRecord(raw) || !Array.isArray(raw['frames'])) return undefined;
  const frames: readonly unknown[] = raw['frames'];
  const mode = modes.find((name) => name === raw['mode']);
  const colors = parseColors(raw['colors']);
  if (mode === undefined || colors === undefined) return undefined;
  if (frames.length === 0 || frames.length > maxFrames || !frames.every(isFrame)) return undefined;
  const current = raw['current'];
  return { mode, frames, colors, current: isIntegerBelow(current, frames.length) ? current : 0 };
}

export const drawing = defineWork(parseProject, {
  paint: (project, cells: readonly number[], ink: Ink) =>
    withFrame(project, (frame, mode) => paint(frame, mode, cells, ink)),
  fill: (project, cell: number, ink: Ink) =>
    withFrame(project, (frame, mode) => paint(frame, mode, connectedCells(frame, mode, cell), ink)),
  mirrorSideways: (project) => withFrame(project, mirrorSideways),
  mirrorUpsideDown: (project) => withFrame(project, mirrorUpsideDown),
  shift: (project, direction: Shift) =>
    withFrame(project, (frame, mode) => shiftFrame(frame, mode, direction)),
  clear: (project) => withFrame(project, () => emptyFrame),
  addFrame,
  removeFrame,
  setMode: (project, mode: Mode) => ({ ...project, mode }),
  setColor: (project, name: ColorName, color: number) => ({
    ...project,
    colors: { ...project.colors, [name]: color },
  }),
  importFrames: (project, frames: readonly Frame[]) => ({ ...project, frames, current: 0 }),
  /** Puts another frame on the drawing board. */
  select: (project, current: number) => ({ ...project, current }),
});
