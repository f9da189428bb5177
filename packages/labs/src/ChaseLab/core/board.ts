import { parseMap, type MapResult } from '../../MazeViz/core/mapText';
import { columnOf, neighbours, rowOf, type Direction, type Maze } from '../../MazeViz/core/maze';

/** What is played on: a maze from S with its nest at G, and the dots in it. */
export interface Board {
  readonly maze: Maze;
  readonly dots: readonly number[];
  /** Where the ghost begins: as far from the start as there is. */
  readonly lair: number;
}

/** BANA_PRICK of the lesson's `prick.py`. */
export const lessonMap = `
###################
#.  .    #   .   .#
# ## ### # ### ## #
# #             # #
#   # ## S ## #  .#
# #             # #
# ## ### # ### ## #
#.       #      .G#
###################`;

export const order: readonly Direction[] = ['N', 'Ö', 'S', 'V'];

const ways: Readonly<Record<Direction, readonly [row: number, column: number]>> = {
  ...{ N: [-1, 0], Ö: [0, 1], S: [1, 0], V: [0, -1] },
};

/** The cell that way, if one can go there. */
export function beside(maze: Maze, cell: number, way: Direction): number | undefined {
  const [row, column] = ways[way];
  const next = cell + row * maze.columns + column;
  return neighbours(maze, cell, [way]).includes(next) ? next : undefined;
}

/** The way from a cell to the one beside it. */
export function wayTo(maze: Maze, from: number, to: number): Direction | undefined {
  const row = rowOf(maze, to) - rowOf(maze, from);
  const column = columnOf(maze, to) - columnOf(maze, from);
  return order.find((way) => ways[way][0] === row && ways[way][1] === column);
}

/** The cells by how far they are from the start, the farthest last. */
function outwards(maze: Maze): readonly number[] {
  const found = [maze.start];
  for (const cell of found)
    found.push(...neighbours(maze, cell, order).filter((next) => !found.includes(next)));
  return found;
}

/** Where the dots stand, counted in the map's own lines. */
function dotsIn(text: string, { columns }: Maze): readonly number[] {
  const whole = text
    .replace(/\r/g, '')
    .replace(/^\n+|\n+$/g, '')
    .split('\n')
    .map((line) => line.padEnd(columns))
    .join('');
  return Array.from(whole).flatMap((sign, cell) => (sign === '.' ? [cell] : []));
}

export type BoardResult =
  | { readonly kind: 'board'; readonly board: Board }
  | Extract<MapResult, { readonly kind: 'wrong' }>;

/** Reads a map as the mazes are read, where `.` is a dot to eat. */
export function parseBoard(text: string): BoardResult {
  const result = parseMap(text);
  if (result.kind === 'wrong') return result;
  const { maze } = result;
  const reached = outwards(maze);
  const dots = dotsIn(text, maze);
  if (![maze.goal, ...dots].every((cell) => reached.includes(cell)))
    return { kind: 'wrong', reason: 'Boet och alla prickar ska gå att nå från S.' };
  return { kind: 'board', board: { maze, dots, lair: reached.at(-1) ?? maze.goal } };
}
