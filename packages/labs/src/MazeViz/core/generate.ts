import { createRandom } from '@kurser/shared/random';
import { floor, wall, type Maze, type Tile } from './maze';

/**
 * Two cells away, in the order N, Ö, S, V: rooms lie on odd rows and columns with walls between
 * them.
 */
const leaps = [
  [-2, 0],
  [0, 2],
  [2, 0],
  [0, -2],
] as const;

/**
 * A perfect maze (exactly one way between any two floor cells) dug by depth-first search: stand in
 * a room, dig to a random room that nobody has dug yet, go back when there is none. The start is
 * the upper left room, the goal the lower right one. Python's `random.seed(seed)` and
 * `random.choice` over the undug neighbours in the order N, Ö, S, V give the same maze. Throws
 * unless rows and columns are odd and at least 5.
 */
export function generateMaze(rows: number, columns: number, seed: number): Maze {
  if (rows < 5 || columns < 5 || rows % 2 === 0 || columns % 2 === 0)
    throw new RangeError(`rows and columns must be odd and at least 5, not ${rows} and ${columns}`);
  const random = createRandom(seed);
  const tiles = Array.from({ length: rows * columns }, (): Tile => wall);
  const start = columns + 1;
  const stack = [start];
  tiles[start] = floor;
  for (let room = start; ;) {
    const undug = leaps.flatMap(([rowStep, columnStep]) => {
      const row = Math.floor(room / columns) + rowStep;
      const column = (room % columns) + columnStep;
      const inside = row > 0 && column > 0 && row < rows && column < columns;
      const next = row * columns + column;
      return inside && tiles[next] === wall ? [next] : [];
    });
    if (undug.length > 0) {
      const next = random.pick(undug);
      tiles[(room + next) / 2] = floor;
      tiles[next] = floor;
      stack.push(next);
    } else stack.pop();
    const top = stack.at(-1);
    if (top === undefined) break;
    room = top;
  }
  return { rows, columns, tiles, start, goal: (rows - 2) * columns + (columns - 2) };
}
