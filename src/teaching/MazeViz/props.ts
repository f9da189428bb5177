import type { ReactNode } from 'react';
import { splitFences } from '@site/src/components/nodeText';
import { algorithms, type Algorithm } from './algorithm';
import { generateMaze } from './generate';
import { heuristics, type Heuristic } from './heuristics';
import { parseMap } from './mapText';
import { directions, hasWeights, maxColumns, maxRows, type Direction, type Maze } from './maze';
import { presetMaze, presetNames, type MazeSource } from './presets';

/** What an author writes. All of it is unknown until `parseMazeProps` has read it. */
export interface MazeVizProps {
  readonly title?: unknown;
  readonly algorithm?: unknown;
  readonly compare?: unknown;
  readonly preset?: unknown;
  readonly heuristic?: unknown;
  readonly order?: unknown;
  readonly weights?: unknown;
  readonly seed?: unknown;
  readonly rows?: unknown;
  readonly columns?: unknown;
  readonly children?: ReactNode;
}

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

function fail(prop: string, value: unknown, right: string): never {
  const shown = typeof value === 'string' ? `"${value}"` : `{${String(value)}}`;
  throw new Error(`MazeViz: ${prop}=${shown} går inte. ${right}`);
}

function oneOf<T extends string, F>(
  prop: string,
  value: unknown,
  allowed: readonly T[],
  fallback: F,
): T | F {
  if (value === undefined) return fallback;
  const found = allowed.find((name) => name === value);
  return found ?? fail(prop, value, `Skriv ett av ${allowed.join(', ')}.`);
}

function size(prop: string, value: unknown, fallback: number, max: number): number {
  if (value === undefined) return fallback;
  if (typeof value === 'number' && value >= 5 && value <= max && value % 2 === 1) return value;
  return fail(prop, value, `Skriv ett udda tal från 5 till ${max}, till exempel {11}.`);
}

/** `NÖSV` in any order: each of the four directions once. Undefined when it is not. */
export function parseOrder(text: string): readonly Direction[] | undefined {
  const letters = Array.from(text.replace(/[\s,]/g, '').toUpperCase());
  const order = letters.flatMap((letter) => directions.find((name) => name === letter) ?? []);
  return new Set(order).size === 4 && order.length === 4 ? order : undefined;
}

function orderOf(value: unknown): readonly Direction[] {
  if (value === undefined) return directions;
  const order = typeof value === 'string' ? parseOrder(value) : undefined;
  return order ?? fail('order', value, 'Skriv de fyra riktningarna en gång var, som "SÖNV".');
}

function seedOf(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  return fail('seed', value, 'Skriv ett heltal från 0, till exempel {42}.');
}

function weightsOf(value: unknown): boolean {
  if (value === undefined || typeof value === 'boolean') return value ?? false;
  return fail('weights', value, 'Skriv bara weights, eller {false}.');
}

function mapOf(children: ReactNode): Maze | undefined {
  const { fences, rest } = splitFences(children);
  const [fence, second] = fences;
  const foreign = rest.some((child) => typeof child !== 'string' || child.trim() !== '');
  if (foreign || second !== undefined || (fence !== undefined && fence.language !== 'maze'))
    throw new Error(
      'MazeViz: innehållet ska vara ett enda kodblock med språket maze, eller inget.',
    );
  if (fence === undefined) return undefined;
  const result = parseMap(fence.text);
  if (result.kind === 'wrong')
    throw new Error(`MazeViz: banan går inte att läsa. ${result.reason}`);
  return result.maze;
}

/** Reads what the author wrote. Throws with the component, the value and what would be right. */
export function parseMazeProps(props: MazeVizProps): MazeSetup {
  const { title, preset, seed } = props;
  const drawn = mapOf(props.children);
  const given = [drawn, preset, seed].filter((value) => value !== undefined);
  if (given.length > 1)
    throw new Error('MazeViz: välj en bana: ett kodblock, preset eller seed, inte flera.');
  const rows = size('rows', props.rows, 11, maxRows);
  const columns = size('columns', props.columns, 19, maxColumns);
  const seedNumber = seedOf(seed);
  const generated = seedNumber === undefined ? undefined : generateMaze(rows, columns, seedNumber);
  const name = oneOf('preset', preset, presetNames, 'liten' as const);
  const own = drawn ?? generated;
  const maze = own ?? presetMaze(name);
  return {
    title: typeof title === 'string' ? title : 'Sök i en labyrint',
    maze,
    source: own === undefined ? name : 'lektion',
    algorithm: oneOf('algorithm', props.algorithm, algorithms, 'bfs' as const),
    compare: oneOf('compare', props.compare, algorithms, undefined),
    heuristic: oneOf('heuristic', props.heuristic, heuristics, 'manhattan' as const),
    order: orderOf(props.order),
    weights: weightsOf(props.weights) || hasWeights(maze),
    seed: seedNumber ?? 42,
    rows,
    columns,
  };
}
