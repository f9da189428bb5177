/**
 * The board of a game, as `course_runner/modules/spelplan.py` says it. Parsed here once, where it
 * comes in.
 */
import { isRecord, parseItems, parseText } from '@kurser/shared/fields';

/** Those that a program may paint a square with. */
export const boardColours = [
  ...(['röd', 'orange', 'gul', 'grön', 'blå'] as const),
  ...(['lila', 'rosa', 'brun', 'grå', 'svart'] as const),
];
export type BoardColour = (typeof boardColours)[number];

/** A square with something in it. (0, 0) is at the top left. */
export interface BoardCell {
  readonly x: number;
  readonly y: number;
  /** An emoji or a letter; empty in one that is only painted. */
  readonly picture: string;
  readonly colour: BoardColour | null;
}

export interface Board {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly BoardCell[];
  /** The keys that do something, by the names that the program has for them. */
  readonly keys: readonly string[];
  /** In so many seconds of playing the game's clock strikes; null where there is none. */
  readonly wait: number | null;
  /** What the program says below the board. */
  readonly text: string;
  /** What the last key did, for those who hear the board. */
  readonly said: string;
  readonly isOver: boolean;
}

const maxColumns = 40;
const maxRows = 30;
const maxText = 200;

function isWhole(value: unknown, below: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < below;
}

function parseColour(value: unknown): BoardColour | null | undefined {
  return value === '' ? null : boardColours.find((colour) => colour === value);
}

function parseCell(value: unknown): BoardCell | undefined {
  if (!Array.isArray(value)) return undefined;
  const [x, y, picture, painted] = value as readonly unknown[];
  const colour = parseColour(painted);
  if (!isWhole(x, maxColumns) || !isWhole(y, maxRows) || colour === undefined) return undefined;
  return typeof picture === 'string' && picture.length <= 16
    ? { x, y, picture, colour }
    : undefined;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2 * maxText;

/** The board, or undefined when it is of another shape or larger than a program may make it. */
export function parseBoard(value: unknown): Board | undefined {
  if (!isRecord(value)) return undefined;
  const { width, height, wait, text, said, isOver } = value;
  const cells = parseItems(value['cells'], parseCell);
  const keys = parseItems(value['keys'], parseText);
  if (!isWhole(width, maxColumns + 1) || !isWhole(height, maxRows + 1)) return undefined;
  if (cells === undefined || keys === undefined || cells.length > maxColumns * maxRows)
    return undefined;
  if (wait !== null && (typeof wait !== 'number' || !(wait >= 0))) return undefined;
  if (!isText(text) || !isText(said) || typeof isOver !== 'boolean') return undefined;
  return { width, height, cells, keys, wait, text, said, isOver };
}
