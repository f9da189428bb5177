import {
  parseProps,
  readFlag,
  readNumber,
  readOneOf,
  readText,
  type PropReader,
} from '../kit/settings';
import type { LabProps } from '../kit/labPart';
import { readFences } from '../kit/readFences';
import { algorithms, type Algorithm } from './core/algorithm';
import { generateMaze } from './core/generate';
import { heuristics, type Heuristic } from './core/heuristics';
import { parseMap } from './core/mapText';
import {
  directions,
  hasWeights,
  maxColumns,
  maxRows,
  type Direction,
  type Maze,
} from './core/maze';
import { presetMaze, presetNames, type MazeSource } from './core/presets';

/** How the lab looks when the page opens. */
export interface MazeSetup {
  readonly title: string;
  readonly maze: Maze;
  readonly source: MazeSource;
  readonly algorithm: Algorithm;
  /** The second search, side by side with the first; undefined for one alone. */
  readonly compare: Algorithm | undefined;
  readonly heuristic: Heuristic;
  readonly order: readonly Direction[];
  /** Whether the tool for weights is offered. */
  readonly weights: boolean;
  readonly seed: number;
  readonly rows: number;
  readonly columns: number;
}

/** An odd number: so there is a wall all round. */
function readSide(read: PropReader, name: string, max: number, fallback: number): number {
  const side = readNumber(read, name, { min: 5, max, integer: true }, fallback);
  if (side % 2 === 1) return side;
  read.fault(`${name} har värdet ${side} men ska vara ett udda tal`);
  return fallback;
}

/** `NÖSV` in any order: each of the four directions once. Undefined when it is not. */
export function parseOrder(text: string): readonly Direction[] | undefined {
  const letters = Array.from(text.replace(/[\s,]/g, '').toUpperCase());
  const order = letters.flatMap((letter) => directions.find((name) => name === letter) ?? []);
  return new Set(order).size === 4 && order.length === 4 ? order : undefined;
}

function readOrder(read: PropReader): readonly Direction[] {
  const order = parseOrder(readText(read, 'order', directions.join('')));
  if (order === undefined)
    read.fault('order ska vara de fyra riktningarna en gång var, som "SÖNV"');
  return order ?? directions;
}

function readMap(read: PropReader, props: LabProps): Maze | undefined {
  const [fence] = readFences(read, props.children, 'ett enda kodblock', 'maze');
  if (fence === undefined) return undefined;
  const result = parseMap(fence.text);
  if (result.kind === 'maze') return result.maze;
  read.fault(`banan går inte att läsa. ${result.reason}`);
  return undefined;
}

/**
 * The settings of `<MazeViz …>`.
 * @throws an Error in Swedish with every fault
 */
export function parseSettings(props: LabProps): MazeSetup {
  return parseProps('MazeViz', props, (read) => {
    const drawn = readMap(read, props);
    const preset = readOneOf(read, 'preset', presetNames, 'liten');
    const seed = readNumber(read, 'seed', { min: 0, max: 999_999, integer: true }, 42);
    const rows = readSide(read, 'rows', maxRows, 11);
    const columns = readSide(read, 'columns', maxColumns, 19);
    if ([drawn !== undefined, read.has('preset'), read.has('seed')].filter(Boolean).length > 1)
      read.fault('välj en bana: ett kodblock, preset eller seed, inte flera');
    const own = drawn ?? (read.has('seed') ? generateMaze(rows, columns, seed) : undefined);
    const maze = own ?? presetMaze(preset);
    return {
      title: readText(read, 'title', 'Sök i en labyrint'),
      maze,
      source: own === undefined ? preset : 'lektion',
      algorithm: readOneOf(read, 'algorithm', algorithms, 'bfs'),
      compare: read.has('compare') ? readOneOf(read, 'compare', algorithms, 'astar') : undefined,
      heuristic: readOneOf(read, 'heuristic', heuristics, 'manhattan'),
      order: readOrder(read),
      weights: readFlag(read, 'weights') || hasWeights(maze),
      seed,
      rows,
      columns,
    };
  });
}
