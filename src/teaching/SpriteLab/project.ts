import { maxFrames } from './byteText';
import { palette } from './palette';
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
} from './sprite';

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

export type Edit =
  | { readonly kind: 'paint'; readonly cells: readonly number[]; readonly ink: Ink }
  | { readonly kind: 'fill'; readonly cell: number; readonly ink: Ink }
  | { readonly kind: 'mirror'; readonly way: 'sideways' | 'upsideDown' }
  | { readonly kind: 'shift'; readonly direction: Shift }
  | { readonly kind: 'clear' }
  | { readonly kind: 'addFrame'; readonly copy: boolean }
  | { readonly kind: 'removeFrame' }
  | { readonly kind: 'mode'; readonly mode: Mode }
  | { readonly kind: 'color'; readonly name: ColorName; readonly color: number }
  | { readonly kind: 'import'; readonly frames: readonly Frame[] };

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

/** The project after the edit. Pure; an edit that can do nothing answers the project itself. */
export function applyEdit(project: Project, edit: Edit): Project {
  switch (edit.kind) {
    case 'paint':
      return withFrame(project, (frame, mode) => paint(frame, mode, edit.cells, edit.ink));
    case 'fill':
      return withFrame(project, (frame, mode) =>
        paint(frame, mode, connectedCells(frame, mode, edit.cell), edit.ink),
      );
    case 'mirror':
      return withFrame(project, edit.way === 'sideways' ? mirrorSideways : mirrorUpsideDown);
    case 'shift':
      return withFrame(project, (frame, mode) => shiftFrame(frame, mode, edit.direction));
    case 'clear':
      return withFrame(project, () => emptyFrame);
    case 'addFrame':
      return addFrame(project, edit.copy);
    case 'removeFrame':
      return removeFrame(project);
    case 'mode':
      return { ...project, mode: edit.mode };
    case 'color':
      return { ...project, colors: { ...project.colors, [edit.name]: edit.color } };
    case 'import':
      return { ...project, frames: edit.frames, current: 0 };
  }
}

/** The colour number an ink shows in; undefined for the transparent. */
export function inkColor({ colors }: Pick<Project, 'colors'>, ink: Ink): number | undefined {
  switch (ink) {
    case 0:
      return undefined;
    case 1:
      return colors.multi1;
    case 2:
      return colors.sprite;
    case 3:
      return colors.multi2;
  }
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

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
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
