import { defineLab } from '../kit/lab';
import { createRandom } from '@kurser/shared/random';
import { learn, startLearner, type Amount, type Learner, type Parameters } from './core/qlearning';
import type { GridSettings, Method } from './settings';
import { bestMoves, moveValues, startValues, sweepValues } from './core/values';
import {
  isOpen,
  movesIn,
  resizeWorld,
  withCell,
  withStart,
  worldLimits,
  type CellKind,
  type Move,
  type Rewards,
  type World,
} from './core/world';

/** What touching a cell does: show its numbers, or make it something else. */
export type Tool = 'look' | 'start' | CellKind;

export interface GridState {
  readonly settings: GridSettings;
  readonly world: World;
  readonly rewards: Rewards;
  readonly parameters: Parameters;
  readonly seed: number;
  readonly method: Method;
  readonly tool: Tool;
  /** The cell whose numbers are shown. */
  readonly looked: number;
  readonly values: readonly number[];
  readonly sweeps: number;
  /** Whether the last sweep changed no value that can be seen. */
  readonly settled: boolean;
  readonly learner: Learner;
}

/** A sweep that changes no value by more than this is the last one worth making. */
const settledBelow = 1e-6;

type Unlearnt = Pick<GridState, 'values' | 'sweeps' | 'settled' | 'learner'>;

function unlearnt(world: World, seed: number): Unlearnt {
  return {
    values: startValues(world),
    sweeps: 0,
    settled: false,
    learner: startLearner(world, createRandom(seed).state()),
  };
}

/** In another world, or with another seed, nothing that was learnt holds. */
function inWorld(state: GridState, world: World): GridState {
  if (world === state.world) return state;
  const looked = isOpen(world, state.looked) ? state.looked : world.start;
  return { ...state, world, looked, ...unlearnt(world, state.seed) };
}

function touch(state: GridState, cells: readonly number[]): GridState {
  const { tool, world } = state;
  const last = cells.at(-1) ?? state.looked;
  if (tool === 'look') return { ...state, looked: last };
  if (tool === 'start') return inWorld(state, withStart(world, last));
  return inWorld(
    state,
    cells.reduce((current, cell) => withCell(current, cell, tool), world),
  );
}

function sweep(state: GridState): GridState {
  const { world, values, rewards, parameters } = state;
  const next = sweepValues(world, values, rewards, parameters.gamma);
  const change = Math.max(...next.map((value, i) => Math.abs(value - (values[i] ?? 0))));
  return { ...state, values: next, sweeps: state.sweeps + 1, settled: change < settledBelow };
}

function repeatedSweep(state: GridState, count: number): GridState {
  let next = state;
  for (let i = 0; i < count && !next.settled; i += 1) next = sweep(next);
  return next;
}

function resize(state: GridState, rows: number, columns: number): GridState {
  if (rows * columns < worldLimits.cells) return state;
  return inWorld(state, resizeWorld(state.world, rows, columns));
}

function learnMore(state: GridState, amount: Amount): GridState {
  const { learner, world, rewards, parameters } = state;
  return { ...state, learner: learn(learner, world, rewards, parameters, amount) };
}

function start(settings: GridSettings): GridState {
  const { world, rewards, parameters, seed, method } = settings;
  const own = { world, rewards, parameters, seed, method };
  return { settings, ...own, tool: 'look', looked: world.start, ...unlearnt(world, seed) };
}

export const gridLab = defineLab(start, {
  setTool: (state, tool: Tool) => ({ ...state, tool }),
  touch,
  setWorld: inWorld,
  resize,
  setRewards: (state, patch: Partial<Rewards>) => ({
    ...state,
    rewards: { ...state.rewards, ...patch },
    settled: false,
  }),
  setParameters: (state, patch: Partial<Parameters>) => ({
    ...state,
    parameters: { ...state.parameters, ...patch },
    settled: false,
  }),
  setSeed: (state, seed: number) => ({ ...state, seed, ...unlearnt(state.world, seed) }),
  setMethod: (state, method: Method) => ({ ...state, method }),
  sweep: repeatedSweep,
  learn: learnMore,
  forget: (state) => ({ ...state, ...unlearnt(state.world, state.seed) }),
});

/** What is known of a cell: a number for each move, the best of them, and the cell's value. */
export interface CellFacts {
  readonly moves: readonly { readonly move: Move; readonly value: number }[];
  /** Empty while all moves look the same: then there is nothing to choose by. */
  readonly best: readonly Move[];
  readonly value: number;
}

/** What the chosen method knows of a cell; undefined for walls, goals and traps. */
export function cellFacts(state: GridState, cell: number): CellFacts | undefined {
  const { world, values, rewards, parameters, method, learner } = state;
  if (!isOpen(world, cell)) return undefined;
  const names = movesIn(world);
  const numbers =
    method === 'q'
      ? (learner.q[cell] ?? [])
      : moveValues(world, values, cell, rewards, parameters.gamma).map(({ value }) => value);
  const best = bestMoves(names, numbers);
  return {
    moves: names.map((move, i) => ({ move, value: numbers[i] ?? 0 })),
    best: best.length === names.length ? [] : best,
    value: method === 'q' ? Math.max(...numbers) : (values[cell] ?? 0),
  };
}
