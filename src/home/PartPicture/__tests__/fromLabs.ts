import { recordSearch } from '../../../../packages/labs/src/MazeViz/core/search';
import { generateMaze } from '../../../../packages/labs/src/MazeViz/core/generate';
import { columnOf, rowOf, tileAt, wall } from '../../../../packages/labs/src/MazeViz/core/maze';
import { knnClassifier } from '../../../../packages/labs/src/PointLab/core/models/knn';
import { unscaled } from '../../../../packages/labs/src/PointLab/core/models/scaler';
import { presetDataset } from '../../../../packages/labs/src/PointLab/core/presets';

/**
 * The pictures that the labs draw, worked out by the labs' own programs. A page that shows one
 * fetches no lab: what stands in pictures.ts is compared with this.
 */

interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly left: number;
  readonly top: number;
  readonly unit: number;
}

/** The cells that are on, neighbours of a row in one piece. */
function cellsPath(grid: Grid, isOn: (row: number, column: number) => boolean): string {
  const { rows, columns, left, top, unit } = grid;
  return Array.from({ length: rows }, (_, row) => {
    const text = Array.from({ length: columns }, (__, column) => (isOn(row, column) ? 1 : 0));
    return [...text.join('').matchAll(/1+/g)].map(({ index, 0: run }) => {
      const width = run.length * unit;
      return `M${left + index * unit} ${top + row * unit}h${width}v${unit}h-${width}z`;
    });
  })
    .flat()
    .join('');
}

/** A labyrinth dug by the search course's lab, and the way that its A* finds through it. */
export function mazePicture() {
  const maze = generateMaze(11, 19, 5);
  const grid = { rows: maze.rows, columns: maze.columns, left: 4, top: 1, unit: 8 };
  const walls = cellsPath(
    grid,
    (row, column) => tileAt(maze, row * maze.columns + column) === wall,
  );
  const { path = [] } = recordSearch(maze, {
    algorithm: 'astar',
    heuristic: 'manhattan',
    order: ['N', 'Ö', 'S', 'V'],
  });
  const way = path.map(
    (cell) => `${8 + columnOf(maze, cell) * grid.unit} ${5 + rowOf(maze, cell) * grid.unit}`,
  );
  return { soft: walls, moves: `M${way.join('L')}` };
}

/** The two arcs of the AI course's lab, and the ground that nearest neighbours give the first. */
export function pointsPicture() {
  const { samples, x, y } = presetDataset('bågar');
  const classify = knnClassifier(samples, 3, unscaled);
  const grid = { rows: 10, columns: 18, left: 8, top: 5, unit: 8 };
  const soft = cellsPath(grid, (row, column) => {
    const at = {
      x: x.min + ((column + 0.5) / grid.columns) * (x.max - x.min),
      y: y.max - ((row + 0.5) / grid.rows) * (y.max - y.min),
    };
    return classify(at) === 0;
  });
  const marks = samples.map((sample) => {
    const across = Math.round(8 + ((sample.x - x.min) / (x.max - x.min)) * 144);
    const down = Math.round(85 - ((sample.y - y.min) / (y.max - y.min)) * 80);
    return sample.group === 0
      ? { fill: `M${across - 3} ${down}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`, ink: '' }
      : { fill: '', ink: `M${across - 3} ${down - 3}l6 6m0-6l-6 6` };
  });
  const join = (name: 'fill' | 'ink') => marks.map((mark) => mark[name]).join('');
  return { soft, fill: join('fill'), ink: join('ink') };
}

/** Words as short lines, as long as they are written. */
function wordLines(x: number, y: number, text: string): string {
  const before = (at: number): number =>
    text
      .split(' ')
      .slice(0, at)
      .reduce((sum, word) => sum + 2 * word.length + 4, 0);
  return text
    .split(' ')
    .map((word, at) => `M${x + before(at)} ${y}h${2 * word.length}`)
    .join('');
}

/** Every match's first group. */
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, first = '']) => first);

/**
 * The window that year three ends up with, with the things that it lends: its fields, columns and
 * buttons are those of the course's program, and the first thing is lent.
 * @param program m15/fonster.py
 * @param things m8/saker.csv
 */
export function lendingPicture(program: string, things: string) {
  const [search = '', ...fields] = found(program, /self\._fält\("(\p{L}+)"/gu);
  const buttons = found(program, /ttk\.Button\(self, text="(\p{L}+)"/gu);
  const widths = found(program, /\("[^"]+", "[^"]+", (\d+)\)/g).map(Number);
  const { left, right, row, top } = { left: 14, right: 146, row: 7, top: 31 };
  const total = widths.reduce((sum, width) => sum + width, 0);
  const starts = widths.map((_, at) => {
    const before = widths.slice(0, at).reduce((sum, width) => sum + width, 0);
    return Math.round(left + ((right - left) * before) / total);
  });
  const [number = 0, name = 0, state = 0] = starts;
  const rows = things.trim().split('\n').slice(1);
  const bottom = top + row * rows.length;
  const places = [15, ...fields.map((_, at) => bottom + 2 + 8 * at)];
  const field = (y: number | undefined): string => `M${name} ${y}H${right}v6H${name}z`;
  const button = (at: number): string => `M${left + 36 * at} ${bottom + 18}h30v8h-30z`;
  const line = (text: string, at: number): string => {
    const [id = '', thing = ''] = text.split(';');
    const y = top + row * at + 3;
    const isLent = at === 0;
    return `${wordLines(number + 3, y, id)}${wordLines(name + 3, y, thing)}${isLent ? '' : wordLines(state + 3, y, 'ledig')}`;
  };
  return {
    soft: [
      `M8 3h144v10H8zM${left} ${top}H${right}v${row}H${left}z`,
      places.map(field).join(''),
      buttons.map((_, at) => (at === 0 ? '' : button(at))).join(''),
    ].join(''),
    fill: button(0),
    ink: [
      'M8 3h144v85H8zM8 13h144M138 6l4 4m0-4l-4 4',
      wordLines(left, 8, 'Lånoteket'),
      `M${left} ${top - row}H${right}V${bottom}H${left}zM${left} ${top}H${right}`,
      rows.map(line).join(''),
      [search, ...fields]
        .map((label, at) => wordLines(left, (places[at] ?? 0) + 3, label))
        .join(''),
    ].join(''),
    moves: `M${state + 3} ${top + 3}h46`,
  };
}

/** A sprite of three bytes a row, as the C64 course's page gives it. */
export function spritePicture(bytes: readonly number[]) {
  const grid = { rows: 21, columns: 24, left: 32, top: 3, unit: 4 };
  return {
    fill: cellsPath(grid, (row, column) => {
      const byte = bytes[row * 3 + Math.floor(column / 8)] ?? 0;
      return ((byte >> (7 - (column % 8))) & 1) === 1;
    }),
  };
}
