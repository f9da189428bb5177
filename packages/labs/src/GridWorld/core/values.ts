import {
  cellAfter,
  isEnd,
  isOpen,
  movesIn,
  rewardIn,
  type Move,
  type Rewards,
  type World,
} from './world';

/**
 * What a move is worth: the reward for where it leads, and what can be had from there, discounted.
 */
export interface MoveValue {
  readonly move: Move;
  readonly to: number;
  readonly reward: number;
  /** The value of the cell it leads to; 0 where the episode ends. */
  readonly nextValue: number;
  /** reward + gamma · nextValue. */
  readonly value: number;
}

/**
 * Every move in a cell with its value, in the order of `movesIn`. Empty where there is nothing to
 * choose.
 */
export function moveValues(
  world: World,
  values: readonly number[],
  cell: number,
  rewards: Rewards,
  gamma: number,
): readonly MoveValue[] {
  if (!isOpen(world, cell)) return [];
  return movesIn(world).map((move) => {
    const to = cellAfter(world, cell, move);
    const reward = rewardIn(world, to, rewards);
    const nextValue = isEnd(world, to) ? 0 : (values[to] ?? 0);
    return { move, to, reward, nextValue, value: reward + gamma * nextValue };
  });
}

/** No knowledge: every value 0. */
export function startValues({ cells }: World): readonly number[] {
  return cells.map(() => 0);
}

/**
 * One sweep of value iteration: V(s) becomes the largest reward + gamma · V(s′), all cells at once
 * from the old values.
 */
export function sweepValues(
  world: World,
  values: readonly number[],
  rewards: Rewards,
  gamma: number,
): readonly number[] {
  return values.map((_, cell) => {
    const moves = moveValues(world, values, cell, rewards, gamma);
    return moves.length === 0 ? 0 : Math.max(...moves.map(({ value }) => value));
  });
}

/** Numbers closer than this are the same to the eye and to a policy. */
const same = 1e-9;

/**
 * The moves that are best by these numbers, all of them when they are equal. `numbers` are in the
 * order of `moves`.
 */
export function bestMoves(moves: readonly Move[], numbers: readonly number[]): readonly Move[] {
  const best = Math.max(...numbers);
  return moves.filter((_, i) => (numbers[i] ?? -Infinity) >= best - same);
}
