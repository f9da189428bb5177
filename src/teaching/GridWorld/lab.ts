import { createRandom } from '../random';
import { learn, startLearner, type Amount, type Learner, type Parameters } from './qlearning';
import type { GridSettings, Method } from './settings';
import { bestMoves, moveValues, startValues, sweepValues } from './values';
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
} from './world';

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

export type GridAction =
  | { readonly type: 'tool'; readonly tool: Tool }
  | { readonly type: 'touch'; readonly cells: readonly number[] }
  | { readonly type: 'world'; readonly world: World }
  | { readonly type: 'resize'; readonly rows: number; readonly columns: number }
  | { readonly type: 'rewards'; readonly patch: Partial<Rewards> }
  | { readonly type: 'parameters'; readonly patch: Partial<Parameters> }
  | { readonly type: 'seed'; readonly seed: number }
  | { readonly type: 'method'; readonly method: Method }
  | { readonly type: 'sweep'; readonly count: number }
  | { readonly type: 'learn'; readonly amount: Amount }
  | { readonly type: 'forget' }
  | { readonly type: 'reset' };

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

/** The lab as the author set it up. */
export function startState(settings: GridSettings): GridState {
  const { world, rewards, parameters, seed, method } = settings;
  const looked = world.start;
  return {
    settings,
    world,
    rewards,
    parameters,
    seed,
    method,
    tool: 'look',
    looked,
    ...unlearnt(world, seed),
  };
}

/** The lab after an action. */
export function reduceGrid(state: GridState, action: GridAction): GridState {
  switch (action.type) {
    case 'tool':
      return { ...state, tool: action.tool };
    case 'touch':
      return touch(state, action.cells);
    case 'world':
      return inWorld(state, action.world);
    case 'resize': {
      const { rows, columns } = action;
      if (rows * columns < worldLimits.cells) return state;
      return inWorld(state, resizeWorld(state.world, rows, columns));
    }
    case 'rewards':
      return { ...state, rewards: { ...state.rewards, ...action.patch }, settled: false };
    case 'parameters':
      return { ...state, parameters: { ...state.parameters, ...action.patch }, settled: false };
    case 'seed':
      return { ...state, seed: action.seed, ...unlearnt(state.world, action.seed) };
    case 'method':
      return { ...state, method: action.method };
    case 'sweep':
      return repeatedSweep(state, action.count);
    case 'learn': {
      const { learner, world, rewards, parameters } = state;
      return { ...state, learner: learn(learner, world, rewards, parameters, action.amount) };
    }
    case 'forget':
      return { ...state, ...unlearnt(state.world, state.seed) };
    case 'reset':
      return startState(state.settings);
  }
}

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
