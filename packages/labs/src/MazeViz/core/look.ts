import { wall, positionText, tileAt, type Maze } from './maze';
import type { Recording, Step } from './recording';

/**
 * What a search has to do with a cell at one step. The strongest that fits: the path covers the
 * visited, and so on.
 */
export type Mark = 'none' | 'frontier' | 'visited' | 'current' | 'path';

export interface CellLook {
  readonly mark: Mark;
  /**
   * As which number the cell was expanded (in iterative deepening: in this round); undefined when
   * it was not.
   */
  readonly number: number | undefined;
}

/** The recorded step at a position, the last one for a position beyond the end. */
export function stepAt(recording: Recording, position: number): Step {
  const step = recording.steps[Math.min(position, recording.steps.length - 1)];
  if (step === undefined) throw new Error('a recording has at least one step');
  return step;
}

/** How every cell of the maze looks at a step. */
export function cellLooks(maze: Maze, recording: Recording, step: Step): readonly CellLook[] {
  const marks = new Map<number, Mark>();
  const numbers = new Map<number, number>();
  for (const entry of step.frontier) marks.set(entry.cell, 'frontier');
  recording.order.slice(step.roundStart, step.expanded).forEach((cell, index) => {
    numbers.set(cell, index + 1);
    marks.set(cell, 'visited');
  });
  if (step.kind === 'found') for (const cell of recording.path ?? []) marks.set(cell, 'path');
  else if (step.cell !== undefined) marks.set(step.cell, 'current');
  return maze.tiles.map((_tile, cell) => ({
    mark: marks.get(cell) ?? 'none',
    number: numbers.get(cell),
  }));
}

const markWords: Record<Mark, string> = {
  none: '',
  frontier: ', väntar i frontlinjen',
  visited: ', besökt',
  current: ', här är sökningen nu',
  path: ', på stigen',
};

/** The sign beside the colour, so that nobody has to tell colours apart. */
export const markSigns: Record<Mark, string> = {
  none: '',
  frontier: '○',
  visited: '•',
  current: '◆',
  path: '★',
};

/** What a screen reader says: "(1, 2): golv, besökt som nummer 4". */
export function cellLabel(maze: Maze, cell: number, look: CellLook): string {
  const tile = tileAt(maze, cell);
  const kind =
    cell === maze.start
      ? 'start'
      : cell === maze.goal
        ? 'mål'
        : tile === wall
          ? 'vägg'
          : tile > 1
            ? `golv med tyngd ${tile}`
            : 'golv';
  const number = look.number === undefined ? '' : `, nummer ${look.number}`;
  return `${positionText(maze, cell)}: ${kind}${markWords[look.mark]}${number}`;
}

/**
 * What is written in the cell: start, goal or weight first, then the mark's sign or the visit's
 * number.
 */
export function cellText(maze: Maze, cell: number, look: CellLook, numbered: boolean): string {
  const tile = tileAt(maze, cell);
  const sign = numbered && look.number !== undefined ? String(look.number) : markSigns[look.mark];
  if (cell === maze.start) return 'S';
  if (cell === maze.goal) return 'G';
  return tile > 1 ? `${tile}${numbered ? '' : sign}` : sign;
}
